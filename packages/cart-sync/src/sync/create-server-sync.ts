import { createSkipLog } from '@shop/contract';
import { createAuthorisation } from './authorisation.ts';
import { createCartTransfer } from './cart-transfer.ts';
import { createCouponCalls } from '../totals/coupon-calls.ts';
import { createCouponService } from '../totals/coupon-service.ts';
import { createReconciler } from './reconciler.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { CartInternals, ServerSync } from './server-sync.ts';
import { createSyncOnDemand } from './sync-on-demand.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { createTotalsSync } from '../totals/totals-sync.ts';
import { listenToServerEvents } from './server-events.ts';

/**
 * Keeps a cart in sync with a server cart: connects, merges, fetches totals and applies coupons.
 * Errors: never throws because of a network or server fault. Source: CS-22 to CS-26, CS-28 to CS-32 and CS-36, CS-48 to
 * CS-51, CS-59 to CS-62 and CS-64 to CS-67.
 */
export function createServerSync(
  config: CartSyncConfig,
  ports: ServerPorts,
  internals: CartInternals,
): ServerSync {
  const { cartStore, queue, totalsView, refreshState } = internals;
  const { server, connectivity } = ports;
  let phase: 'connecting' | 'syncing' | undefined;
  let stopListening: (() => void) | undefined;

  function setPhase(next: typeof phase): void {
    phase = next;
    refreshState();
  }
  server.onSkip = createSkipLog(ports.log);
  const totalsSync = createTotalsSync(config, ports, cartStore, totalsView);
  const coupons = createCouponService(server, ports.ids, totalsSync);
  const reconciler = createReconciler(config, ports, {
    ...internals,
    totalsSync,
    onPhase: setPhase,
  });
  const schedule = createSyncSchedule(ports, {
    ...internals,
    reconciler,
    onFinished: () => setPhase(undefined),
  });
  const parts = { cartStore, reconciler, schedule, totalsSync, coupons };
  const authorisation = createAuthorisation(config, ports, parts);
  const transfer = createCartTransfer(server, internals, reconciler, schedule);
  const onDemand = createSyncOnDemand(config, connectivity, parts);
  const couponCalls = createCouponCalls(connectivity, internals, coupons, onDemand);

  async function authorise(): Promise<void> {
    await queue.run(authorisation.run);
    refreshState();
  }

  return {
    calls: {
      authorise,
      sync: schedule.sync,
      syncTotals: () => queue.run(onDemand.syncTotals),
      applyCoupon: couponCalls.applyCoupon,
      removeCoupon: couponCalls.removeCoupon,
      async disconnect() {
        await queue.run(reconciler.detach);
        refreshState();
      },
      // A released cart may already be an order: a call with its token would change that order.
      token: () => (cartStore.cart.get().isLetGo === true ? undefined : cartStore.token()),
      handOff: transfer.handOff,
      adopt: transfer.adopt,
      adoptToken: transfer.adoptToken,
    },
    start() {
      stopListening ??= listenToServerEvents(ports, totalsSync, () =>
        queue.track(
          authorisation.isPending()
            ? authorise()
            : internals.load({ force: config.forceClientState }),
        ),
      );
    },
    onLoaded({ force }) {
      reconciler.enable();
      queue.track(schedule.sync({ force, dryRun: !force && !config.serverMergeByDefault }));
    },
    requestSync: schedule.requestSync,
    async onCleared() {
      await queue.run(reconciler.replaceReleased);
      phase = undefined;
    },
    stop() {
      schedule.stop();
      stopListening?.();
    },
    phase: () => phase,
    isDisabled: reconciler.isDisabled,
    lastSyncAt: reconciler.lastSyncAt,
  };
}
