import * as v from 'valibot';
import { taxRule, type RatingSummary, type TaxRule } from '@shop/contract';
import type { Locale } from '@shop/format';
import type { Log } from '@shop/kernel';
import type { Sql } from 'postgres';
import { ratingSummaries } from '../documents/rating-summaries.ts';
import { ProductIndexBuilder, type ProductIndex } from './product-index.ts';
import type { StockLevels } from './stock-levels.ts';
import type { NormalAttribute } from '../documents/normalise-attribute.ts';
import type { NormalCategory } from '../documents/normalise-category.ts';
import { catalogFacts } from './catalog-facts.ts';
import type { CatalogFacts } from '../documents/normalise-product.ts';
import {
  readChangedTexts,
  readDocumentTexts,
  type DocumentText,
} from '../documents/document-table.ts';
import {
  documentTypes,
  type ContentDocuments,
  type DocumentType,
  type Source,
} from '../documents/document.ts';
import { toRawText } from '../documents/coerce.ts';
import type { PricedProduct, ProductReader } from './product-reader.ts';
import { loadSmallDocuments, type DocumentView, type SmallDocuments } from './small-documents.ts';

/** Everything but the product documents themselves, as of one moment. */
export interface CatalogState {
  readonly small: ReadonlyMap<DocumentType, SmallDocuments>;
  readonly facts: CatalogFacts;
  readonly taxRules: readonly TaxRule[];
  /** The stars of products, by product id. */
  readonly ratings: ReadonlyMap<number, RatingSummary>;
  /** Document id by article number, of products that exist by themselves. */
  readonly idOfSku: Map<string, string>;
}

/** Products handled before others get their turn. */
const sliceSize = 50;
/** Products whose prices are worked out anew together. */
const pricedAtOnce = 500;

/** Types of document that every product is normalised and priced with. */
const productNeeds: readonly DocumentType[] = ['attribute', 'category', 'taxrule'];

/** Reads again what `changed` names and keeps the rest of `before`. */
export async function loadState(
  sql: Sql,
  previous: CatalogState | undefined,
  changed: ReadonlySet<DocumentType>,
  parts: {
    readonly written: ContentDocuments;
    readonly view: DocumentView;
    readonly log: Log;
  },
): Promise<CatalogState> {
  const { written: contentDocuments, view, log } = parts;
  const small = new Map(previous?.small);
  for (const type of documentTypes) {
    if (type === 'product' || (previous !== undefined && !changed.has(type))) continue;
    small.set(type, await loadSmallDocuments(sql, type, view, contentDocuments.get(type)));
  }
  const ratings =
    previous !== undefined && !changed.has('review')
      ? previous.ratings
      : ratingSummaries(small.get('review')?.documents ?? []);
  if (previous !== undefined && !productNeeds.some((type) => changed.has(type))) {
    return { ...previous, small, ratings };
  }
  const idOfSku = await readArticleIds(sql);
  return {
    small,
    ratings,
    idOfSku,
    facts: catalogFacts(
      (small.get('attribute')?.documents ?? []) as readonly NormalAttribute[],
      (small.get('category')?.documents ?? []) as readonly NormalCategory[],
      (sku) => {
        const id = Number(idOfSku.get(sku) ?? Number.NaN);
        return Number.isFinite(id) ? id : undefined;
      },
      view.usesUrlKeys,
    ),
    taxRules: readTaxRules(small.get('taxrule'), log),
  };
}

/** Returns true if all products must be read again after documents of these types changed. */
export function affectsProducts(changed: ReadonlySet<DocumentType>): boolean {
  return productNeeds.some((type) => changed.has(type));
}

export async function loadProductIndex(
  sql: Sql,
  reader: ProductReader,
  stock: StockLevels,
  locale: Locale,
): Promise<ProductIndex> {
  const builder = new ProductIndexBuilder(locale);
  for await (const batch of readDocumentTexts(sql, 'product')) {
    for (let at = 0; at < batch.length; at += sliceSize) {
      const slice = batch.slice(at, at + sliceSize);
      const pricedProducts = await reader.take(slice);
      pricedProducts.forEach((result, index) => {
        const id = slice[index]?.id;
        if (id !== undefined) builder.add(id, result);
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const index = builder.build();
  index.updateStock(stock, undefined);
  return index;
}

/** Reader, index and stock that product changes are applied to. */
export interface ProductStore {
  readonly reader: ProductReader;
  readonly index: ProductIndex;
  readonly stock: StockLevels;
}

/**
 * Takes in the products written since `since`, and prices anew those sold as parts of which some are among
 * them. Answers their ids.
 */
export async function applyProducts(
  sql: Sql,
  since: string,
  state: CatalogState,
  store: ProductStore,
): Promise<readonly string[]> {
  const { reader, index, stock } = store;
  const changed: string[] = [];
  for await (const batch of readChangedTexts(sql, 'product', since)) {
    await renameArticles(sql, articlesOf(batch, index), state.idOfSku);
    for (let at = 0; at < batch.length; at += sliceSize) {
      const slice = batch.slice(at, at + sliceSize);
      const pricedProducts = await reader.take(slice);
      const products = new Map<string, PricedProduct>();
      pricedProducts.forEach((result, place) => {
        const id = slice[place]?.id;
        if (id !== undefined) products.set(id, result);
      });
      index.write(products, stock);
      await new Promise((resolve) => setImmediate(resolve));
    }
    changed.push(...batch.map(({ id }) => id));
  }
  await priceAssemblies(skusOf(changed, index), store);
  return changed;
}

/** Forgets these products, and prices anew what was sold with them as parts. */
export async function removeProducts(
  sql: Sql,
  ids: readonly string[],
  state: CatalogState,
  store: ProductStore,
): Promise<void> {
  const { reader, index } = store;
  const skus = skusOf(ids, index);
  reader.drop(ids);
  index.drop(ids);
  await renameArticles(sql, skus, state.idOfSku);
  await priceAssemblies(skus, store);
}

/**
 * Takes in which of their variants these configurables can be had in now, and prices anew them and what is sold
 * with them as parts. Each that is done leaves `ids`.
 */
export async function applyVariants(ids: Set<string>, store: ProductStore): Promise<void> {
  const { reader, index, stock } = store;
  for (const some of slices([...ids], sliceSize)) {
    index.write(await reader.priceAnew(some), stock);
    await priceAssemblies(skusOf(some, index), store);
    for (const id of some) ids.delete(id);
  }
}

/** Prices of these products as they are now. */
export async function applyPrices(
  ids: readonly string[],
  { reader, index }: Pick<ProductStore, 'reader' | 'index'>,
): Promise<void> {
  for (const some of slices(ids, pricedAtOnce)) index.updatePrices(await reader.priceAnew(some));
}

async function priceAssemblies(skus: ReadonlySet<string>, store: ProductStore): Promise<void> {
  await applyPrices(store.index.assembliesOf(skus), store);
}

function skusOf(ids: readonly string[], index: ProductIndex): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => index.skuOf(id) ?? []));
}

function* slices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/** The article numbers these products have had and have now. */
function articlesOf(batch: readonly DocumentText[], index: ProductIndex): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const { id, text } of batch) {
    const previous = index.skuOf(id);
    const sku = toRawText((JSON.parse(text) as Source)['sku']);
    if (previous !== undefined) touched.add(previous);
    if (sku !== undefined) touched.add(sku);
  }
  return touched;
}

/** Keeps the ids of articles right: a product may have got another number, taken one over, or be gone. */
async function renameArticles(
  sql: Sql,
  touched: ReadonlySet<string>,
  idOfSku: Map<string, string>,
): Promise<void> {
  const idsBySku = await readArticleIds(sql, [...touched]);
  for (const sku of touched) {
    const id = idsBySku.get(sku);
    if (id === undefined) idOfSku.delete(sku);
    else idOfSku.set(sku, id);
  }
}

/** Reads document ids by article number. Of two documents with one number the visible one counts, then the older. */
async function readArticleIds(sql: Sql, skus?: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ sku: string; id: string }[]>`
    SELECT sku, id FROM document
    WHERE ${skus === undefined ? sql`sku IS NOT NULL` : sql`sku = ANY(${skus as string[]})`}`;
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  const twice = rows.filter(({ sku, id }) => ids.get(sku) !== id).map(({ sku }) => sku);
  if (twice.length === 0) return ids;
  // Only these are looked into: that means unpacking their documents.
  const preferred = await sql<{ sku: string; id: string }[]>`
    SELECT DISTINCT ON (sku) sku, id FROM document WHERE sku = ANY(${[...new Set(twice)]})
    ORDER BY sku, coalesce(source ->> 'visibility', '4') DESC, length(id), id`;
  for (const { sku, id } of preferred) ids.set(sku, id);
  return ids;
}

function readTaxRules(small: SmallDocuments | undefined, log: Log): readonly TaxRule[] {
  return (small?.documents ?? []).flatMap((document) => {
    const parsed = v.safeParse(taxRule, document);
    if (parsed.success) return [parsed.output];
    log.warn('tax-rule-unreadable', { rule: document['id'] });
    return [];
  });
}
