import { err, ok, type Result } from '@shop/kernel';

/** Why a product has no price to put into a cart. */
export interface PriceRefusal {
  readonly kind: 'price-unknown';
}

/**
 * Whether a product's price lets it into the cart.
 *
 * Units: gross, as on the wire. Bounds: with zero prices allowed, 0 and more; else more than 0. A price that
 * is missing or no number is unknown in both modes. Source: PR-28.
 */
export function checkPrice(
  product: { readonly price_incl_tax?: number | null | undefined },
  allowZeroPrice: boolean,
): Result<void, PriceRefusal> {
  const price = product.price_incl_tax ?? Number.NaN;
  return price > 0 || (allowZeroPrice && price === 0) ? ok() : err({ kind: 'price-unknown' });
}
