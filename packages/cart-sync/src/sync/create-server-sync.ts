import { createSkipLog } from '@shop/contract';
import { unsafeBrand, err, ok, type CartToken, type Result, plainCode } from '@shop/kernel';
import { createMergeExecutor } from './merge-executor.ts';
import type { CouponRefusal } from '../notices/cart-notice.ts';
import { createCouponService } from '../totals/coupon-service.ts';
import { cleared } from '../lines/edit-lines.ts';
import { hasPendingChanges } from '../lines/edit-synced.ts';
import { failureAction } from './failure-action.ts';
import { createReconciler } from './reconciler.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { CartInternals, ServerSync } from './server-sync.ts';
import { couponOf } from '../totals/cart-totals.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { createTotalsSync, totalsMessage } from '../totals/totals-sync.ts';

/**
 * Keeps a cart in sync with a server cart: connects, merges, fetches totals and applies coupons.
 *
 * Errors: never throws for what the network or the server does. Source: CS-19 to CS-29, CS-41 to CS-52.
 */
export function createServerSync(
  config: CartSyncConfig,
  ports: ServerPorts,
  internals: CartInternals,
): ServerSync {
  const { cartStore, notifications, queue, totalsView, saveEdit, refreshState } = internals;
  const { server, session, connectivity, clock } = ports;
  server.onSkip = createSkipLog(ports.log);
  const totalsSync = createTotalsSync(config, ports, cartStore, totalsView);
  const coupons = createCouponService(server, ports.ids, totalsSync);
  let phase: 'connecting' | 'syncing' | undefined;
  let isAuthorisePending = false;
  let stopListening: readonly (() => void)[] = [];

  const reconciler = createReconciler(config, ports, {
    ...internals,
    totalsSync,
    applyMerge: createMergeExecutor(config, ports, cartStore, notifications),
    onPhase(next) {
      phase = next;
      refreshState();
    },
  });
  const schedule = createSyncSchedule(ports, {
    ...internals,
    reconciler,
    onFinished() {
      phase = undefined;
      refreshState();
    },
  });

  const isEnabled = (): boolean => config.synchronize && connectivity.isOnline();
  const isBypassed = (): boolean => {
    const last = session.lastOrderAt();
    return (
      config.bypassCartLoaderForAuthorizedUsers &&
      !config.directBackendSync &&
      last !== undefined &&
      clock.now() - last < config.lastOrderBypassMs
    );
  };

  async function authorise(): Promise<void> {
    await queue.run(async () => {
      await cartStore.refresh();
      reconciler.enable();
      isAuthorisePending = !connectivity.isOnline();
      if (!isEnabled() || isBypassed()) return;
      const coupon = couponOf(totalsView.get().totals)?.code;
      const failure = await reconciler.connect(!session.isSignedIn());
      if (failure !== undefined) {
        isAuthorisePending = failureAction(failure) === 'retry';
        schedule.finish({
          report: { done: false },
          transientFailure: isAuthorisePending ? failure : undefined,
        });
        return;
      }
      schedule.finish(await reconciler.sync({ dryRun: !config.serverMergeByDefault }));
      const token = cartStore.token();
      const isApplied = couponOf(totalsView.get().totals) !== undefined;
      if (coupon !== undefined && !isApplied && token !== undefined)
        await coupons.apply(token, coupon);
    });
    refreshState();
  }

  /** Syncs when the server totals contain other lines than this cart. Source: CS-66. */
  async function syncIfTotalsDiffer(): Promise<void> {
    if (totalsSync.isNeeded()) schedule.finish(await reconciler.sync({}));
  }

  /** Sends pending changes, then runs a coupon call on the server cart. */
  async function withServerCart<T>(
    work: (token: CartToken) => Promise<Result<T, CouponRefusal>>,
  ): Promise<Result<T, CouponRefusal>> {
    if (!connectivity.isOnline()) return err({ kind: 'offline' });
    return queue.run(async () => {
      schedule.finish(await reconciler.sync({}));
      const token = cartStore.token();
      if (token === undefined) return err({ kind: 'no-cart' });
      const result = await work(token);
      await syncIfTotalsDiffer();
      return result;
    });
  }

  /** Replaces the cart of this device by a server cart. */
  async function takeOver(token: string): Promise<void> {
    await saveEdit(cleared);
    await queue.run(() => reconciler.adopt(token));
  }

  return {
    calls: {
      authorise,
      sync: schedule.sync,
      async syncTotals() {
        await queue.run(async () => {
          await cartStore.refresh();
          const token = cartStore.token();
          if (token === undefined || !isEnabled() || !config.synchronizeTotals) return;
          const { items, isLetGo } = cartStore.cart.get();
          if (items.length === 0 || isLetGo === true) return;
          const failure = await totalsSync.sync(token);
          if (failure === undefined) await syncIfTotalsDiffer();
        });
      },
      async applyCoupon(code) {
        const trimmedCode = plainCode(code);
        if (trimmedCode === '') return err({ kind: 'missing' });
        const applied = await withServerCart((token) => coupons.apply(token, trimmedCode));
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
      async disconnect() {
        await queue.run(reconciler.detach);
        refreshState();
      },
      token: cartStore.token,
      async handOff(binding) {
        await schedule.sync();
        return queue.run(async () => {
          const token = cartStore.token();
          if (token === undefined) return err<ServerCartFailure>({ kind: 'no-cart' });
          return hasPendingChanges(cartStore.cart.get())
            ? err(pendingChangesFailure)
            : server.handOff(token, binding);
        });
      },
      async adopt(code, binding) {
        const response = await server.adopt(code, binding);
        if (!response.ok) return response;
        await takeOver(response.value.cartToken);
        // With a session beside it, the cart is met once that session is on: by `authorise`.
        if (response.value.token === undefined) await schedule.sync();
        return response;
      },
      async adoptToken(text) {
        const token = unsafeBrand<CartToken>(text);
        const pulled = await server.pull(token);
        if (!pulled.ok) return pulled;
        await takeOver(token);
        await schedule.sync();
        return ok();
      },
    },
    listen() {
      stopListening = [
        connectivity.subscribe((online) => {
          if (!online) return;
          queue.track(
            isAuthorisePending ? authorise() : internals.load({ force: config.forceClientState }),
          );
        }),
        ports.broadcast.subscribe((message) => {
          if (message.startsWith(totalsMessage))
            totalsSync.applyBroadcast(message.slice(totalsMessage.length));
        }),
      ];
    },
    onLoaded({ force }) {
      reconciler.enable();
      queue.track(schedule.sync({ force, dryRun: !force && !config.serverMergeByDefault }));
    },
    requestSync: schedule.requestSync,
    async onCleared() {
      await queue.run(async () => {
        await cartStore.refresh();
        reconciler.enable();
        const hasNone = await reconciler.detachReleased();
        if (hasNone && isEnabled()) await reconciler.connect(!config.directBackendSync);
        phase = undefined;
      });
    },
    stop() {
      schedule.stop();
      for (const stop of stopListening) stop();
    },
    phase: () => phase,
    isDisabled: reconciler.isDisabled,
    lastSyncAt: reconciler.lastSyncAt,
  };
}

/** Something here has not reached the server, so its cart is not the one on the screen. */
const pendingChangesFailure: ServerCartFailure = {
  kind: 'network',
  failure: { kind: 'unreachable' },
};
