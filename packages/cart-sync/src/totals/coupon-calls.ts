import { err, plainCode, type CartToken, type Connectivity, type Result } from '@shop/kernel';
import type { CartInternals } from '../sync/server-sync.ts';
import type { Coupon } from '../cart/cart-state.ts';
import type { CouponRefusal } from '../notices/cart-notice.ts';
import type { CouponService } from './coupon-service.ts';
import type { SyncOnDemand } from '../sync/sync-on-demand.ts';
import { couponOf } from './cart-totals.ts';

/** Coupon calls of the shopper. */
export interface CouponCalls {
  applyCoupon(code: string): Promise<Result<Coupon, CouponRefusal>>;
  removeCoupon(): Promise<Result<void, CouponRefusal>>;
}

/**
 * Sends pending changes before each coupon call. A refused code is returned; a refused removal is posted as a notice.
 * Source: CS-51.
 */
export function createCouponCalls(
  connectivity: Connectivity,
  { cartStore, notifications, queue, totalsView }: CartInternals,
  coupons: CouponService,
  onDemand: SyncOnDemand,
): CouponCalls {
  async function withServerCart<T>(
    work: (token: CartToken) => Promise<Result<T, CouponRefusal>>,
  ): Promise<Result<T, CouponRefusal>> {
    if (!connectivity.isOnline()) return err({ kind: 'offline' });
    return queue.run(async () => {
      await onDemand.sync();
      const token = cartStore.token();
      if (token === undefined) return err({ kind: 'no-cart' });
      const result = await work(token);
      await onDemand.syncIfTotalsDiffer();
      return result;
    });
  }

  return {
    async applyCoupon(text) {
      const code = plainCode(text);
      if (code === '') return err({ kind: 'missing' });
      const applied = await withServerCart((token) => coupons.apply(token, code));
      if (applied.ok) notifications.post({ kind: 'coupon-applied', code: applied.value.code });
      return applied;
    },
    async removeCoupon() {
      const { totals, idleCoupon } = totalsView.get();
      const { code = '' } = couponOf(totals) ?? idleCoupon ?? {};
      const removed = await withServerCart(coupons.remove);
      if (removed.ok) notifications.post({ kind: 'coupon-removed', code });
      else {
        const { kind: reason, text } = removed.error;
        notifications.post({ kind: 'coupon-refused', code, reason, text });
      }
      return removed;
    },
  };
}
