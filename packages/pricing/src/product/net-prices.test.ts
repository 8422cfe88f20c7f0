import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBundle, priceGrouped } from './composite-price.ts';
import { currencies, minorPerUnit, moneyFromWire, type Currency } from '@shop/money';
import { priceWithCustomOptions } from './custom-options-price.ts';
import type { PriceFields } from './price-fields.ts';
import { priceProduct } from './price-product.ts';
import { cartTotals } from '../cart/cart-totals.ts';
import { fromGross, fromNet } from '../tax/taxed-amount.ts';
import { inHungary } from '../test/hungary.ts';

const net = { sourcePriceIncludesTax: false, finalPriceIncludesTax: false };
const at = (rate: number, currency: Currency = 'HUF') =>
  inHungary({
    ...net,
    currency,
    taxRules: [{ product_tax_class_ids: [2], rates: [{ rate, tax_country_id: 'HU' }] }],
  });

/** All VAT rates of the store views, of the other classes of Hungary, and of Romania. */
const rate = fc.constantFrom(0, 4, 5, 7, 9, 10, 11, 18, 19, 20, 21, 22, 25, 27);
const currency = fc.constantFrom(...currencies);
const gross = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 990, max: 99_990 }),
  fc.integer({ min: 1, max: 100_000_000 }),
);
const decimals = fc.constantFrom(4, 5, 6);
/** In millionths of a major unit. */
const surcharge = fc.integer({ min: 0, max: 100_000_000_000 });
/** An amount in major units as text, with two to six decimals. */
const amountText = fc
  .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 2, max: 6 }))
  .chain(([whole, digits]) =>
    fc
      .integer({ min: 0, max: 10 ** digits - 1 })
      .map((fraction) => `${whole}.${String(fraction).padStart(digits, '0')}`),
  );

/** Converts gross minor units to the net amount that a catalog stores. */
function netOf(minor: number, percent: number, scale: number, digits: number): number {
  return Number((minor / scale / (1 + percent / 100)).toFixed(digits));
}

/** Computes net × (1 + rate), rounded half up, with whole numbers from the digits of the text. */
function exactGross(text: string, percent: number, scale: number): number {
  const [whole = '0', fraction = ''] = text.split('.');
  const units = BigInt(whole + fraction) * BigInt(scale) * BigInt(100 + percent);
  const size = 100n * 10n ** BigInt(fraction.length);
  return Number((2n * units + size) / (2n * size));
}

/** Amounts of at least 1: a special price of 0 means none. */
const positiveText = amountText.filter((text) => Number(text) >= 1);

function expectWholeMinorUnits(priced: PriceFields, scale: number): void {
  const names = ['price', 'original_price', 'special_price', 'final_price'] as const;
  for (const name of names) {
    const parts = [priced[name], priced[`${name}_tax`], priced[`${name}_incl_tax`]];
    const minor = parts.map((part) => Math.round(part * scale));
    expect(parts).toEqual(minor.map((part) => part / scale));
    expect((minor[0] ?? 0) + (minor[1] ?? 0)).toBe(minor[2]);
  }
}

describe('findings A1: prices without tax', () => {
  it.each([
    [779.5276, 27, 'HUF', 990],
    [39.4958, 19, 'EUR', 47],
    [8.395, 19, 'EUR', 9.99],
    [33.605, 19, 'EUR', 39.99],
    [38.3471, 21, 'RON', 46.4], // 46.399991
    [8.395, 19, 'RON', 9.99],
    [4.35, 10, 'EUR', 4.79], // 4.785, a tie
    [12.5, 20, 'HUF', 15],
    [1.25, 20, 'HUF', 2], // 1.5, a tie
    ['779.5276', 27, 'HUF', 990],
  ] as const)('[PR-5] %s at %s %% in %s is %s with tax', (price, percent, money, expected) => {
    const priced = priceProduct({ tax_class_id: 2, price }, at(percent, money));
    expect(priced.price_incl_tax).toBe(expected);
    const scale = minorPerUnit[money];
    expect(Math.round((priced.price + priced.price_tax) * scale)).toBe(
      Math.round(expected * scale),
    );
  });

  it('[PR-5] a gross final price beside a net price invents no reduction', () => {
    const context = { ...at(27), finalPriceIncludesTax: true };
    const priced = priceProduct({ tax_class_id: 2, price: 779.5276, final_price: 990 }, context);
    expect(priced).toMatchObject({ price_incl_tax: 990, original_price_incl_tax: 990 });
  });

  it('[PR-5] the net of every gross amount, with four or more decimals, gives that amount', () => {
    fc.assert(
      fc.property(gross, rate, currency, decimals, (minor, percent, money, digits) => {
        const scale = minorPerUnit[money];
        const context = at(percent, money);
        const price = netOf(minor, percent, scale, digits);
        const whole = minor / scale;
        const document = { sku: 'A', tax_class_id: 2, price };
        expect(priceProduct(document, context).price_incl_tax).toBe(whole);
        expect(fromNet(price * scale, percent)).toEqual(fromGross(minor, percent));
      }),
      { numRuns: 2000 },
    );
  });

  it('[PR-5] special, final and tier prices and variants are rounded the same way', () => {
    fc.assert(
      fc.property(gross, rate, currency, decimals, (minor, percent, money, digits) => {
        const scale = minorPerUnit[money];
        const context = { ...at(percent, money), tierGroupId: 0 };
        const price = netOf(minor, percent, scale, digits);
        const regular = netOf(minor * 3, percent, scale, digits);
        const whole = minor / scale;
        const of = (more: object) =>
          priceProduct({ tax_class_id: 2, price: regular, ...more }, context);
        const priced = [
          of({ special_price: price }),
          of({ final_price: price }),
          of({ original_price: price }),
          of({ tier_prices: [{ qty: 1, value: price }] }),
          of({ configurable_children: [{ sku: 'A-1', price }] }),
        ];
        expect(priced.map((each) => each.price_incl_tax)).toEqual(priced.map(() => whole));
        expect(of({ special_price: price }).original_price_incl_tax).toBe((minor * 3) / scale);
      }),
      { numRuns: 300 },
    );
  });

  it('[PR-5] bundles and grouped products cost what their parts cost', () => {
    fc.assert(
      fc.property(gross, rate, currency, decimals, (minor, percent, money, digits) => {
        const scale = minorPerUnit[money];
        const price = netOf(minor, percent, scale, digits);
        const part = priceProduct({ tax_class_id: 2, price }, at(percent, money));
        const links = [{ id: 1, sku: 'PART', qty: 3 }];
        const bundle = priceBundle(
          { bundle_options: [{ option_id: 1, product_links: links }] },
          () => part,
          [],
          money,
        );
        expect(bundle.product.price_incl_tax).toBe((minor * 3) / scale);
        const grouped = priceGrouped(
          { product_links: [{ link_type: 'associated', linked_product_sku: 'PART' }] },
          () => part,
          money,
        );
        expect(grouped.product.price_incl_tax).toBe(minor / scale);
      }),
      { numRuns: 300 },
    );
  });

  it('[PR-5] fixed and percent options add whole minor units to net and gross', () => {
    fc.assert(
      fc.property(
        gross,
        rate,
        currency,
        decimals,
        surcharge,
        (minor, percent, money, digits, extra) => {
          const scale = minorPerUnit[money];
          const price = netOf(minor, percent, scale, digits);
          const priced = priceProduct({ tax_class_id: 2, price }, at(percent, money));
          const added = (value: object) => {
            const chosen = [{ option_type_id: 7, ...value }];
            const result = priceWithCustomOptions(priced, chosen, money);
            expectWholeMinorUnits(result, scale);
            return Math.round(result.price_incl_tax * scale) - minor;
          };
          expect(added({ price_type: 'fixed', price: extra / 1e6 })).toBe(
            Number((2n * BigInt(extra) * BigInt(scale) + 1_000_000n) / 2_000_000n),
          );
          expect(added({ price_type: 'percent', price: 12.5 })).toBe(
            Number((BigInt(minor) * 125n * 2n + 1000n) / 2000n),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[PR-5] gross sources with two to six decimals are rounded to a whole minor unit', () => {
    fc.assert(
      fc.property(positiveText, rate, currency, (text, percent, money) => {
        const scale = minorPerUnit[money];
        const context = {
          ...at(percent, money),
          sourcePriceIncludesTax: true,
          finalPriceIncludesTax: true,
          tierGroupId: 0,
        };
        const expected = exactGross(text, 0, scale) / scale;
        const of = (more: object) =>
          priceProduct({ tax_class_id: 2, price: Number(text) * 3 + 1, ...more }, context);
        const children = [{ sku: 'A-1', price: text }];
        const priced = [
          priceProduct({ tax_class_id: 2, price: text }, context),
          of({ special_price: text }),
          of({ final_price: text }),
          of({ tier_prices: [{ qty: 1, value: Number(text) }] }),
          of({ type_id: 'configurable', configurable_children: children }),
        ];
        expect(priced.map((each) => each.price_incl_tax)).toEqual(priced.map(() => expected));
        for (const each of priced) expectWholeMinorUnits(each, scale);
      }),
      { numRuns: 500 },
    );
  });

  it('[PR-5] shipping from a fractional net is charged with the gross of its list price', () => {
    fc.assert(
      fc.property(gross, gross, rate, currency, decimals, (goods, fee, percent, money, digits) => {
        const scale = minorPerUnit[money];
        const shipping = fromNet(netOf(fee, percent, scale, digits) * scale, percent);
        const { minor } = moneyFromWire(
          priceProduct(
            { tax_class_id: 2, price: netOf(goods, percent, scale, digits) },
            at(percent, money),
          ).price_incl_tax,
          money,
        );
        const totals = cartTotals([{ id: 'A', unitGross: minor, qty: 2, taxRate: percent }], {
          rounding: 'line',
          shipping: { gross: shipping.gross, taxRate: percent },
        });
        expect(totals.shipping).toEqual(fromGross(fee, percent));
        expect(totals.grandTotal.gross).toBe(2 * goods + fee);
        expect(totals.grandTotal.net + totals.grandTotal.tax).toBe(totals.grandTotal.gross);
      }),
      { numRuns: 300 },
    );
  });

  it('[PR-5] agrees with exact arithmetic for two to six decimals', () => {
    fc.assert(
      fc.property(amountText, rate, currency, (price, percent, money) => {
        const scale = minorPerUnit[money];
        const context = at(percent, money);
        const expected = exactGross(price, percent, scale) / scale;
        for (const written of [price, Number(price)]) {
          const priced = priceProduct({ tax_class_id: 2, price: written }, context);
          expect(priced.price_incl_tax).toBe(expected);
          expect(priceProduct(priced, context)).toStrictEqual(priced);
        }
      }),
      { numRuns: 2000, examples: [['50.00', 27, 'HUF']] },
    );
  });

  it('[PR-12] a priced document with net sources still gives the gross of the net', () => {
    const once = priceProduct({ tax_class_id: 2, price: 779.5276 }, at(27));
    expect(priceProduct(once, at(27)).price_incl_tax).toBe(990);
    expect(priceProduct(once, at(5)).price_incl_tax).toBe(819); // 818.50398
  });
});
