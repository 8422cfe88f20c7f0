import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { Connectivity } from '@shop/kernel';
import type { Reconciler } from './reconciler.ts';
import type { SyncSchedule } from './sync-schedule.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

/** Syncs that a call of the shopper requires. Call every method inside the serial queue. */
export interface SyncOnDemand {
  /** Sends pending changes. */
  sync(): Promise<void>;
  /** Syncs if the totals contain other lines than the cart. Source: CS-54. */
  syncIfTotalsDiffer(): Promise<void>;
  /** Fetches methods and totals, if there is a server cart with lines. */
  syncTotals(): Promise<void>;
}

export function createSyncOnDemand(
  config: Pick<CartSyncConfig, 'synchronize' | 'synchronizeTotals'>,
  connectivity: Connectivity,
  parts: {
    readonly cartStore: CartStore;
    readonly reconciler: Reconciler;
    readonly schedule: SyncSchedule;
    readonly totalsSync: TotalsSync;
  },
): SyncOnDemand {
  const { cartStore, reconciler, schedule, totalsSync } = parts;

  async function sync(): Promise<void> {
    schedule.finish(await reconciler.sync({}));
  }

  async function syncIfTotalsDiffer(): Promise<void> {
    if (totalsSync.isNeeded()) await sync();
  }

  return {
    sync,
    syncIfTotalsDiffer,
    async syncTotals() {
      await cartStore.refresh();
      const token = cartStore.token();
      const { items, isLetGo } = cartStore.cart.get();
      const hasCart = token !== undefined && items.length > 0 && isLetGo !== true;
      const isWanted = config.synchronize && config.synchronizeTotals && connectivity.isOnline();
      if (!hasCart || !isWanted) return;
      if ((await totalsSync.sync(token)) === undefined) await syncIfTotalsDiffer();
    },
  };
}
