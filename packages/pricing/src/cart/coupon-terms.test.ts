import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { checkCoupon, couponEnd, type CouponTerms } from './coupon-terms.ts';
import { at } from '../test/hungary.ts';

const from = at('2026-03-01T00:00:00Z');
const to = at('2026-03-31T00:00:00Z');
const beside = (moment: EpochMs, ms: number) => unsafeBrand<EpochMs>(moment + ms);
const effect = { kind: 'fixed', amount: 1000 } as const;
const coupon: CouponTerms = { code: 'KOD', effect, minimumSubtotal: 5000, from, to, useCount: 0 };

describe('a coupon', () => {
  it.each<[when: string, now: EpochMs, refusal: object | undefined]>([
    ['just before its first moment', beside(from, -1), { kind: 'not-yet', from }],
    ['at its first moment', from, undefined],
    ['at its last moment', to, undefined],
    ['just after its last moment', beside(to, 1), { kind: 'expired' }],
  ])('[PR-49] %s', (_when, now, refusal) => {
    const checked = checkCoupon(coupon, 5000, now);
    expect(checked.ok ? undefined : checked.error).toEqual(refusal);
  });

  it('[PR-49] without dates holds always', () => {
    const always = { ...coupon, from: undefined, to: undefined };
    expect(checkCoupon(always, 5000, at('2099-01-01T00:00:00Z'))).toEqual({
      ok: true,
      value: { code: 'KOD', effect, minimumSubtotal: 5000 },
    });
  });

  it('[PR-49] holds until it has been used as often as it may', () => {
    const once = { ...coupon, useLimit: 1 };
    expect(checkCoupon(once, 5000, from).ok).toBe(true);
    expect(checkCoupon({ ...once, useCount: 1 }, 5000, from)).toMatchObject({
      error: { kind: 'used-up' },
    });
    expect(checkCoupon({ ...coupon, useCount: 1000 }, 5000, from).ok).toBe(true);
  });

  it('[PR-48] returns the amount missing to its minimum, and nothing for an unknown minimum', () => {
    expect(checkCoupon(coupon, 4000, from)).toMatchObject({
      error: { kind: 'minimum', minimum: 5000, missing: 1000 },
    });
    expect(checkCoupon({ code: 'KOD', effect, useCount: 0 }, 0, from).ok).toBe(true);
    expect(checkCoupon(undefined, 5000, from)).toMatchObject({ error: { kind: 'unknown' } });
  });

  it.each([
    ['2026-12-24', '2026-12-24T22:59:59.999Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['2026-12-24 20:00:00', '2026-12-24T19:00:00Z'],
  ])('[PR-50] one until %s has its last moment at %s', (text, last) => {
    expect(couponEnd(text, 'Europe/Budapest')).toBe(at(last));
  });

  it('[PR-50] no date is no end', () => {
    expect(couponEnd('2026-02-30', 'Europe/Budapest')).toBeUndefined();
  });
});
