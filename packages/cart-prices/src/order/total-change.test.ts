import { expect, it } from 'vitest';
import { cups } from '../test/carts.ts';
import type { PricedCart } from '../totals/price-cart.ts';
import { totalChange } from './total-change.ts';

const lost = { code: 'TAVASZ', error: 'coupon-expired' } as PricedCart['idleCoupon'];
const priced = (idleCoupon?: PricedCart['idleCoupon']) =>
  ({ totals: { grandTotal: { gross: 2_000 } }, idleCoupon }) as PricedCart;
const line = (...seenUnitGross: readonly number[]) => ({ ...cups(2), seenUnitGross });
const change = (total: number | undefined, seen: readonly number[], cart = priced()) =>
  totalChange({ expected_total: total }, [line(...seen)], cart, 'HUF');

it('[CT-12] the total that was seen is no change, whatever the lines showed', () => {
  expect(change(2_000, [900])).toBeUndefined();
  expect(change(2_000.4, [])).toBeUndefined();
});

it('[CT-12] another total is named with the changed lines and the lost coupon', () => {
  expect(change(1_900, [1_000, 900], priced(lost))).toEqual({
    kind: 'total-changed',
    expected_total: 1_900,
    grand_total: 2_000,
    lines: [expect.objectContaining({ expected_price: 900, price: 1_000 })],
    coupon: lost,
  });
  expect(change(2_001, [1_000])).toMatchObject({ lines: [], coupon: undefined });
});

it('[CT-12] an order without a total is compared by its lines and its coupon', () => {
  expect(change(undefined, [1_000])).toBeUndefined();
  expect(change(undefined, [])).toBeUndefined();
  expect(change(undefined, [999])).toMatchObject({ expected_total: undefined, grand_total: 2_000 });
  expect(change(undefined, [1_000], priced(lost))).toMatchObject({ lines: [], coupon: lost });
});
