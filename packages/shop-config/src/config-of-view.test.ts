import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOfView } from './config-of-view.ts';
import { defineShopConfig } from './shop-config.ts';
import { viewAmount } from './view-amount.ts';
import { storefrontConfig } from './storefront-config.ts';

describe('a list price in another currency', () => {
  const euro = { baseUnits: 400 };
  it.each([
    [0, 0],
    [10, 0.1],
    [990, 2.5],
    [1_990, 5],
    [3_979, 9.9],
    [3_999, 9.9],
    [4_000, 9.9],
    [4_990, 12.9],
    [12_990, 32.9],
    [39_800, 99.9],
    [40_100, 100],
    [249_990, 625],
  ])('[SC-35] %d Ft is %d €', (forints, euros) => {
    expect(viewAmount(euro, forints)).toBe(euros);
  });

  it('[SC-35] is the same price where the currency is', () => {
    expect(viewAmount({ baseUnits: 1 }, 12_993)).toBe(12_993);
  });

  it('[SC-35] of a dearer thing is never the lower one', () => {
    const price = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 1_000 }), (a, b, baseUnits) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(viewAmount({ baseUnits }, low)).toBeLessThanOrEqual(viewAmount({ baseUnits }, high));
      }),
    );
    // Amounts near the bounds at which the rounding changes.
    const nearby = fc.tuple(fc.constantFrom(10, 100), fc.integer({ min: -40, max: 40 }));
    fc.assert(
      fc.property(nearby, ([bound, step]) => {
        const [below, above] = [bound * 400 + step, bound * 400 + step + 1];
        expect(viewAmount(euro, below)).toBeLessThanOrEqual(viewAmount(euro, above));
      }),
    );
  });
});

const methodTo = (method_code: string, price_incl_tax: number, ...countries: string[]) => ({
  method_title: method_code,
  method_code,
  carrier_code: 'courier',
  amount: price_incl_tax,
  price_incl_tax,
  default: false,
  offline: true,
  countries,
});
const furnitureShop = defineShopConfig(storefrontConfig, {
  products: {
    priceRanges: [{ from: 0, to: 10_000 }, { from: 10_000, to: 30_000 }, { from: 30_000 }],
  },
  checkout: {
    shippingMethods: [methodTo('flatrate', 1_990, 'HU'), methodTo('abroad', 9_990, 'DE', 'IT')],
  },
  offers: { instalmentFromMinor: 30_000 },
});

describe('the shop as a view sells', () => {
  const german = configOfView(furnitureShop, 'de');

  it('[SC-36] has amounts of its currency and the tax of its country', () => {
    expect(german.offers.freeShippingAboveMinor).toBe(2_500);
    expect(german.products.priceRanges[1]).toEqual({ from: 25, to: 75 });
    expect(german.checkout.shippingMethods[0]?.price_incl_tax).toBe(24.9);
    expect(german.tax.defaultCountry).toBe('DE');
    expect(german.offers).toMatchObject({ guarantee: [], instalmentFromMinor: null });
  });

  it.each([
    ['hu', ['flatrate']],
    ['de', ['abroad']],
    ['it', ['abroad']],
  ])('[SC-36] %s has the ways of delivery that go there', (code, ways) => {
    const { checkout } = configOfView(furnitureShop, code);
    expect(checkout.shippingMethods.map(({ method_code: way }) => way)).toEqual(ways);
  });

  it('[SC-36] is otherwise the shop itself for the default view and for unknown codes', () => {
    const whole = defineShopConfig();
    expect(configOfView(whole, 'hu')).toEqual(whole);
    expect(configOfView(furnitureShop, 'xx')).toBe(furnitureShop);
  });
});

it('[SC-58] a view of a shop without free shipping has none either', () => {
  const shop = defineShopConfig(storefrontConfig, { offers: { freeShippingAboveMinor: null } });
  expect(configOfView(shop, 'de').offers.freeShippingAboveMinor).toBeNull();
});
