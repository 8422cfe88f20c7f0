import type { IndexedProduct, ProductStock } from '@shop/search';
import type { NormalProduct } from '@shop/catalog-documents';
import { productText, type OptionLabels } from '../facts/view-texts.ts';

/** A product as the search engine takes it. */
export function indexedProduct(
  id: string,
  product: NormalProduct,
  stock: ProductStock,
  labels: OptionLabels,
): IndexedProduct {
  return {
    id,
    document: product,
    text: productText(product, labels),
    price: grossPrice(product),
    stock,
  };
}

/** Price a shopper pays: of a configurable the cheapest variant; `undefined` if it is unknown. */
export function grossPrice(product: NormalProduct): number | undefined {
  const price = product['price_incl_tax'];
  return typeof price === 'number' ? price : undefined;
}
