import { moneyFromWire } from '@shop/money';
import { viewAmount, type StoreView } from '@shop/shop-config';
import type { CouponRow } from './coupon-rule.ts';

/** Returns a coupon for a store view: its amounts in the view's minor units. */
export function viewCoupon(
  row: CouponRow | undefined,
  view: Pick<StoreView, 'baseUnits' | 'currency'>,
): CouponRow | undefined {
  if (row === undefined) return undefined;
  const minor = (amount: number) => moneyFromWire(amount, view.currency).minor;
  return {
    ...row,
    value: row.type === 'fixed' ? minor(viewAmount(view, row.value)) : row.value,
    minAmount: minor(row.minAmount / view.baseUnits),
  };
}
