import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceWithCustomOptions } from './custom-options-price.ts';
import { priceProduct } from './price-product.ts';
import { quantitySteps, unitPriceAt } from './quantity-price.ts';
import { inHungary } from '../test/hungary.ts';

const chair = {
  tax_class_id: 2,
  price: 10_000,
  tier_prices: [
    { customer_group_id: 0, qty: 10, value: 8000 },
    { customer_group_id: 0, qty: 5, value: 9000 },
    { customer_group_id: 0, qty: 20, value: 8500 },
    { customer_group_id: 1, qty: 2, value: 5000 },
  ],
};
const guest = inHungary({ tierGroupId: 0 });

// findings G, tier prices
describe('a price that follows the quantity', () => {
  it.each([
    [1, 10_000],
    [4, 10_000],
    [5, 9000],
    [9, 9000],
    [10, 8000],
    [20, 8000],
  ])('[PR-22] %d pieces cost %d each', (qty, price) => {
    expect(unitPriceAt(priceProduct(chair, guest), qty)).toBe(price);
  });

  it('[PR-22] the steps are those of the group, each lower than the one before', () => {
    expect(quantitySteps(priceProduct(chair, guest))).toEqual([
      { qty: 5, grossPrice: 9000 },
      { qty: 10, grossPrice: 8000 },
    ]);
    expect(quantitySteps(priceProduct(chair, inHungary({ tierGroupId: 1 })))).toEqual([
      { qty: 2, grossPrice: 5000 },
    ]);
  });

  it('[PR-22] while tier prices are off the quantity changes nothing', () => {
    const priced = priceProduct(chair, inHungary());
    expect(quantitySteps(priced)).toEqual([]);
    expect(unitPriceAt(priced, 100)).toBe(10_000);
  });

  it('[PR-22] tiers without tax are rounded as prices are', () => {
    const net = { sourcePriceIncludesTax: false, finalPriceIncludesTax: false };
    const tiers = [{ qty: 5, value: 779.5276 }];
    const priced = priceProduct(
      { tax_class_id: 2, price: 1000, tier_prices: tiers },
      { ...guest, ...net },
    );
    expect(unitPriceAt(priced, 5)).toBe(990);
    expect(priceProduct(priced, { ...guest, ...net })).toStrictEqual(priced);
  });

  it('[PR-28] selected options are added to every tier', () => {
    const priced = priceProduct(chair, guest);
    const chosen = [{ option_type_id: 1, price_type: 'fixed', price: 500 }];
    const raised = priceWithCustomOptions(priced, chosen);
    expect([1, 5, 10].map((qty) => unitPriceAt(raised, qty))).toEqual([10_500, 9500, 8500]);
  });

  it('[PR-22] more pieces never cost more each, and an unknown price stays unknown', () => {
    const tier = fc.record({
      qty: fc.integer({ min: 1, max: 30 }),
      value: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(tier), fc.integer({ min: 1, max: 40 }), (tier_prices, qty) => {
        const priced = priceProduct({ ...chair, tier_prices }, guest);
        expect(unitPriceAt(priced, qty + 1)).toBeLessThanOrEqual(unitPriceAt(priced, qty));
        expect(unitPriceAt({ ...priced, price_incl_tax: 0 }, qty)).toBe(0);
      }),
    );
  });
});
