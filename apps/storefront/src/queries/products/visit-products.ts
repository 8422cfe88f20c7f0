import type { Product } from '@shop/contract';
import type { CardProduct } from './card-fields.ts';

/** Product in the data of a query: its card or the whole document. */
export type FoundProduct =
  | { readonly kind: 'card'; readonly card: CardProduct }
  | { readonly kind: 'product'; readonly product: Product };

/** Calls `visit` with every card and product in the data of a query, but not with products nested in these. */
export function visitProducts(data: unknown, visit: (foundProduct: FoundProduct) => void): void {
  if (typeof data !== 'object' || data === null) return;
  if (isCard(data)) visit({ kind: 'card', card: data });
  else if (isProduct(data)) visit({ kind: 'product', product: data });
  else for (const part of Object.values(data)) visitProducts(part, visit);
}

const isCard = (value: object): value is CardProduct => 'sku' in value && 'isInStock' in value;
const isProduct = (value: object): value is Product => 'sku' in value && 'type_id' in value;
