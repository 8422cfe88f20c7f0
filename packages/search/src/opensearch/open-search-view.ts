import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { ViewSettings } from '../engine/view-settings.ts';
import { columnName } from '../fields/document-index.ts';
import { chosenPrice, indexFilters } from '../fields/search-rows.ts';
import type { CatalogQuery, IndexedProduct, SearchEngine } from '../query/catalog-search.ts';
import type { SearchHits } from '../query/search-criteria.ts';
import type { SortClause } from '../query/sort-clause.ts';
import { createProductAnalyzer, type SearchVector } from '../text/search-vector.ts';
import { facetRequest, spanRequest } from './facet-aggregations.ts';
import { filterQueries, type Query } from './filter-query.ts';
import {
  documentFields,
  formField,
  indexBody,
  maxWindow,
  numberFields,
  priceValues,
  stockValues,
} from './index-fields.ts';
import type { BulkOperation, SearchNode } from './search-node.ts';
import { promotedQuery } from './promoted-query.ts';
import { createTextResolver, type ResolvedText } from './text-search.ts';
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
    if (index === undefined && mustExist) throw new Error(`No index is filled for ${alias}.`);
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
      const resolved = criteria.text === '' ? undefined : await resolveText(criteria);
      const hits = await findProducts(node, alias, settings, criteria, resolved);
      // A missing alias has no products, or is an error if it must exist.
      if (hits.total === 0) await existingIndex();
      return hits;
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

async function findProducts(
  node: SearchNode,
  alias: string,
  { facets }: ViewSettings,
  criteria: ViewCriteria,
  resolved: ResolvedText | undefined,
): Promise<SearchHits> {
  const { text, from } = criteria;
  const filters = indexFilters(criteria, facets);
  const request = facetRequest(criteria.facets, facets, chosenPrice(filters, facets));
  const spans = spanRequest(criteria.spans ?? []);
  const size = Math.max(0, Math.min(criteria.size, maxWindow - from));
  const [reply] = await node.search(alias, [
    {
      query: {
        bool: {
          must: resolved === undefined ? [] : [promotedQuery(resolved.query, criteria.promotion)],
          filter: [{ exists: { field: 'id' } }, ...filterQueries(filters)],
        },
      },
      from: size === 0 ? 0 : from,
      size,
      sort: await sortOf(node, alias, criteria.sort, text !== ''),
      track_scores: true,
      track_total_hits: true,
      _source: false,
      docvalue_fields: ['id'],
      aggs: { ...request.aggs, ...spans.aggs },
    },
  ]);
  return {
    hits: (reply?.hits.hits ?? []).map(({ fields: { id = [] }, _score: score }) => ({
      id: String(id[0]),
      score: resolved === undefined ? 1 : (score ?? 0),
    })),
    total: reply?.hits.total.value ?? 0,
    aggregations: {
      ...request.read(reply?.aggregations ?? {}),
      ...spans.read(reply?.aggregations ?? {}),
    },
    suggestions: resolved?.suggestions ?? [],
  };
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

/** Returns the sort order of a search. A text field is sorted as numbers only if all its values are numbers. */
async function sortOf(
  node: SearchNode,
  alias: string,
  sort: readonly SortClause[],
  hasText: boolean,
): Promise<readonly Query[]> {
  if (sort[0]?.field === 'random') {
    return [{ _script: { type: 'number', script: { source: 'Math.random()' }, order: 'asc' } }];
  }
  const byScore = hasText && (sort.length === 0 || sort[0]?.field === '_score');
  const clauses = sort.filter(({ field }) => field !== '_score');
  const replies = await node.search(
    alias,
    clauses.map(({ field }) => ({
      query: {
        bool: {
          filter: [{ exists: { field: formField('texts', field) } }],
          must_not: [{ exists: { field: formField('firstNumber', field) } }],
        },
      },
      size: 1,
      _source: false,
      track_total_hits: false,
      terminate_after: 1,
    })),
  );
  return [
    ...(byScore ? [{ _score: 'desc' }] : []),
    ...clauses.map(({ field, descending }, at) => {
      const numberField = numberFields.get(columnName(field));
      const isText = (replies[at]?.hits.hits.length ?? 0) > 0;
      const name = numberField ?? formField(isText ? 'firstText' : 'firstNumber', field);
      return {
        [name]: {
          order: descending ? 'desc' : 'asc',
          missing: '_last',
          unmapped_type: isText ? 'keyword' : 'double',
        },
      };
    }),
    { id: { order: 'asc', unmapped_type: 'keyword' } },
  ];
}

function documentId(id: string): string {
  return `product:${id}`;
}
