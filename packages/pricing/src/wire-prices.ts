import type { PriceFields, WireAmount } from './price-fields.ts';
import { roundHalfUp } from './rounding.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/** The four prices of a document, in minor units. */
export interface FourPrices {
  readonly price: TaxedAmount;
  readonly original: TaxedAmount;
  readonly special: TaxedAmount;
  readonly final: TaxedAmount;
}

/**
 * A wire amount in whole minor units; what cannot be read is 0.
 *
 * Units: `scale` is the number of minor units in one unit of the wire. Source: PR-1.
 */
export function toMinor(amount: WireAmount, scale: number): number {
  const value = Number(amount ?? 0) * scale;
  return Number.isFinite(value) ? roundHalfUp(value) : 0;
}

/** The twelve price fields of a document. Source: PR-9. */
export function toFields(
  { price, original, special, final }: FourPrices,
  scale: number,
): PriceFields {
  return {
    price: price.net / scale,
    price_tax: price.tax / scale,
    price_incl_tax: price.gross / scale,
    original_price: original.net / scale,
    original_price_tax: original.tax / scale,
    original_price_incl_tax: original.gross / scale,
    special_price: special.net / scale,
    special_price_tax: special.tax / scale,
    special_price_incl_tax: special.gross / scale,
    final_price: final.net / scale,
    final_price_tax: final.tax / scale,
    final_price_incl_tax: final.gross / scale,
  };
}

/** Net and gross as two fields give them, the tax as their difference. */
export function fromFields(net: WireAmount, gross: WireAmount, scale: number): TaxedAmount {
  const netMinor = toMinor(net, scale);
  const grossMinor = toMinor(gross, scale);
  return { net: netMinor, tax: grossMinor - netMinor, gross: grossMinor };
}
