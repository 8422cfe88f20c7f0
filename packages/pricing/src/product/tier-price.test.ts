import { expect, it } from 'vitest';
import { priceProduct } from './price-product.ts';
import { inHungary } from '../test/hungary.ts';
import { tierPriceFor, tiersOfGroup } from './tier-price.ts';

const tiers = [
  { customer_group_id: 1, qty: 10, value: 80 },
  { customer_group_id: 1, qty: 5, value: 90 },
  { qty: 1, value: 95 },
];

it.each([
  [4, undefined],
  [5, 90],
  [9, 90],
  [10, 80],
])('[PR-21] for %i pieces the lowest tier that has begun: %s', (qty, value) => {
  expect(tierPriceFor(tiers, 1, qty)).toBe(value);
});

it('[PR-21] a tier without a group applies to shoppers without a group', () => {
  expect(tiersOfGroup(tiers, 0)).toEqual([{ qty: 1, value: 95 }]);
});

it('[PR-21] a tier of all groups is for everybody', () => {
  const open = { customer_group_id: '32000', qty: 1, value: 85 };
  expect(tiersOfGroup([...tiers, open], 0)).toEqual([{ qty: 1, value: 95 }, open]);
  expect(tierPriceFor([...tiers, open], 0, 1)).toBe(85);
  expect(tierPriceFor([...tiers, open], 2, 1)).toBe(85);
});

it.each([undefined, null, []])('[PR-21] %j holds no tier', (none) => {
  expect(tiersOfGroup(none, 0)).toEqual([]);
  expect(tierPriceFor(none, 0, 1)).toBeUndefined();
});

it('[PR-21] while tier prices are off, not even one of all groups is a price', () => {
  const product = { price: 100, tier_prices: [{ customer_group_id: 32_000, qty: 1, value: 85 }] };
  expect(priceProduct(product, inHungary()).price_incl_tax).toBe(100);
  expect(priceProduct(product, inHungary({ tierGroupId: 0 })).price_incl_tax).toBe(85);
});
