import { minorPerUnit, type Currency } from './money.ts';
import type { PriceFields } from './price-fields.ts';
import { percentOf } from './rounding.ts';
import { addTaxed } from './taxed-amount.ts';
import { amountOf, toMinor, writeFields } from './wire-prices.ts';

/** A chosen custom option value, as on the wire. */
export interface PricedOptionValue {
  readonly option_type_id?: number | string | null | undefined;
  readonly price_type?: string | null | undefined;
  readonly price?: number | null | undefined;
}

/**
 * A priced product with what the chosen option values add, to its price and its regular price alike, so that
 * a running offer keeps running.
 *
 * Fixed: the value's price, the same on net and gross. Percent: that share of the original net and gross.
 * Values without `option_type_id` add nothing.
 *
 * Give it the product as `priceProduct` made it, not a former result: every call adds. Source: PR-24.
 */
export function priceWithCustomOptions<T extends PriceFields>(
  product: T,
  chosen: readonly PricedOptionValue[],
  currency: Currency = 'HUF',
): T {
  const scale = minorPerUnit[currency];
  const original = amountOf(product, 'original_price', scale);
  const special = amountOf(product, 'special_price', scale);
  let net = 0;
  let gross = 0;
  for (const { option_type_id: id, price_type: type, price } of chosen) {
    if (id === undefined || id === null) continue;
    net += type === 'percent' ? percentOf(original.net, price ?? 0) : toMinor(price, scale);
    gross += type === 'percent' ? percentOf(original.gross, price ?? 0) : toMinor(price, scale);
  }
  const added = { net, tax: gross - net, gross };
  return writeFields(
    { ...product },
    addTaxed(amountOf(product, 'price', scale), added),
    addTaxed(original, added),
    special.gross > 0 ? addTaxed(special, added) : special,
    addTaxed(amountOf(product, 'final_price', scale), added),
    scale,
  );
}
