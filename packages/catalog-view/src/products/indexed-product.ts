import type { IndexedProduct, ProductStock } from '@shop/search';
import type { NormalProduct } from '@shop/catalog-documents';
import { productText, type OptionLabels } from '../facts/view-texts.ts';

/** Returns a product in the form of the search index. */
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

/** Returns the price a shopper pays, for a configurable that of the cheapest variant; `undefined` if unknown. */
export function grossPrice(product: NormalProduct): number | undefined {
  const price = product['price_incl_tax'];
  return typeof price === 'number' ? price : undefined;
}
