import { err, ok, type Result } from '@shop/kernel';

/** Reason why a product has no price for the cart. */
export interface PriceRefusal {
  readonly kind: 'price-unknown';
}

/**
 * Checks whether a product can be added to the cart at its price.
 *
 * Units: gross, as on the wire. Bounds: 0 or more if zero prices are allowed; otherwise greater than 0. A price that is
 * missing or not a number is unknown in both modes. Source: PR-33.
 */
export function checkPrice(
  product: { readonly price_incl_tax?: number | null | undefined },
  allowZeroPrice: boolean,
): Result<void, PriceRefusal> {
  const price = product.price_incl_tax ?? Number.NaN;
  return price > 0 || (allowZeroPrice && price === 0) ? ok() : err({ kind: 'price-unknown' });
}
