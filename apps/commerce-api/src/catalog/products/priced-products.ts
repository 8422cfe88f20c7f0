import { type DocumentText, type Source, toRawText } from '@shop/catalog-documents';
import type { ArticleDirectory, PricedProduct, ProductReader } from '@shop/catalog-view';

/** Completes and prices products read from the database. Returns them by document id. */
export async function readPriced(
  slice: readonly DocumentText[],
  reader: ProductReader,
): Promise<ReadonlyMap<string, PricedProduct>> {
  const pricedProducts = await reader.take(slice);
  const products = new Map<string, PricedProduct>();
  pricedProducts.forEach((result, at) => {
    const id = slice[at]?.id;
    if (id !== undefined) products.set(id, result);
  });
  return products;
}

/** Returns the former and the new article numbers of these products. */
export function articlesOf(
  batch: readonly DocumentText[],
  directory: Pick<ArticleDirectory, 'skuOf'>,
): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const { id, text } of batch) {
    const previous = directory.skuOf(id);
    const sku = toRawText((JSON.parse(text) as Source)['sku']);
    if (previous !== undefined) touched.add(previous);
    if (sku !== undefined) touched.add(sku);
  }
  return touched;
}
