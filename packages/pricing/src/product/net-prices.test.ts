import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBundle, priceGrouped } from './composite-price.ts';
import { minorPerUnit, type Currency } from '@shop/money';
import { priceProduct } from './price-product.ts';
import { fromGross, fromNet } from '../tax/taxed-amount.ts';
import { inHungary } from '../test/hungary.ts';

const net = { sourcePriceIncludesTax: false, finalPriceIncludesTax: false };
const at = (rate: number, currency: Currency = 'HUF') =>
  inHungary({
    ...net,
    currency,
    taxRules: [{ product_tax_class_ids: [2], rates: [{ rate, tax_country_id: 'HU' }] }],
  });

/** Every VAT rate of the store views and of Hungary's other classes. */
const rate = fc.constantFrom(0, 4, 5, 7, 10, 18, 19, 20, 22, 25, 27);
const currency = fc.constantFrom<Currency>('HUF', 'EUR');
const gross = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 990, max: 99_990 }),
  fc.integer({ min: 1, max: 100_000_000 }),
);
const decimals = fc.constantFrom(4, 5, 6);

/** Converts gross minor units to the net amount that a catalog writes. */
function netOf(minor: number, percent: number, scale: number, digits: number): number {
  return Number((minor / scale / (1 + percent / 100)).toFixed(digits));
}

/** Net × (1 + rate), rounded half up, worked out in whole numbers from the digits of the text. */
function exactGross(text: string, percent: number, scale: number): number {
  const [whole = '0', fraction = ''] = text.split('.');
  const units = BigInt(whole + fraction) * BigInt(scale) * BigInt(100 + percent);
  const size = 100n * 10n ** BigInt(fraction.length);
  return Number((2n * units + size) / (2n * size));
}

describe('findings A1: prices without tax', () => {
  it.each([
    [779.5276, 27, 'HUF', 990],
    [39.4958, 19, 'EUR', 47],
    [8.395, 19, 'EUR', 9.99],
    [33.605, 19, 'EUR', 39.99],
    [4.35, 10, 'EUR', 4.79], // 4.785, a tie
    [12.5, 20, 'HUF', 15],
    [1.25, 20, 'HUF', 2], // 1.5, a tie
    ['779.5276', 27, 'HUF', 990],
  ] as const)('[PR-56] %s at %s %% in %s is %s with tax', (price, percent, money, expected) => {
    const priced = priceProduct({ tax_class_id: 2, price }, at(percent, money));
    expect(priced.price_incl_tax).toBe(expected);
    const scale = minorPerUnit[money];
    expect(Math.round((priced.price + priced.price_tax) * scale)).toBe(
      Math.round(expected * scale),
    );
  });

  it('[PR-56] a gross final price beside a net price invents no reduction', () => {
    const context = { ...at(27), finalPriceIncludesTax: true };
    const priced = priceProduct({ tax_class_id: 2, price: 779.5276, final_price: 990 }, context);
    expect(priced).toMatchObject({ price_incl_tax: 990, original_price_incl_tax: 990 });
  });

  it('[PR-56] the net of every gross amount, with four or more decimals, gives that amount', () => {
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

  it('[PR-56] special, final and tier prices and variants are rounded the same way', () => {
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

  it('[PR-56] bundles and grouped products cost what their parts cost', () => {
    fc.assert(
      fc.property(gross, rate, decimals, (minor, percent, digits) => {
        const part = priceProduct(
          { tax_class_id: 2, price: netOf(minor, percent, 1, digits) },
          at(percent),
        );
        const links = [{ id: 1, sku: 'PART', qty: 3 }];
        const bundle = priceBundle(
          { bundle_options: [{ option_id: 1, product_links: links }] },
          () => part,
        );
        expect(bundle.product.price_incl_tax).toBe(minor * 3);
        const grouped = priceGrouped(
          { product_links: [{ link_type: 'associated', linked_product_sku: 'PART' }] },
          () => part,
        );
        expect(grouped.product.price_incl_tax).toBe(minor);
      }),
    );
  });

  it('[PR-56] agrees with exact arithmetic for two to six decimals', () => {
    const text = fc
      .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 2, max: 6 }))
      .chain(([whole, digits]) =>
        fc
          .integer({ min: 0, max: 10 ** digits - 1 })
          .map((fraction) => `${whole}.${String(fraction).padStart(digits, '0')}`),
      );
    fc.assert(
      fc.property(text, rate, currency, (price, percent, money) => {
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

  it('[PR-11] a priced document with net sources still gives the gross of the net', () => {
    const once = priceProduct({ tax_class_id: 2, price: 779.5276 }, at(27));
    expect(priceProduct(once, at(27)).price_incl_tax).toBe(990);
    expect(priceProduct(once, at(5)).price_incl_tax).toBe(819); // 818.50398
  });
});
