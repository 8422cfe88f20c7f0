import type { EpochMs } from '@shop/kernel';
import { createCartLink } from './cart-link.ts';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import { failureAction } from './failure-action.ts';
import { createMergeExecutor } from './merge-executor.ts';
import { createMergeRound } from './merge-round.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import { createServerConnection } from './server-connection.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import { createSyncCheck, type SyncOutcome } from './sync-check.ts';
import { createSyncRounds } from './sync-rounds.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

/** Keeps the local cart and the server cart in sync. Call every method inside the serial queue. */
export interface Reconciler {
  /** Creates a server cart for the user, or for a guest, and attaches it. Returns the failure, if any. */
  connect(asGuest: boolean): Promise<ServerCartFailure | undefined>;
  /** Connects if needed, merges, and fetches totals. */
  sync(options: SyncOptions): Promise<SyncOutcome>;
  /** Attaches this server cart and enables sync. */
  adopt(token: string): Promise<void>;
  /** Detaches the server cart and keeps the lines. */
  detach(): Promise<void>;
  /** Detaches a released server cart and, while online, creates another one. Source: CS-48. */
  replaceReleased(): Promise<void>;
  /** True after a final refusal, until `enable`. */
  isDisabled(): boolean;
  enable(): void;
  lastSyncAt(): EpochMs | undefined;
}

/** Connects, pulls, plans, merges and stores the result. Source: CS-22 to CS-26 and CS-28, CS-29; spec section 4, cart. */
export function createReconciler(
  config: CartSyncConfig,
  ports: ServerPorts,
  parts: {
    readonly cartStore: CartStore;
    readonly notifications: NotificationQueue;
    readonly totalsSync: TotalsSync;
    /** Reports the current phase. */
    readonly onPhase: (phase: 'connecting' | 'syncing') => void;
  },
): Reconciler {
  const { session, clock, connectivity } = ports;
  const { cartStore, notifications, totalsSync, onPhase } = parts;
  const cartLink = createCartLink(cartStore, totalsSync);
  const connection = createServerConnection(config, ports, cartLink, () => onPhase('connecting'));
  const check = createSyncCheck(config, cartStore, totalsSync);
  const applyMerge = createMergeExecutor(config, ports, cartStore, notifications);
  const runRound = createMergeRound(config, ports, cartStore, applyMerge);
  const rounds = createSyncRounds(ports, { ...parts, cartLink, connection, check, runRound });
  const { outcomeOf } = check;

  async function sync(options: SyncOptions): Promise<SyncOutcome> {
    await cartStore.refresh();
    if (!config.synchronize || connection.isDisabled()) return outcomeOf('disabled');
    await cartLink.detachReleased();
    if (!connectivity.isOnline()) return outcomeOf('offline');
    if (cartStore.token() === undefined) {
      if (cartStore.cart.get().items.length === 0) return outcomeOf('not-connected');
      const failure = await connection.connect(!session.isSignedIn());
      if (failure !== undefined) {
        return outcomeOf('not-connected', failureAction(failure) === 'retry' ? failure : undefined);
      }
    }
    const previousSyncAt = cartLink.lastSyncAt();
    const isNeeded =
      options.force === true ||
      previousSyncAt === undefined ||
      check.hasChanged() ||
      check.isPending() ||
      rounds.hasUnresolvedRows() ||
      check.wantsTotals();
    if (!isNeeded) return outcomeOf('not-needed');
    cartLink.setLastSyncAt(clock.now());
    onPhase('syncing');
    const outcome = await rounds.run(options);
    if (!outcome.report.done) cartLink.setLastSyncAt(previousSyncAt);
    return outcome;
  }

  async function replaceReleased(): Promise<void> {
    await cartStore.refresh();
    connection.enable();
    const hasNone = await cartLink.detachReleased();
    if (!hasNone || !config.synchronize || !connectivity.isOnline()) return;
    await connection.connect(!config.directBackendSync);
  }

  return {
    connect: connection.connect,
    sync,
    adopt: connection.adopt,
    detach: cartLink.detach,
    replaceReleased,
    isDisabled: connection.isDisabled,
    enable: connection.enable,
    lastSyncAt: cartLink.lastSyncAt,
  };
}
