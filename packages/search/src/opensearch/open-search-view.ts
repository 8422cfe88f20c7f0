import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ViewSettings } from '../engine/view-settings.ts';
import type { CatalogQuery, IndexedProduct, SearchEngine } from '../query/catalog-search.ts';
import type { SearchHits } from '../query/search-criteria.ts';
import { createProductAnalyzer, type SearchVector } from '../text/search-vector.ts';
import { documentFields, indexBody, priceValues, stockValues } from './index-fields.ts';
import { createProductSearch } from './product-search.ts';
import type { BulkOperation, SearchNode } from './search-node.ts';
import { createTextResolver } from './text-search.ts';
import { wordFields } from './text-query.ts';

type ViewCriteria = Omit<CatalogQuery, 'view'>;
type ProductPatches = Parameters<SearchEngine['patch']>[1];

/** The products of one store view. */
export interface OpenSearchView {
  find(criteria: ViewCriteria): Promise<SearchHits>;
  write(products: readonly IndexedProduct[]): Promise<void>;
  patch(patches: ProductPatches): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  replace(batches: AsyncIterable<readonly IndexedProduct[]>): Promise<void>;
  exists(): Promise<boolean>;
  readMark(): Promise<string | undefined>;
  writeMark(mark: string): Promise<void>;
}

const markId = 'mark';
const markDocument = v.object({ mark: v.string() });

/**
 * Creates a view whose searches read the alias.
 *
 * @param mustExist - True if only `replace` creates the index, and every other call rejects without one.
 */
export function createOpenSearchView(
  node: SearchNode,
  alias: string,
  settings: ViewSettings,
  mustExist: boolean,
): OpenSearchView {
  const analyze = createProductAnalyzer(settings.language);
  const resolveText = createTextResolver(node, alias, settings.language, settings.text);
  const findProducts = createProductSearch(node, alias, settings.facets);
  const missingIndex = () => new Error(`No index is filled for ${alias}.`);
  const writeTo = async (index: string, products: readonly IndexedProduct[]): Promise<void> => {
    const operations = new Map(
      products
        .flatMap((product) => productOperations(product, analyze(product.text), settings))
        .map((operation) => [operation.id, operation]),
    );
    await node.bulk(index, [...operations.values()]);
  };
  const existingIndex = async (): Promise<string | undefined> => {
    const index = await currentIndex(node, alias);
    if (index === undefined && mustExist) throw missingIndex();
    return index;
  };
  const change = async (operations: readonly BulkOperation[]): Promise<void> => {
    const index = await existingIndex();
    if (index === undefined) return;
    await node.bulk(index, operations);
    await node.refresh(index);
  };

  return {
    async find(criteria) {
      const text = criteria.text === '' ? undefined : await resolveText(criteria);
      const [{ hasIndex, ...hits }, suggestions] = await Promise.all([
        findProducts(criteria, text),
        text?.suggestions() ?? [],
      ]);
      if (!hasIndex && mustExist) throw missingIndex();
      return { ...hits, suggestions };
    },
    async write(products) {
      const current = await existingIndex();
      const index = current ?? (await createIndex(node, alias));
      await writeTo(index, products);
      await node.refresh(index);
      if (current === undefined) await node.switchAlias(alias, index);
    },
    patch: (patches) => change(patchOperations(patches, settings)),
    drop: (ids) => change(ids.map((id) => ({ kind: 'delete', id: documentId(id) }))),
    exists: async () => (await currentIndex(node, alias)) !== undefined,
    async readMark() {
      const mark = v.safeParse(markDocument, await node.document(alias, markId));
      return mark.success ? mark.output.mark : undefined;
    },
    writeMark: (mark) => node.putDocument(alias, markId, { mark }),
    async replace(batches) {
      const former = await node.indicesOf(alias);
      const index = await createIndex(node, alias);
      try {
        for await (const products of batches) await writeTo(index, products);
        await node.refresh(index);
        await node.switchAlias(alias, index);
      } catch (error) {
        await node.deleteIndices([index]);
        throw error;
      }
      // Searches that began before the switch still read the previous index; the next replacement deletes it.
      await node.deleteIndices(
        former.filter(({ isCurrent }) => !isCurrent).map(({ name }) => name),
      );
    },
  };
}

/** Creates an index for the alias without switching the alias to it. Returns the name of the index. */
async function createIndex(node: SearchNode, alias: string): Promise<string> {
  const index = `${alias}.${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`;
  await node.createIndex(index, indexBody);
  return index;
}

async function currentIndex(node: SearchNode, alias: string): Promise<string | undefined> {
  return (await node.indicesOf(alias)).find(({ isCurrent }) => isCurrent)?.name;
}

/** Operations that write a product and its words. */
function productOperations(
  product: IndexedProduct,
  vector: SearchVector,
  settings: ViewSettings,
): readonly BulkOperation[] {
  return [
    { kind: 'index', id: documentId(product.id), body: productBody(product, vector, settings) },
    ...vector.vocabulary.map((spelling) => ({
      kind: 'create' as const,
      id: `word:${spelling}`,
      body: { written: spelling, folded: settings.language.fold(spelling) },
    })),
  ];
}

function patchOperations(
  patches: ProductPatches,
  { locale }: ViewSettings,
): readonly BulkOperation[] {
  return patches.map(({ id, price, stock, options }) => ({
    kind: 'update',
    id: documentId(id),
    body: {
      ...(price === undefined ? {} : priceValues(price)),
      ...(stock === undefined ? {} : stockValues(stock)),
      ...(options === undefined ? {} : documentFields(options, locale, Object.keys(options))),
    },
  }));
}

function productBody(
  { id, document, price, stock }: IndexedProduct,
  vector: SearchVector,
  { locale }: ViewSettings,
): object {
  return {
    id,
    ...priceValues(price),
    ...stockValues(stock),
    ...documentFields(document, locale),
    ...wordFields(vector),
  };
}

function documentId(id: string): string {
  return `product:${id}`;
}
