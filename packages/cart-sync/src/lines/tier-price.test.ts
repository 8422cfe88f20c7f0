import { expect, it } from 'vitest';
import { toCartLine } from './to-cart-line.ts';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import { lineTotal } from './line-total.ts';
import { priceChange } from './price-change.ts';
import { localTotals } from '../totals/cart-totals.ts';
import { aProduct } from '../test/a-line.ts';

const tiers = (value_incl_tax?: number) => [
  { qty: 5, value: 9000, ...(value_incl_tax && { value_incl_tax }) },
];
const chairs = (qty: number, gross?: number) =>
  toCartLine(
    aProduct({ price_incl_tax: 10_000, tier_prices: tiers(gross) }),
    qty,
    defaultCartSyncConfig,
  );

// findings G, tier prices
it('[CS-55] the price of a line follows its quantity', () => {
  expect([4, 5, 6].map((qty) => lineTotal(chairs(qty, 9000), 'HUF'))).toEqual([
    40_000, 45_000, 54_000,
  ]);
  const parts = { currency: 'HUF' as const, discount: 0 };
  expect(localTotals([chairs(5, 9000)], parts).subtotalInclTax).toBe(45_000);
});

it('[CS-55] tiers of other groups are dropped from the line and change nothing', () => {
  expect(lineTotal(chairs(5), 'HUF')).toBe(50_000);
  expect(chairs(5).product).not.toHaveProperty('tier_prices');
  expect(chairs(5, 9000).product).toHaveProperty('tier_prices');
  const mixed = aProduct({ tier_prices: [...tiers(), ...tiers(9000)] });
  expect(toCartLine(mixed, 5, defaultCartSyncConfig).product).toHaveProperty('tier_prices');
});

it('[CS-56] a lower price for more pieces is no changed price', () => {
  const totals = { item_id: 1, qty: 5, price_incl_tax: 9000 };
  expect(priceChange({ ...chairs(5, 9000), totals })).toBeUndefined();
  expect(priceChange({ ...chairs(5, 9000), totals: { ...totals, price_incl_tax: 9500 } })).toEqual({
    was: 9000,
    is: 9500,
  });
});
