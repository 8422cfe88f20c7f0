import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import { hasPendingChanges } from '../lines/edit-synced.ts';
import { itemHash } from '../lines/item-hash.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import type { LineReport, SyncReport } from './sync-report.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

/** Outcome of a sync. */
export interface SyncOutcome {
  readonly report: SyncReport;
  /** Failure after which the sync should be retried later. */
  readonly transientFailure?: ServerCartFailure | undefined;
}

/** Compares this cart with the last state agreed with the server. */
export interface SyncCheck {
  /** True if there are changes that the server has not confirmed. */
  isPending(): boolean;
  /** True if the lines or the server cart are not those of the last completed sync. */
  hasChanged(): boolean;
  /** True if totals are to be fetched. */
  wantsTotals(): boolean;
  /** Reports a sync: complete without a `reason`, else why it did not run or did not end. Source: CS-27. */
  outcomeOf(
    reason: SyncReport['reason'],
    transientFailure?: ServerCartFailure,
    lines?: readonly LineReport[],
  ): SyncOutcome;
}

/** Source: CS-26, CS-27. */
export function createSyncCheck(
  config: Pick<CartSyncConfig, 'synchronizeTotals'>,
  { cart, hash, token }: CartStore,
  totalsSync: Pick<TotalsSync, 'isNeeded'>,
): SyncCheck {
  const isPending = () => hasPendingChanges(cart.get());
  const hasChanged = () => hash() !== itemHash(cart.get().items, token());
  const stateOf = (differs: boolean) => (differs ? 'update-required' : 'no-changes');

  return {
    isPending,
    hasChanged,
    wantsTotals: () =>
      config.synchronizeTotals && cart.get().items.length > 0 && totalsSync.isNeeded(),
    outcomeOf: (reason, transientFailure, lines = []) => ({
      report: {
        done: reason === undefined,
        reason,
        lines,
        client: stateOf(hasChanged() || isPending()),
        server: stateOf(totalsSync.isNeeded()),
      },
      transientFailure,
    }),
  };
}
