import { minorPerUnit, type Currency } from './money.ts';
import type { PriceFields } from './price-fields.ts';
import { percentOf } from './rounding.ts';
import type { TaxedAmount } from './taxed-amount.ts';
import { fromFields, toFields, toMinor } from './wire-prices.ts';

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
  const original = fromFields(product.original_price, product.original_price_incl_tax, scale);
  let net = 0;
  let gross = 0;
  for (const { option_type_id: id, price_type: type, price } of chosen) {
    if (id === undefined || id === null) continue;
    const amount = toMinor(price, scale);
    net += type === 'percent' ? percentOf(original.net, price ?? 0) : amount;
    gross += type === 'percent' ? percentOf(original.gross, price ?? 0) : amount;
  }
  const raised = (amount: TaxedAmount): TaxedAmount => ({
    net: amount.net + net,
    tax: amount.tax + gross - net,
    gross: amount.gross + gross,
  });
  const special = fromFields(product.special_price, product.special_price_incl_tax, scale);
  const fields = toFields(
    {
      price: raised(fromFields(product.price, product.price_incl_tax, scale)),
      original: raised(original),
      special: special.gross > 0 ? raised(special) : special,
      final: raised(fromFields(product.final_price, product.final_price_incl_tax, scale)),
    },
    scale,
  );
  return { ...product, ...fields };
}
