import * as fc from 'fast-check';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import type { PriceableChild, PriceableProduct, PriceFields } from './price-fields.ts';
import { explainPrice, priceProduct } from './price-product.ts';
import type { PricingContext } from './pricing-context.ts';
import { hungarianVat, inHungary, noon } from '../test/hungary.ts';

const amount = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 0, max: 5_000_000 }),
  fc.constantFrom(0, null, undefined, '90.0000'),
);
const date = fc.constantFrom(undefined, null, '', '2026-02-01', '2026-04-01 00:00:00', 'x');
const tiers = fc.array(
  fc.record({
    customer_group_id: fc.constantFrom(0, 1),
    qty: fc.constantFrom(1, 5),
    value: fc.integer({ min: 1, max: 200 }),
  }),
  { maxLength: 3 },
);
const prices = {
  price: amount,
  special_price: amount,
  final_price: amount,
  original_price: fc.option(amount),
  special_from_date: date,
  special_to_date: date,
  tier_prices: fc.option(tiers),
};
const child: fc.Arbitrary<PriceableChild> = fc.record(
  {
    sku: fc.string(),
    ...prices,
    status: fc.constantFrom(0, 1, 2),
    stock: fc.record({ is_in_stock: fc.boolean() }),
    tax_class_id: fc.constantFrom(2, 5),
    custom_attributes: fc.array(
      fc.record({
        attribute_code: fc.constantFrom('color', 'special_price', 'final_price', 'original_price'),
        value: fc.constantFrom('12', '80.0000', '7'),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['price'] },
);
const product: fc.Arbitrary<PriceableProduct> = fc.record(
  {
    type_id: fc.constantFrom('simple', 'configurable', 'bundle', 'grouped'),
    tax_class_id: fc.constantFrom(0, 2, 5),
    ...prices,
    configurable_children: fc.array(child, { maxLength: 5 }),
  },
  { requiredKeys: ['price'] },
);
const context: fc.Arbitrary<PricingContext> = fc.record(
  {
    country: fc.constantFrom('HU', 'PL'),
    taxRules: fc.constant([
      hungarianVat,
      { product_tax_class_ids: [5], rates: [{ rate: 5, tax_country_id: 'HU' }] },
    ]),
    sourcePriceIncludesTax: fc.boolean(),
    finalPriceIncludesTax: fc.boolean(),
    now: fc.integer({ min: noon - 1e10, max: noon + 1e10 }).map((ms) => unsafeBrand<EpochMs>(ms)),
    currency: fc.constantFrom('HUF', 'EUR'),
    tierGroupId: fc.constantFrom(0, 1),
  },
  {
    requiredKeys: ['country', 'taxRules', 'sourcePriceIncludesTax', 'finalPriceIncludesTax', 'now'],
  },
);

/** Serializes and parses a document. */
function sent<T>(document: T): T {
  return JSON.parse(JSON.stringify(document)) as T;
}

/** Net, tax and gross of the four prices, in cents. */
function cents(fields: PriceFields): [net: number, tax: number, gross: number][] {
  const whole = (value: number) => Math.round(value * 100);
  return (['price', 'original_price', 'special_price', 'final_price'] as const).map((name) => [
    whole(fields[name]),
    whole(fields[`${name}_tax`]),
    whole(fields[`${name}_incl_tax`]),
  ]);
}

describe('properties of product prices', () => {
  it('[PR-12] pricing the outcome again changes nothing, also after JSON', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        const once = priceProduct(raw, where);
        expect(priceProduct(once, where)).toStrictEqual(once);
        expect(priceProduct(sent(once), where)).toStrictEqual(sent(once));
      }),
      { numRuns: 1000 },
    );
  });

  it('[PR-12] at another moment or in another country it gives what the raw document gives', () => {
    fc.assert(
      fc.property(product, context, context, (raw, there, here) => {
        fc.pre(raw.type_id !== 'grouped' && raw.type_id !== 'bundle');
        const sameShop = {
          ...here,
          sourcePriceIncludesTax: there.sourcePriceIncludesTax,
          finalPriceIncludesTax: there.finalPriceIncludesTax,
          currency: there.currency,
          tierGroupId: there.tierGroupId,
        };
        const again = priceProduct(sent(priceProduct(raw, there)), sameShop);
        expect(cents(again)).toEqual(cents(priceProduct(sent(raw), sameShop)));
      }),
      { numRuns: 1000 },
    );
  });

  it('[PR-12] a document that lost its children still knows its price', () => {
    const raw = {
      tax_class_id: 2,
      configurable_children: [{ price: 120, special_price: 90, special_to_date: '2026-04-01' }],
    };
    const priced = priceProduct(raw, inHungary());
    const { configurable_children: _, ...bare } = sent(priced);
    expect(cents(priceProduct(bare, inHungary()))).toEqual(cents(priced));
  });

  it('[PR-4] gross less tax is net in every price of the product and its children', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        const priced = priceProduct(raw, where);
        for (const document of [priced, ...(priced.configurable_children ?? [])])
          for (const [net, tax, gross] of cents(document as PriceFields))
            expect(gross - tax).toBe(net);
      }),
    );
  });

  it('[PR-15] the price is never above the regular price, and a special price is below it', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        const priced = priceProduct(raw, where);
        expect(priced.price_incl_tax).toBeLessThanOrEqual(priced.original_price_incl_tax);
        const special = priced.special_price_incl_tax;
        expect(special === 0 || special < priced.original_price_incl_tax).toBe(true);
        expect(priced.final_price_incl_tax).toBeLessThanOrEqual(priced.price_incl_tax);
      }),
    );
  });

  it('[MO-1] forints leave whole', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        const priced = priceProduct(raw, { ...where, currency: 'HUF' });
        for (const fields of cents(priced)) for (const value of fields) expect(value % 100).toBe(0);
      }),
    );
  });

  it('[PR-23] no buyable child with a price is cheaper than its parent', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        fc.pre(raw.type_id === 'configurable');
        const priced = priceProduct(raw, where);
        const buyable = (priced.configurable_children ?? []).filter(
          ({ status, stock }) => Number(status ?? 1) < 2 && stock?.is_in_stock !== false,
        );
        const known = buyable.map((each) => each.price_incl_tax).filter((price) => price > 0);
        fc.pre(known.length > 0);
        expect(priced.price_incl_tax).toBe(Math.min(...known));
      }),
    );
  });

  it('[PR-31] the last step of the story is the price', () => {
    fc.assert(
      fc.property(product, context, (raw, where) => {
        const forints = { ...where, currency: 'HUF' as const };
        const { product: priced, steps } = explainPrice(raw, forints);
        expect(priced).toStrictEqual(priceProduct(raw, forints));
        expect(steps.at(-1)?.gross).toBe(priced.price_incl_tax);
      }),
    );
  });
});
