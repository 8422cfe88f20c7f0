import type { DocumentText } from '@shop/catalog-documents';
import type { UntaxedList } from '@shop/catalog-documents/import';
import type { SearchIndex } from '@shop/search';
import type { Sql } from 'postgres';
import { readDocumentTexts } from '../../documents/document-table.ts';
import {
  type ArticleDirectory,
  createArticleDirectory,
  grossPrice,
  indexedProduct,
  type OptionLabels,
  type PricedProduct,
  type ProductReader,
  type StockLevels,
} from '@shop/catalog-view';
import { renameArticles, type CatalogState } from '../documents/catalog-state.ts';
import { articlesOf, readPriced } from './priced-products.ts';

/** Number of products handled before other work runs. */
const sliceSize = 50;
/** Number of products priced together. */
const pricedAtOnce = 500;

/** Reader, directory, stock and search that product changes are applied to. */
export interface ProductStore {
  readonly reader: ProductReader;
  readonly directory: ArticleDirectory;
  readonly stock: StockLevels;
  readonly search: SearchIndex;
  /** Code of the store view. */
  readonly view: string;
  optionLabels(): OptionLabels;
}

/** Reads all products into the search and into a new directory. Adds those without tax to `untaxed`. */
export async function loadProducts(
  sql: Sql,
  store: Omit<ProductStore, 'directory'>,
  untaxed?: UntaxedList,
): Promise<ArticleDirectory> {
  const directory = createArticleDirectory();
  const whole = { ...store, directory };
  async function* batches() {
    for await (const batch of readDocumentTexts(sql, 'product')) {
      for (const slice of slices(batch, sliceSize)) {
        const pricedProducts = await readPriced(slice, store.reader);
        for (const { product } of pricedProducts.values()) untaxed?.add(product);
        yield takeProducts(pricedProducts, whole);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
  await store.search.replace(store.view, batches());
  return directory;
}

/**
 * Applies these products, and prices again the products sold as parts that contain one of them. Adds those without tax
 * to `untaxed`.
 */
export async function applyProducts(
  sql: Sql,
  batches: AsyncIterable<readonly DocumentText[]>,
  state: CatalogState,
  store: ProductStore,
  untaxed?: UntaxedList,
): Promise<void> {
  const changed: string[] = [];
  for await (const batch of batches) {
    await renameArticles(sql, articlesOf(batch, store.directory), state.idOfSku);
    for (const slice of slices(batch, sliceSize)) {
      const pricedProducts = await readPriced(slice, store.reader);
      for (const { product } of pricedProducts.values()) untaxed?.add(product);
      await store.search.write(store.view, takeProducts(pricedProducts, store));
      await new Promise((resolve) => setImmediate(resolve));
    }
    changed.push(...batch.map(({ id }) => id));
  }
  await priceAssemblies(skusOf(changed, store.directory), store);
}

/** Removes these products, and prices again the products that contained them as parts. */
export async function removeProducts(
  sql: Sql,
  ids: readonly string[],
  state: CatalogState,
  store: ProductStore,
): Promise<void> {
  const { reader, directory, search, view } = store;
  const skus = skusOf(ids, directory);
  reader.drop(ids);
  directory.drop(ids);
  await search.drop(view, ids);
  await renameArticles(sql, skus, state.idOfSku);
  await priceAssemblies(skus, store);
}

/**
 * Applies which variants of these configurables can be bought now. Prices them again, and the products that contain
 * them as parts. Removes each from `ids` when done.
 */
export async function applyVariants(ids: Set<string>, store: ProductStore): Promise<void> {
  const { reader, directory, search, view } = store;
  for (const some of slices([...ids], sliceSize)) {
    await search.write(view, takeProducts(await reader.priceAnew(some), store));
    await priceAssemblies(skusOf(some, directory), store);
    for (const id of some) ids.delete(id);
  }
}

/** Computes the current prices of these products. */
export async function applyPrices(
  ids: readonly string[],
  { reader, directory, search, view }: ProductStore,
): Promise<void> {
  for (const some of slices(ids, pricedAtOnce)) {
    const pricedProducts = await reader.priceAnew(some);
    directory.updatePrices(pricedProducts);
    await search.patch(
      view,
      [...pricedProducts].map(([id, { product }]) => ({ id, price: grossPrice(product) ?? null })),
    );
  }
}

/** Applies the stock figures of these articles. */
export async function applyStock(
  skus: readonly string[],
  { directory, search, stock, view }: ProductStore,
): Promise<void> {
  const ids = directory.updateStock(stock, skus);
  await search.patch(
    view,
    ids.map((id) => ({ id, stock: directory.availabilityOf(id) })),
  );
}

/** Writes products into the directory; returns them in the form of the search index. */
function takeProducts(
  products: ReadonlyMap<string, PricedProduct>,
  { directory, stock, optionLabels }: Pick<ProductStore, 'directory' | 'stock' | 'optionLabels'>,
) {
  directory.write(products, stock);
  return [...products].map(([id, { product }]) =>
    indexedProduct(id, product, directory.availabilityOf(id), optionLabels()),
  );
}

async function priceAssemblies(skus: ReadonlySet<string>, store: ProductStore): Promise<void> {
  await applyPrices(store.directory.assembliesOf(skus), store);
}

function skusOf(ids: readonly string[], directory: ArticleDirectory): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => directory.skuOf(id) ?? []));
}

function* slices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
