import { unsafeBrand, type CartToken, type EpochMs } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { createMergeExecutor } from './merge-executor.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import {
  afterOrder,
  hasPendingChanges,
  attachNewCart,
  withoutServerCart,
} from '../lines/edit-synced.ts';
import { pruneTombstones } from '../lines/edit-tombstones.ts';
import { failureAction, pullFailureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import { itemHash } from '../lines/item-hash.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import { planMerge } from './plan-merge.ts';
import type { ServerCart, ServerCartFailure } from '../server/server-cart.ts';
import type { LineReport, SyncReport } from './sync-report.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';
import { isRowOf, toUnreadableRow } from './unreadable-row.ts';

const maxRounds = 4;

type PulledCart = Extract<Awaited<ReturnType<ServerCart['pull']>>, { readonly ok: true }>['value'];

/** Outcome of a sync. */
export interface SyncOutcome {
  readonly report: SyncReport;
  /** Failure after which the sync should be retried later. */
  readonly transientFailure?: ServerCartFailure | undefined;
}

/** Keeps the local cart and the server cart in sync. Call every method inside the serial queue. */
export interface Reconciler {
  /** Creates a server cart for the user, or for a guest, and attaches it. Returns the failure, if any. */
  connect(asGuest: boolean): Promise<ServerCartFailure | undefined>;
  /** Connects if needed, merges, and fetches totals. */
  sync(options: SyncOptions): Promise<SyncOutcome>;
  /** Attaches this server cart and enables sync. */
  adopt(token: string): Promise<void>;
  /** Forgets the server cart and keeps the lines. */
  detach(): Promise<void>;
  /** Detaches a released server cart. Returns true if there is no server cart afterwards. */
  detachReleased(): Promise<boolean>;
  /** True after a final refusal, until `enable`. */
  isDisabled(): boolean;
  enable(): void;
  lastSyncAt(): EpochMs | undefined;
}

/** Connects, pulls, plans, merges and stores the result. Source: CS-19 to CS-25; spec section 4, cart. */
export function createReconciler(
  config: CartSyncConfig,
  ports: ServerPorts,
  parts: {
    readonly cartStore: CartStore;
    readonly notifications: NotificationQueue;
    readonly totalsSync: TotalsSync;
    readonly applyMerge: ReturnType<typeof createMergeExecutor>;
    /** Reports the current phase. */
    readonly onPhase: (phase: 'connecting' | 'syncing') => void;
  },
): Reconciler {
  const { server, session, clock, log, connectivity } = ports;
  const { cartStore, notifications, totalsSync, applyMerge, onPhase } = parts;
  let bypasses = 0;
  let isDisabled = false;
  let hasUnresolvedRows = false;
  let lastSyncAt: EpochMs | undefined;

  const logFailure = (event: string, failure: ServerCartFailure): void =>
    log.warn(event, { kind: failure.kind, text: failureText(failure) });

  async function attach(token: CartToken): Promise<void> {
    if (token === cartStore.token()) return;
    // In this order: wherever the page dies, no line is taken for one of the new cart.
    await cartStore.change(withoutServerCart);
    await cartStore.setHash(undefined);
    await cartStore.setToken(token);
    await cartStore.change(attachNewCart);
    totalsSync.reset();
    lastSyncAt = undefined;
  }

  async function connect(asGuest: boolean): Promise<ServerCartFailure | undefined> {
    await detachReleased();
    onPhase('connecting');
    const created = await server.create(asGuest);
    if (created.ok) {
      await attach(created.value);
      return undefined;
    }
    if (created.error.kind === 'unauthorized' && bypasses < config.maxCartBypassAttempts) {
      bypasses++;
      return connect(true);
    }
    if (failureAction(created.error) === 'retry') logFailure('cart.create-failed', created.error);
    else {
      isDisabled = true;
      log.warn('cart.sync-disabled', { text: failureText(created.error) });
    }
    return created.error;
  }

  /** A cleared cart is never synced with its old server cart, in any tab. */
  async function detachReleased(): Promise<boolean> {
    if (cartStore.cart.get().isLetGo === true) await detach();
    return cartStore.token() === undefined;
  }

  async function detach(): Promise<void> {
    await cartStore.setToken(undefined);
    await cartStore.setHash(undefined);
    await cartStore.change((cart) => attachNewCart(withoutServerCart(cart)));
    totalsSync.reset();
    lastSyncAt = undefined;
  }

  /** Keeps the pieces added after the cart became an order, for a new cart. */
  async function handleConverted(): Promise<void> {
    await cartStore.change(afterOrder);
    await detach();
    notifications.post({ kind: 'cart-ordered' });
  }

  /** Replaces a cart the server does not know, up to `maxCartBypassAttempts` times. Source: CS-22. */
  async function replaceCart(failure: ServerCartFailure): Promise<boolean> {
    logFailure('cart.lost', failure);
    if (bypasses >= config.maxCartBypassAttempts) {
      isDisabled = true;
      return false;
    }
    bypasses++;
    // A cart that is gone is replaced as whoever we are; a 401 says we are nobody.
    const isNobody = failure.kind === 'unauthorized' || !session.isSignedIn();
    return (await connect(isNobody)) === undefined;
  }

  const isEnabled = (): boolean => config.synchronize && !isDisabled;
  const isPending = (): boolean => hasPendingChanges(cartStore.cart.get());
  const hasChanged = (): boolean =>
    cartStore.hash() === undefined ||
    cartStore.hash() !== itemHash(cartStore.cart.get().items, cartStore.token());
  const wantsTotals = (): boolean =>
    config.synchronizeTotals && cartStore.cart.get().items.length > 0 && totalsSync.isNeeded();
  const isInCheckout = (): boolean => {
    const at = ports.checkout?.modifiedAt() ?? 0;
    return at > 0 && clock.now() - at <= config.inCheckoutMs;
  };

  /** Reports a sync: complete without a `reason`, else why it did not run or broke off. Source: CS-63. */
  function outcomeOf(
    reason: SyncReport['reason'],
    transientFailure?: ServerCartFailure,
    lines: readonly LineReport[] = [],
  ): SyncOutcome {
    const stateOf = (differs: boolean) => (differs ? 'update-required' : 'no-changes');
    return {
      report: {
        done: reason === undefined,
        reason,
        lines,
        client: stateOf(hasChanged() || isPending()),
        server: stateOf(totalsSync.isNeeded()),
      },
      transientFailure,
    };
  }

  async function sync(options: SyncOptions): Promise<SyncOutcome> {
    await cartStore.refresh();
    if (!isEnabled()) return outcomeOf('disabled');
    await detachReleased();
    if (!connectivity.isOnline()) return outcomeOf('offline');
    if (cartStore.token() === undefined) {
      if (cartStore.cart.get().items.length === 0) return outcomeOf('not-connected');
      const failure = await connect(!session.isSignedIn());
      if (failure !== undefined) {
        return outcomeOf('not-connected', failureAction(failure) === 'retry' ? failure : undefined);
      }
    }
    const isNeeded =
      options.force === true ||
      lastSyncAt === undefined ||
      hasChanged() ||
      isPending() ||
      hasUnresolvedRows ||
      wantsTotals();
    if (!isNeeded) return outcomeOf('not-needed');
    const previousSyncAt = lastSyncAt;
    lastSyncAt = clock.now();
    onPhase('syncing');
    const outcome = await runRound(options, undefined, 1);
    if (!outcome.report.done) lastSyncAt = previousSyncAt;
    return outcome;
  }

  /** Runs one round: pull (unless the rows are at hand), plan, merge. */
  async function runRound(
    options: SyncOptions,
    rowsAtHand: PulledCart | undefined,
    round: number,
  ): Promise<SyncOutcome> {
    const token = cartStore.token();
    if (token === undefined) return outcomeOf('not-connected');
    const pulled =
      rowsAtHand === undefined
        ? await server.pull(token)
        : { ok: true as const, value: rowsAtHand };
    if (!pulled.ok) {
      if (pullFailureAction(pulled.error) === 'retry') logFailure('cart.pull-failed', pulled.error);
      return handleFailure(pulled.error, options, round);
    }

    const { value: rows, version } = pulled.value;
    const unread = (pulled.value.unread ?? []).map(toUnreadableRow);
    const inCheckout = isInCheckout();
    await cartStore.change((cart) => pruneTombstones(cart, rows, clock.now(), unread));
    const cart = cartStore.cart.get();
    // Emptied while we were asking: these rows are of a cart nobody wants any more.
    if (cart.isLetGo === true) return outcomeOf('failed');
    const plan = planMerge(cart.items, rows, cart.removed, {
      // What is here was never this cart's: a first meeting forces nothing on it.
      force:
        cartStore.hash() !== undefined &&
        (options.force === true || config.forceClientState || inCheckout),
      dryRun: options.dryRun === true,
      serverSyncCanRemoveLocalItems: config.serverSyncCanRemoveLocalItems,
      serverSyncCanModifyLocalItems: config.serverSyncCanModifyLocalItems,
    });
    if (options.dryRun === true) return outcomeOf(undefined, undefined, plan.report);

    // A line whose row nobody can read is on the server all the same.
    const steps = plan.steps.filter(
      (step) => step.do !== 'remove-local' || !unread.some((row) => isRowOf(row, step.item)),
    );
    const result = await applyMerge(steps, {
      token,
      version,
      epoch: cart.epoch,
      isQuiet: inCheckout,
    });
    switch (result.kind) {
      case 'done':
        ({ hasUnresolvedRows } = result);
        totalsSync.setServerRowIds([...rows, ...unread].map(({ item_id: id = 0 }) => id));
        return finishRound(plan.report, result.pushedKeys);
      case 'stopped':
        return handleFailure(result.failure, options, round);
      case 'replan': {
        if (round >= maxRounds) return outcomeOf('failed', conflict, plan.report);
        const { rows: next, version: nextVersion } = result;
        const at = next && nextVersion ? { value: next, version: nextVersion } : undefined;
        return runRound(options, at, round + 1);
      }
    }
  }

  async function finishRound(
    lines: readonly LineReport[],
    pushedKeys: ReadonlySet<string>,
  ): Promise<SyncOutcome> {
    const token = cartStore.token();
    let transientFailure: ServerCartFailure | undefined;
    if (token !== undefined && wantsTotals()) {
      const failure = await totalsSync.sync(token, pushedKeys);
      if (failure !== undefined && failureAction(failure) === 'retry') transientFailure = failure;
    }
    // Only what both sides have is agreed: a change made or left open meanwhile is met again.
    if (isPending() || hasUnresolvedRows) transientFailure ??= conflict;
    else await cartStore.setHash(itemHash(cartStore.cart.get().items, token));
    return outcomeOf(undefined, transientFailure, lines);
  }

  async function handleFailure(
    failure: ServerCartFailure,
    options: SyncOptions,
    round: number,
  ): Promise<SyncOutcome> {
    switch (pullFailureAction(failure)) {
      case 'retry':
        return outcomeOf('failed', failure);
      case 'converted':
        await handleConverted();
        if ((await connect(!session.isSignedIn())) !== undefined || round >= maxRounds) {
          return outcomeOf('ordered');
        }
        return cartStore.cart.get().items.length === 0
          ? outcomeOf('ordered')
          : runRound(options, undefined, round + 1);
      case 'cart-gone':
        if (round < maxRounds && (await replaceCart(failure))) {
          return runRound(options, undefined, round + 1);
        }
        return outcomeOf('failed');
    }
  }

  return {
    connect,
    sync,
    detachReleased,
    adopt: async (token) => {
      isDisabled = false;
      // It may be the cart that has just been let go of: of that one nothing is known any more either.
      await detachReleased();
      await attach(unsafeBrand<CartToken>(token));
    },
    detach,
    isDisabled: () => isDisabled,
    enable() {
      isDisabled = false;
    },
    lastSyncAt: () => lastSyncAt,
  };
}

/** Something stays open: the cart kept changing, or a line or row got no usable response. */
const conflict: ServerCartFailure = { kind: 'version' };
