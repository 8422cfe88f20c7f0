import type { PriceDraft, PriceFields, WireAmount } from './price-fields.ts';
import { roundWritten, type MajorUnits, type MinorUnits } from '@shop/money';
import type { TaxedAmount } from '../tax/taxed-amount.ts';

/** The four prices of a document; each has a tax and a gross field with the same prefix. */
export type PriceName = 'price' | 'original_price' | 'special_price' | 'final_price';

/** Converts a wire amount to a number; an unreadable amount is 0. Source: PR-11. */
export function toNumber(amount: WireAmount): number {
  const value = Number(amount ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/**
 * Converts a wire amount to whole minor units; an unreadable amount is 0.
 *
 * Units: `scale` is the number of minor units in one unit of the wire. Source: MO-1.
 */
export function toMinor(amount: WireAmount, scale: number): MinorUnits {
  return roundWritten(toNumber(amount) * scale);
}

/** Converts minor units to wire units. Source: MO-1. */
export function toUnits(minor: MinorUnits, scale: number): MajorUnits {
  const amount: number = minor;
  return scale === 1 ? amount : amount / scale;
}

/** Writes the twelve price fields into a document, from minor units, and returns it. Source: PR-10. */
export function writeFields<T extends object>(
  document: T,
  price: TaxedAmount,
  original: TaxedAmount,
  special: TaxedAmount,
  final: TaxedAmount,
  scale: number,
): T & PriceFields {
  const target: T & PriceDraft = document;
  target.price = toUnits(price.net, scale);
  target.price_tax = toUnits(price.tax, scale);
  target.price_incl_tax = toUnits(price.gross, scale);
  target.original_price = toUnits(original.net, scale);
  target.original_price_tax = toUnits(original.tax, scale);
  target.original_price_incl_tax = toUnits(original.gross, scale);
  target.special_price = toUnits(special.net, scale);
  target.special_price_tax = toUnits(special.tax, scale);
  target.special_price_incl_tax = toUnits(special.gross, scale);
  target.final_price = toUnits(final.net, scale);
  target.final_price_tax = toUnits(final.tax, scale);
  target.final_price_incl_tax = toUnits(final.gross, scale);
  return target as T & PriceFields;
}

/** Returns one of the four prices of a document; its tax is gross minus net. */
export function amountOf(document: PriceFields, name: PriceName, scale: number): TaxedAmount {
  return fromNetAndGross(document[name], document[`${name}_incl_tax`], scale);
}

/** Returns an amount from net and gross computed elsewhere. */
export function fromNetAndGross(net: WireAmount, gross: WireAmount, scale: number): TaxedAmount {
  const netMinor = toMinor(net, scale);
  const grossMinor = toMinor(gross, scale);
  return { net: netMinor, tax: grossMinor - netMinor, gross: grossMinor };
}
