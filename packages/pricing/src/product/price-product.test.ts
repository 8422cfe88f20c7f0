import { describe, expect, it } from 'vitest';
import type { PriceableProduct } from './price-fields.ts';
import { priceProduct } from './price-product.ts';
import type { PricingContext } from './pricing-context.ts';
import { at, inHungary } from '../test/hungary.ts';

const march = { special_from_date: '2026-03-01', special_to_date: '2026-04-01' };
const february = { special_from_date: '2026-02-01', special_to_date: '2026-03-01' };

const gross = (product: PriceableProduct, changes: Partial<PricingContext> = {}) => {
  const priced = priceProduct({ tax_class_id: 2, ...product }, inHungary(changes));
  return {
    price: priced.price_incl_tax,
    original: priced.original_price_incl_tax,
    special: priced.special_price_incl_tax,
    final: priced.final_price_incl_tax,
  };
};

describe('priceProduct', () => {
  it('[PR-10] fills in all four prices with net, tax and gross', () => {
    const raw = { tax_class_id: 2, price: 12_990, special_price: 9990 };
    expect(priceProduct(raw, inHungary())).toEqual({
      tax_class_id: 2,
      price: 7866,
      price_tax: 2124,
      price_incl_tax: 9990,
      original_price: 10_228,
      original_price_tax: 2762,
      original_price_incl_tax: 12_990,
      special_price: 7866,
      special_price_tax: 2124,
      special_price_incl_tax: 9990,
      final_price: 7866,
      final_price_tax: 2124,
      final_price_incl_tax: 9990,
      original_source_price: 12_990,
      original_special_price: 9990,
    });
  });

  it('[PR-10] lets unknown fields pass and leaves the document given alone', () => {
    const child = Object.freeze({ sku: 'A-1', price: 100, fabric: 'bouclé' });
    const raw = Object.freeze({
      sku: 'A',
      price: 100,
      filter_group_1: [12],
      configurable_children: Object.freeze([child]),
    });
    const priced = priceProduct(raw, inHungary());
    expect(priced.filter_group_1).toEqual([12]);
    expect(priced.configurable_children[0]).toMatchObject({
      fabric: 'bouclé',
      price_incl_tax: 100,
    });
    expect(raw.price).toBe(100);
    expect(child).toEqual({ sku: 'A-1', price: 100, fabric: 'bouclé' });
  });

  it('[PR-11] the regular price is the original price, else the price', () => {
    expect(gross({ price: 80, original_price: 100 }).original).toBe(100);
    expect(gross({ price: 80, original_price: 0 }).original).toBe(80);
    expect(gross({ price: 80 }).original).toBe(80);
  });

  it('[PR-11] reads sources without tax where they are', () => {
    const net = { sourcePriceIncludesTax: false, finalPriceIncludesTax: false };
    expect(gross({ price: 10_000, special_price: 8000, final_price: 9000 }, net)).toEqual({
      price: 10_160,
      original: 12_700,
      special: 10_160,
      final: 10_160,
    });
  });

  it('[PR-14] takes a final price with tax for lower than the same figure without', () => {
    const taxed = { sourcePriceIncludesTax: false, finalPriceIncludesTax: true };
    const { price, original } = gross({ price: 1000, final_price: 1000 }, taxed);
    expect({ price, original }).toEqual({ price: 1000, original: 1270 });
  });

  it('[PR-11] reads the final price by its own setting', () => {
    const mixed = { sourcePriceIncludesTax: true, finalPriceIncludesTax: false };
    expect(gross({ price: 12_700, final_price: 9000 }, mixed).price).toBe(11_430);
  });

  it.each([
    ['12990', 12_990],
    ['12990.0000', 12_990],
    [12_990.4, 12_990],
    ['x', 0],
    [Infinity, 0],
    [null, 0],
  ])('[PR-11] a price of %j is %s Ft', (price, expected) => {
    expect(gross({ price }).price).toBe(expected);
  });

  it('[MO-1] a store in euros keeps its cents', () => {
    const priced = priceProduct({ tax_class_id: 2, price: 12.99 }, inHungary({ currency: 'EUR' }));
    expect(priced).toMatchObject({ price: 10.23, price_tax: 2.76, price_incl_tax: 12.99 });
  });

  it('[PR-9] without a rule the price with tax equals the price', () => {
    const raw = { price: 12_990, special_price: 9990, configurable_children: [{ price: 9000 }] };
    const priced = priceProduct(raw, inHungary({ country: 'PL' }));
    expect(priced).toMatchObject({ price: 9000, price_tax: 0, price_incl_tax: 9000 });
    expect(priceProduct({ price: 100, special_price: 80 }, inHungary())).toMatchObject({
      special_price: 80,
      special_price_tax: 0,
      special_price_incl_tax: 80,
    });
  });

  it('[PR-14] a lower final price is the price', () => {
    expect(gross({ price: 100, final_price: 70 })).toEqual({
      price: 70,
      original: 100,
      special: 0,
      final: 70,
    });
  });

  it('[PR-14] a final price that is not lower changes nothing and is not shown above the price', () => {
    expect(gross({ price: 100, final_price: 100 }).price).toBe(100);
    expect(gross({ price: 100, final_price: 120 })).toMatchObject({ price: 100, final: 100 });
    expect(gross({ price: 100, special_price: 80, final_price: 90 })).toMatchObject({
      price: 80,
      final: 80,
    });
    expect(gross({ price: 100, final_price: 0 })).toMatchObject({ price: 100, final: 100 });
  });

  it.each<[string, PriceableProduct, number, number]>([
    ['inside its dates', march, 80, 80],
    ['without dates', {}, 80, 80],
    ['after its dates', february, 100, 0],
    ['before its dates', { special_from_date: '2026-03-06' }, 100, 0],
  ])('[PR-15] a special price %s', (_when, dates, price, special) => {
    expect(gross({ price: 100, special_price: 80, ...dates })).toMatchObject({ price, special });
  });

  it.each([100, 120, 0, -5])('[PR-15] a special price of %s on 100 does not count', (special) => {
    expect(gross({ price: 100, special_price: special })).toMatchObject({ price: 100, special: 0 });
  });

  it('[PR-15] a special price above the regular one does not count beside a lower final price', () => {
    expect(gross({ price: 100, special_price: 120, final_price: 70 })).toMatchObject({
      price: 70,
      special: 0,
    });
  });

  it('[PR-16] the offer’s moments are read in the zone of the store', () => {
    const offer = { price: 100, special_price: 80, special_to_date: '2026-03-05 13:00:00' };
    expect(gross(offer).price).toBe(100);
    expect(gross(offer, { now: at('2026-03-05T11:59:59.999Z') }).price).toBe(80);
    expect(gross(offer, { timeZone: 'UTC' }).price).toBe(80);
  });

  it('[PR-19] a running special price stays the price beside a still lower final price', () => {
    const both = { price: 100, special_price: 80, final_price: 70 };
    expect(gross({ ...both, ...march })).toEqual({
      price: 80,
      original: 100,
      special: 70,
      final: 70,
    });
    expect(gross({ ...both, ...february })).toEqual({
      price: 70,
      original: 100,
      special: 0,
      final: 70,
    });
  });

  it('[PR-20] a final price that repeats the special price ends with it', () => {
    const both = { price: 100, special_price: 80, final_price: 80 };
    expect(gross({ ...both, ...march })).toMatchObject({ price: 80, special: 80, final: 80 });
    expect(gross({ ...both, ...february })).toMatchObject({ price: 100, special: 0, final: 100 });
  });
});

describe('tier prices', () => {
  const tiers = [
    { customer_group_id: 1, qty: 1, value: 60 },
    { customer_group_id: 0, qty: 1, value: 90 },
    { customer_group_id: 0, qty: 5, value: 50 },
    { customer_group_id: 0, qty: 1, value: 75 },
  ];
  const product = { price: 100, special_price: 80, tier_prices: tiers };

  it('[PR-21] the lowest tier of the group for one piece replaces price and special price', () => {
    expect(gross(product, { tierGroupId: 0 })).toEqual({
      price: 75,
      original: 100,
      special: 0,
      final: 75,
    });
    expect(gross(product, { tierGroupId: 1 }).price).toBe(60);
  });

  it('[PR-21] a tier that is not lower changes nothing', () => {
    const dear = [{ customer_group_id: 0, qty: 1, value: 80 }];
    expect(gross({ ...product, tier_prices: dear }, { tierGroupId: 0 })).toMatchObject({
      price: 80,
      special: 80,
    });
  });

  it('[PR-21] other groups’ tiers are left out; without tier prices nothing is touched', () => {
    const tierPrices = priceProduct(product, inHungary({ tierGroupId: 1 })).tier_prices;
    expect(tierPrices).toEqual([{ customer_group_id: 1, qty: 1, value: 60, value_incl_tax: 60 }]);
    expect(priceProduct(product, inHungary()).tier_prices).toBe(tiers);
    expect(gross(product).price).toBe(80);
  });

  it('[PR-21] a configurable takes its cheapest child, tiers counted', () => {
    const children = [
      { sku: 'A-1', price: 95 },
      { sku: 'A-2', price: 100, tier_prices: tiers },
    ];
    const priced = gross({ configurable_children: children }, { tierGroupId: 0 });
    expect(priced.price).toBe(75);
  });

  it('[PR-12] a document whose originals do not add up was not priced before', () => {
    const raw = {
      price: 127,
      original_price: 50,
      original_price_tax: 1,
      original_price_incl_tax: 99,
    };
    const { original_price_incl_tax: _, ...without } = raw;
    expect(priceProduct(raw, inHungary())).toMatchObject({
      price_incl_tax: priceProduct(without, inHungary()).price_incl_tax,
    });
  });
});
