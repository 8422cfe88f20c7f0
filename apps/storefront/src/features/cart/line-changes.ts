import type { CartItem } from '@shop/cart-sync';
import { mostPieces } from '@shop/product-options';

/** How many there are to have, by what was last heard of the stock. */
export function piecesLeft({ stock, product }: CartItem): number | undefined {
  return mostPieces(stock ?? product.stock);
}

/**
 * The price of one when it was put into the cart and now, by the server's word, where they differ. A line with
 * parts or wishes of its own is left out: its price here is worked out, not read.
 *
 * Units: major units, gross.
 */
export function changeOfPrice({
  product,
  product_option,
  totals,
}: CartItem): { readonly was: number; readonly is: number } | undefined {
  const chosen = product_option?.extension_attributes;
  const isPlain =
    (chosen?.bundle_options ?? []).length === 0 && (chosen?.custom_options ?? []).length === 0;
  const was = product.price_incl_tax ?? 0;
  const is = totals?.price_incl_tax ?? 0;
  return isPlain && was > 0 && is > 0 && was !== is ? { was, is } : undefined;
}
