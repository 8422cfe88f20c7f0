import type { CartStore } from '../storage/cart-store.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import type { CartLink } from './cart-link.ts';
import { afterOrder } from '../lines/edit-synced.ts';
import { failureAction, pullFailureAction } from './failure-action.ts';
import { itemHash } from '../lines/item-hash.ts';
import type { MergeRound, PulledCart, RoundResult } from './merge-round.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import type { ServerConnection } from './server-connection.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import type { SyncCheck, SyncOutcome } from './sync-check.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

const maxRounds = 4;

/** Failure of a sync with open changes: the cart changed repeatedly, or a row got no usable response. */
const conflict: ServerCartFailure = { kind: 'version' };

/** Runs the rounds of a sync until both carts agree or no further round helps. */
export interface SyncRounds {
  run(options: SyncOptions): Promise<SyncOutcome>;
  /** True if the last sync found rows whose products could not be fetched. */
  hasUnresolvedRows(): boolean;
}

/** Parts of a sync. */
export interface SyncParts {
  readonly cartStore: CartStore;
  readonly notifications: NotificationQueue;
  readonly totalsSync: TotalsSync;
  readonly cartLink: CartLink;
  readonly connection: ServerConnection;
  readonly check: SyncCheck;
  readonly runRound: MergeRound;
}

/** Source: CS-25, CS-28, CS-36. */
export function createSyncRounds(
  { session, checkout }: Pick<ServerPorts, 'session' | 'checkout'>,
  parts: SyncParts,
): SyncRounds {
  const { cartStore, notifications, totalsSync, cartLink, connection, check, runRound } = parts;
  const { outcomeOf } = check;
  let hasUnresolvedRows = false;

  /** Fetches totals and stores the state that both sides have agreed on. */
  async function finish(merged: Extract<RoundResult, { kind: 'merged' }>): Promise<SyncOutcome> {
    ({ hasUnresolvedRows } = merged);
    totalsSync.setServerRowIds(merged.rowIds);
    const token = cartStore.token();
    let transientFailure: ServerCartFailure | undefined;
    if (token !== undefined && check.wantsTotals()) {
      const failure = await totalsSync.sync(token, merged.pushedKeys);
      if (failure !== undefined && failureAction(failure) === 'retry') transientFailure = failure;
    }
    // A change made or left open meanwhile is not confirmed: the next sync sends it.
    if (check.isPending() || hasUnresolvedRows) transientFailure ??= conflict;
    else await cartStore.setHash(itemHash(cartStore.cart.get().items, token));
    return outcomeOf(undefined, transientFailure, merged.lines);
  }

  /**
   * Keeps the pieces added after the cart became an order, in a new server cart. A cleared cart was replaced when it
   * was cleared, and its shopper knows of the order. Source: CS-28.
   */
  async function replaceConverted(): Promise<boolean> {
    await cartStore.change(afterOrder);
    if (cartStore.cart.get().isLetGo === true) return false;
    await cartLink.detach();
    notifications.post({ kind: 'cart-ordered' });
    if ((await connection.connect(!session.isSignedIn())) !== undefined) return false;
    // An empty cart needs no further round: it is in sync with the new server cart.
    const { items } = cartStore.cart.get();
    if (items.length === 0) await cartStore.setHash(itemHash(items, cartStore.token()));
    return true;
  }

  /** Handles a failed round. Returns the outcome of the sync, or `undefined` if another round is to run. */
  async function recover(
    failure: ServerCartFailure,
    isLastRound: boolean,
  ): Promise<SyncOutcome | undefined> {
    switch (pullFailureAction(failure)) {
      case 'retry':
        return outcomeOf('failed', failure);
      case 'converted':
        // The outcome of the order clears the cart.
        if (checkout?.isPlacing?.() === true) return outcomeOf('ordered');
        return (await replaceConverted()) && !isLastRound && cartStore.cart.get().items.length > 0
          ? undefined
          : outcomeOf('ordered');
      case 'cart-gone':
        return !isLastRound && (await connection.replace(failure))
          ? undefined
          : outcomeOf('failed');
    }
  }

  async function runFrom(
    round: number,
    options: SyncOptions,
    pulled: PulledCart | undefined,
  ): Promise<SyncOutcome> {
    const isLastRound = round >= maxRounds;
    const result = await runRound(options, pulled);
    switch (result.kind) {
      case 'merged':
        return finish(result);
      case 'compared':
        return outcomeOf(undefined, undefined, result.lines);
      case 'no-cart':
        return outcomeOf('not-connected');
      case 'cleared':
        return outcomeOf('failed');
      case 'replan':
        return isLastRound
          ? outcomeOf('failed', conflict, result.lines)
          : runFrom(round + 1, options, result.pulled);
      case 'failed':
        return (
          (await recover(result.failure, isLastRound)) ?? runFrom(round + 1, options, undefined)
        );
    }
  }

  return {
    run: (options) => runFrom(1, options, undefined),
    hasUnresolvedRows: () => hasUnresolvedRows,
  };
}
