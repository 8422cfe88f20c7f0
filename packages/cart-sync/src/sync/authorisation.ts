import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { CouponService } from '../totals/coupon-service.ts';
import { couponOf } from '../totals/cart-totals.ts';
import { failureAction } from './failure-action.ts';
import type { Reconciler } from './reconciler.ts';
import type { SyncSchedule } from './sync-schedule.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

/** Connects the cart of the signed-in user. */
export interface Authorisation {
  /** Connects and syncs the user's cart, and applies the coupon again. Call inside the serial queue. */
  run(): Promise<void>;
  /** True if the user's cart could not be connected yet. Retried when the network is back. */
  isPending(): boolean;
}

/** Source: CS-65. */
export function createAuthorisation(
  config: CartSyncConfig,
  { session, connectivity, clock }: ServerPorts,
  parts: {
    readonly cartStore: CartStore;
    readonly reconciler: Reconciler;
    readonly schedule: SyncSchedule;
    readonly totalsSync: TotalsSync;
    readonly coupons: CouponService;
  },
): Authorisation {
  const { cartStore, reconciler, schedule, totalsSync, coupons } = parts;
  let isPending = false;
  const activeCode = () => couponOf(totalsSync.view.get().totals)?.code;

  function isBypassed(): boolean {
    const lastOrderAt = session.lastOrderAt();
    return (
      config.bypassCartLoaderForAuthorizedUsers &&
      !config.directBackendSync &&
      lastOrderAt !== undefined &&
      clock.now() - lastOrderAt < config.lastOrderBypassMs
    );
  }

  return {
    async run() {
      await cartStore.refresh();
      reconciler.enable();
      isPending = !connectivity.isOnline();
      if (!config.synchronize || isPending || isBypassed()) return;
      const code = activeCode();
      const failure = await reconciler.connect(!session.isSignedIn());
      if (failure !== undefined) {
        isPending = failureAction(failure) === 'retry';
        const transientFailure = isPending ? failure : undefined;
        schedule.finish({ report: { done: false }, transientFailure });
        return;
      }
      schedule.finish(await reconciler.sync({ dryRun: !config.serverMergeByDefault }));
      const token = cartStore.token();
      if (code !== undefined && activeCode() === undefined && token !== undefined) {
        await coupons.apply(token, code);
      }
    },
    isPending: () => isPending,
  };
}
