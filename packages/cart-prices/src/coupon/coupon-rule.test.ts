import { expect, it } from 'vitest';
import { coupon, noon } from '../test/carts.ts';
import { checkCouponRow, type CouponRow } from './coupon-rule.ts';
import { viewCoupon } from './view-coupon.ts';

it.each<[string, Partial<CouponRow>, object]>([
  [
    'begins later',
    { validFrom: new Date(noon + 1) },
    { error: 'coupon-not-yet', from: '2026-03-05T12:00:00.001Z' },
  ],
  ['is over', { validTo: new Date(noon - 1) }, { error: 'coupon-expired' }],
  ['was used as often as it may be', { useLimit: 3, used: 3 }, { error: 'coupon-used-up' }],
  [
    'asks for more goods',
    { minAmount: 12_000 },
    { error: 'coupon-minimum', minimum: 12_000, missing: 2_000 },
  ],
])('[CT-1] names the reason of a coupon that %s', (_story, fields, error) => {
  expect(checkCouponRow(coupon(fields), 10_000, noon)).toEqual({ ok: false, error });
});

it('[CT-1] does not know a code without a row', () => {
  expect(checkCouponRow(undefined, 10_000, noon)).toEqual({
    ok: false,
    error: { error: 'coupon-unknown' },
  });
});

it.each<[Partial<CouponRow>, object]>([
  [{}, { kind: 'percent', percent: 10 }],
  [
    { type: 'fixed', value: 500 },
    { kind: 'fixed', amount: 500 },
  ],
  [{ type: 'free_shipping', value: 0 }, { kind: 'free-shipping' }],
])('[CT-2] reads the effect of %j', (fields, effect) => {
  const limits = {
    validFrom: new Date(noon),
    validTo: new Date(noon),
    useLimit: 1,
    minAmount: 10_000,
  };
  const checked = checkCouponRow(coupon({ ...limits, ...fields }), 10_000, noon);
  expect(checked).toMatchObject({ ok: true, value: { code: 'TAVASZ', effect } });
});

it('[CT-3] amounts are minor units of the view, per cent stay', () => {
  const euros = { baseUnits: 400, currency: 'EUR' } as const;
  const fixed = coupon({ type: 'fixed', value: 4_000, minAmount: 20_000 });
  expect(viewCoupon(fixed, euros)).toMatchObject({ value: 990, minAmount: 5_000 });
  expect(viewCoupon(coupon(), euros)?.value).toBe(10);
  expect(viewCoupon(undefined, euros)).toBeUndefined();
});
