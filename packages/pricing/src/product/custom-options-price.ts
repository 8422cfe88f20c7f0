import { minorPerUnit, type Currency } from '@shop/money';
import type { Priceable, PriceFields, WireAmount } from './price-fields.ts';
import { percentOf } from '@shop/money';
import { addTaxed, zeroAmount, type TaxedAmount } from '../tax/taxed-amount.ts';
import {
  amountOf,
  toMinor,
  toNumber,
  toUnits,
  writeFields,
  type PriceName,
} from './wire-prices.ts';

/** A selected value of a custom option, as on the wire. */
export interface PricedOptionValue {
  readonly option_type_id?: number | string | null | undefined;
  readonly price_type?: string | null | undefined;
  readonly price?: WireAmount | undefined;
}

/**
 * Adds the surcharges of the selected option values to a priced product: to its price and to its regular price, so that
 * an active special price stays active.
 *
 * Fixed: the value's price, the same on net and gross. Percent: that share of the original net and gross. Values
 * without `option_type_id` (missing, 0 or empty) add nothing; numbers may be text, as everywhere on the wire.
 *
 * Pass the product as returned by `priceProduct`, not an earlier result: every call adds. Source: PR-28.
 */
export function priceWithCustomOptions<T extends PriceFields>(
  product: T,
  selectedValues: readonly PricedOptionValue[],
  currency: Currency = 'HUF',
): T {
  const scale = minorPerUnit[currency];
  const original = amountOf(product, 'original_price', scale);
  let net = 0;
  let gross = 0;
  for (const { option_type_id: id, price_type: type, price } of selectedValues) {
    if (!id || id === '0') continue;
    const valueOf = (base: number): number =>
      type === 'percent' ? percentOf(base, toNumber(price)) : toMinor(price, scale);
    net += valueOf(original.net);
    gross += valueOf(original.gross);
  }
  const surcharge = { net, tax: gross - net, gross };
  const withSurcharge = (name: PriceName): TaxedAmount =>
    addTaxed(amountOf(product, name, scale), surcharge);
  const { tier_prices: tiers } = product as Priceable;
  const tiersWithSurcharge = tiers?.map((tier) => ({
    ...tier,
    ...(tier.value_incl_tax && {
      value_incl_tax: toUnits(toMinor(tier.value_incl_tax, scale) + gross, scale),
    }),
  }));
  return writeFields(
    { ...product, ...(tiersWithSurcharge && { tier_prices: tiersWithSurcharge }) },
    withSurcharge('price'),
    withSurcharge('original_price'),
    product.special_price_incl_tax > 0 ? withSurcharge('special_price') : zeroAmount,
    withSurcharge('final_price'),
    scale,
  );
}
