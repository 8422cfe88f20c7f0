import { err, ok, type CartToken, type Ids, type Result } from '@shop/kernel';
import type { CouponRefusal } from './cart-notice.ts';
import type { Coupon } from './cart-state.ts';
import { courseOf } from './failure-course.ts';
import { couponOf } from './shown-totals.ts';
import type { ServerCart, ServerCartFailure } from './server-cart.ts';
import type { TotalsDesk } from './totals-desk.ts';

/** Applies and removes coupons on the server's cart. Every method needs its turn to have been taken. */
export interface CouponDesk {
  apply(token: CartToken, code: string): Promise<Result<Coupon, CouponRefusal>>;
  remove(token: CartToken): Promise<Result<void, CouponRefusal>>;
}

/**
 * After either, totals are asked for: what they carry is what holds. When no answer came, they tell whether
 * the coupon was taken all the same. Source: CS-44; spec section 3, coupon.
 */
export function createCouponDesk(server: ServerCart, ids: Ids, desk: TotalsDesk): CouponDesk {
  const held = (): Coupon | undefined => couponOf(desk.view.get().totals);

  return {
    async apply(token, code) {
      const applied = await server.applyCoupon(token, code, { key: ids.uuid() });
      if (!applied.ok && isKnown(applied.error)) return err(refusalOf(applied.error));
      const failure = await desk.sync(token);
      const coupon = held();
      if (coupon !== undefined && isSameCode(coupon.code, code)) return ok(coupon);
      if (!applied.ok) return err(refusalOf(applied.error));
      // Taken, but the totals do not show it: unheard of as yet, or it takes nothing off.
      return failure === undefined ? err({ kind: 'unknown' }) : ok({ code, discount: 0 });
    },
    async remove(token) {
      const removed = await server.deleteCoupon(token, { key: ids.uuid() });
      if (!removed.ok && isKnown(removed.error)) return err(refusalOf(removed.error));
      await desk.sync(token);
      return removed.ok || held() === undefined ? ok() : err(refusalOf(removed.error));
    },
  };
}

const reasons: Readonly<Record<string, CouponRefusal['kind']>> = {
  'coupon-missing': 'missing',
  'coupon-unknown': 'unknown',
  'coupon-expired': 'expired',
  'coupon-not-yet': 'not-yet',
  'coupon-used-up': 'used-up',
  'coupon-minimum': 'minimum',
};

/** Why the server did not take a coupon. By its code; the text is passed on, never read. Source: CS-44. */
function refusalOf(failure: ServerCartFailure): CouponRefusal {
  switch (courseOf(failure)) {
    case 'later':
    case 'skip':
    case 'replan':
    case 'rekey':
      return { kind: 'unreachable' };
    case 'lost':
    case 'ordered':
      return { kind: 'no-cart' };
    case 'refused': {
      const { error = '', text } = failure as { readonly error?: string; readonly text?: string };
      return { kind: reasons[error] ?? 'unknown', text };
    }
  }
}

/** Whether the answer says what became of the call. */
function isKnown(failure: ServerCartFailure): boolean {
  const course = courseOf(failure);
  return course === 'refused' || course === 'lost' || course === 'ordered';
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
