import { couponCode, err, ok, type CartToken, type IdGenerator, type Result } from '@shop/kernel';
import type { CouponRefusal } from '../notices/cart-notice.ts';
import type { Coupon } from '../cart/cart-state.ts';
import { failureAction } from '../sync/failure-action.ts';
import { couponReason } from './idle-coupon.ts';
import { couponOf } from './cart-totals.ts';
import type { ServerCart, ServerCartFailure } from '../server/server-cart.ts';
import type { TotalsSync } from './totals-sync.ts';

/** Applies and removes coupons of the server's cart. Call every method inside the serial queue. */
export interface CouponService {
  apply(token: CartToken, code: string): Promise<Result<Coupon, CouponRefusal>>;
  remove(token: CartToken): Promise<Result<void, CouponRefusal>>;
}

/**
 * Fetches totals after each call: the coupon in them is the applied one. They also decide whether a call without a
 * response succeeded. Source: CS-51; spec section 3, coupon.
 */
export function createCouponService(
  server: ServerCart,
  ids: IdGenerator,
  totalsSync: TotalsSync,
): CouponService {
  const activeCoupon = (): Coupon | undefined => couponOf(totalsSync.view.get().totals);

  return {
    async apply(token, code) {
      const applied = await server.applyCoupon(token, code, { key: ids.uuid() });
      const refusal = applied.ok ? undefined : toCouponRefusal(applied.error);
      if (isFinal(refusal)) return err(refusal);
      const failure = await totalsSync.sync(token);
      const coupon = activeCoupon();
      if (coupon !== undefined && couponCode(coupon.code) === couponCode(code)) return ok(coupon);
      if (refusal !== undefined) return err(refusal);
      // Accepted, but not in the totals: not processed yet, or without a discount.
      return failure === undefined ? err({ kind: 'unknown' }) : ok({ code, discount: 0 });
    },
    async remove(token) {
      const removed = await server.deleteCoupon(token, { key: ids.uuid() });
      const refusal = removed.ok ? undefined : toCouponRefusal(removed.error);
      if (isFinal(refusal)) return err(refusal);
      await totalsSync.sync(token);
      return refusal === undefined || activeCoupon() === undefined ? ok() : err(refusal);
    },
  };
}

/** Maps a failed coupon call to a refusal by its code. Passes the text on unchanged. Source: CS-51. */
function toCouponRefusal(failure: ServerCartFailure): CouponRefusal {
  const action = failureAction(failure);
  if (action === 'cart-gone' || action === 'converted') return { kind: 'no-cart' };
  if (action !== 'rejected') return { kind: 'unreachable' };
  const { error, text, minimum } = failure as Partial<
    Extract<ServerCartFailure, { kind: 'refused' }>
  >;
  return { kind: couponReason(error), text, minimum };
}

/** Returns true if the response is final. */
function isFinal(refusal: CouponRefusal | undefined): refusal is CouponRefusal {
  return refusal !== undefined && refusal.kind !== 'unreachable';
}
