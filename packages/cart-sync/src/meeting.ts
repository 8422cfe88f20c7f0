import { as, type CartToken, type EpochMs } from '@shop/kernel';
import type { CartBook } from './cart-book.ts';
import type { createMergeHand } from './carry-out.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { ServerPorts } from './cart-ports.ts';
import type { SyncOptions } from './cart-sync.ts';
import { afterOrder, owesServer, settleRemoved, startedAnew, unbound } from './edit-synced.ts';
import { courseOf, courseOfPull } from './failure-course.ts';
import { failureText } from './failure-text.ts';
import { itemHash } from './item-hash.ts';
import type { NoticeBoard } from './notice-board.ts';
import { planMerge } from './plan-merge.ts';
import type { ServerCart, ServerCartFailure } from './server-cart.ts';
import type { LineReport, SyncReport } from './sync-report.ts';
import type { TotalsDesk } from './totals-desk.ts';
import { isRowOf, unreadRow } from './unread-row.ts';

const mostPlans = 4;

type Pulled = Extract<Awaited<ReturnType<ServerCart['pull']>>, { readonly ok: true }>['value'];

/** How far a meeting got, besides its report. */
export interface Met {
  readonly report: SyncReport;
  /** Why it broke off in a way that may pass: come back in a while. */
  readonly later?: ServerCartFailure | undefined;
}

/** One shopper's meetings with the server. Every method needs its turn to have been taken. */
export interface Meeting {
  /** Gets a server cart unless there is one: the user's, or a guest's. */
  connect(asGuest: boolean): Promise<ServerCartFailure | undefined>;
  /** Compares and merges, then asks for totals. Connects first when there is something to tell. */
  sync(options: SyncOptions): Promise<Met>;
  /** Takes this server cart as our own. */
  adopt(token: string): Promise<void>;
  /** Forgets the server cart; what is here stays. */
  forget(): Promise<void>;
  /** Forgets it if it was let go of and nobody has done so yet; says whether that leaves none. */
  letGo(): Promise<boolean>;
  /** The server has refused us for good; until `again`. */
  isDisabled(): boolean;
  again(): void;
  lastSyncAt(): EpochMs | undefined;
}

/** Connect, pull, plan, carry out, note. Source: CS-19 to CS-25; spec section 4, cart. */
export function createMeeting(
  config: CartSyncConfig,
  ports: ServerPorts,
  parts: {
    readonly book: CartBook;
    readonly board: NoticeBoard;
    readonly desk: TotalsDesk;
    readonly carryOut: ReturnType<typeof createMergeHand>;
    /** Shows what is under way. */
    readonly show: (phase: 'connecting' | 'syncing') => void;
  },
): Meeting {
  const { server, session, clock, log, connectivity } = ports;
  const { book, board, desk, carryOut, show } = parts;
  let bypasses = 0;
  let isDisabled = false;
  let hasUnasked = false;
  let lastSyncAt: EpochMs | undefined;

  const logFailure = (event: string, failure: ServerCartFailure): void =>
    log.warn(event, { kind: failure.kind, text: failureText(failure) });

  async function bind(token: CartToken): Promise<void> {
    if (token === book.token()) return;
    // In this order: wherever the page dies, no line is taken for one of the new cart.
    await book.change(unbound);
    await book.setHash(undefined);
    await book.setToken(token);
    await book.change(startedAnew);
    desk.reset();
    lastSyncAt = undefined;
  }

  async function connect(asGuest: boolean): Promise<ServerCartFailure | undefined> {
    await letGo();
    show('connecting');
    const made = await server.create(asGuest);
    if (made.ok) {
      await bind(made.value);
      return undefined;
    }
    if (made.error.kind === 'unauthorized' && bypasses < config.maxCartBypassAttempts) {
      bypasses++;
      return connect(true);
    }
    if (courseOf(made.error) === 'later') logFailure('cart.create-failed', made.error);
    else {
      isDisabled = true;
      log.warn('cart.sync-disabled', { text: failureText(made.error) });
    }
    return made.error;
  }

  /** A cart that was emptied for good never meets its server cart again, whoever gets here first. */
  async function letGo(): Promise<boolean> {
    if (book.cart.get().isLetGo === true) await forget();
    return book.token() === undefined;
  }

  async function forget(): Promise<void> {
    await book.setToken(undefined);
    await book.setHash(undefined);
    await book.change((cart) => startedAnew(unbound(cart)));
    desk.reset();
    lastSyncAt = undefined;
  }

  /** The cart has become an order: what was in it goes, what came after it goes into a new one. */
  async function ordered(): Promise<void> {
    await book.change(afterOrder);
    await forget();
    board.post({ kind: 'cart-ordered' });
  }

  /** The server does not know the cart or us: a fresh one, as often as allowed. Source: CS-22. */
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
  const isOwing = (): boolean => owesServer(book.cart.get());
  const hasChanged = (): boolean =>
    book.hash() === undefined || book.hash() !== itemHash(book.cart.get().items, book.token());
  const wantsTotals = (): boolean =>
    config.synchronizeTotals && book.cart.get().items.length > 0 && desk.isNeeded();
  const isInCheckout = (): boolean => {
    const at = ports.checkout?.modifiedAt() ?? 0;
    return at > 0 && clock.now() - at <= config.inCheckoutMs;
  };

  function reportOf(
    change: Pick<SyncReport, 'done'> & Partial<Pick<SyncReport, 'reason' | 'lines'>>,
  ): SyncReport {
    const differs = hasChanged() || isOwing();
    return {
      lines: [],
      ...change,
      client: differs ? 'update-required' : 'no-changes',
      server: desk.isNeeded() ? 'update-required' : 'no-changes',
    };
  }

  async function sync(options: SyncOptions): Promise<Met> {
    await book.refresh();
    const stop = (reason: NonNullable<SyncReport['reason']>, later?: ServerCartFailure): Met => ({
      report: reportOf({ done: false, reason }),
      later,
    });
    if (!isEnabled()) return stop('disabled');
    await letGo();
    if (!connectivity.isOnline()) return stop('offline');
    if (book.token() === undefined) {
      if (book.cart.get().items.length === 0) return stop('not-connected');
      const failure = await connect(!session.isSignedIn());
      if (failure !== undefined) {
        return stop('not-connected', courseOf(failure) === 'later' ? failure : undefined);
      }
    }
    const isNeeded =
      options.force === true ||
      lastSyncAt === undefined ||
      hasChanged() ||
      isOwing() ||
      hasUnasked ||
      wantsTotals();
    if (!isNeeded) return stop('not-needed');
    const before = lastSyncAt;
    lastSyncAt = clock.now();
    show('syncing');
    const met = await meet(options, undefined, 1);
    if (!met.report.done) lastSyncAt = before;
    return met;
  }

  /** One round: pull (unless the rows are at hand), plan, carry out. */
  async function meet(
    options: SyncOptions,
    known: Pulled | undefined,
    round: number,
  ): Promise<Met> {
    const token = book.token();
    if (token === undefined) return { report: reportOf({ done: false, reason: 'not-connected' }) };
    const pulled =
      known === undefined ? await server.pull(token) : { ok: true as const, value: known };
    if (!pulled.ok) {
      if (courseOfPull(pulled.error) === 'later') logFailure('cart.pull-failed', pulled.error);
      return broken(pulled.error, options, round);
    }

    const { value: rows, version } = pulled.value;
    const unread = (pulled.value.unread ?? []).map(unreadRow);
    const inCheckout = isInCheckout();
    await book.change((cart) => settleRemoved(cart, rows, clock.now(), unread));
    const cart = book.cart.get();
    // Emptied while we were asking: these rows are of a cart nobody wants any more.
    if (cart.isLetGo === true) return { report: failedReport([]) };
    const plan = planMerge(cart.items, rows, cart.removed, {
      // What is here was never this cart's: a first meeting forces nothing on it.
      force:
        book.hash() !== undefined &&
        (options.force === true || config.forceClientState || inCheckout),
      dryRun: options.dryRun === true,
      serverSyncCanRemoveLocalItems: config.serverSyncCanRemoveLocalItems,
      serverSyncCanModifyLocalItems: config.serverSyncCanModifyLocalItems,
    });
    if (options.dryRun === true) return { report: reportOf({ done: true, lines: plan.report }) };

    // A line whose row nobody can read is on the server all the same.
    const steps = plan.steps.filter(
      (step) => step.do !== 'remove-local' || !unread.some((row) => isRowOf(row, step.item)),
    );
    const carried = await carryOut(steps, {
      token,
      version,
      epoch: cart.epoch,
      isQuiet: inCheckout,
    });
    switch (carried.kind) {
      case 'done':
        ({ hasUnasked } = carried);
        desk.meet([...rows, ...unread].map(({ item_id: id = 0 }) => id));
        return concluded(plan.report, carried.told);
      case 'stopped':
        return broken(carried.failure, options, round);
      case 'replan': {
        if (round >= mostPlans) return { report: failedReport(plan.report), later: conflict };
        const { rows: next, version: nextVersion } = carried;
        const at = next && nextVersion ? { value: next, version: nextVersion } : undefined;
        return meet(options, at, round + 1);
      }
    }
  }

  async function concluded(lines: readonly LineReport[], told: ReadonlySet<string>): Promise<Met> {
    const token = book.token();
    let later: ServerCartFailure | undefined;
    if (token !== undefined && wantsTotals()) {
      const failure = await desk.sync(token, told);
      if (failure !== undefined && courseOf(failure) === 'later') later = failure;
    }
    // Only what both sides have is agreed: a change made or left open meanwhile is met again.
    if (isOwing() || hasUnasked) later ??= conflict;
    else await book.setHash(itemHash(book.cart.get().items, token));
    return { report: reportOf({ done: true, lines }), later };
  }

  async function broken(
    failure: ServerCartFailure,
    options: SyncOptions,
    round: number,
  ): Promise<Met> {
    switch (courseOfPull(failure)) {
      case 'later':
        return { report: failedReport([]), later: failure };
      case 'ordered':
        await ordered();
        if ((await connect(!session.isSignedIn())) !== undefined || round >= mostPlans) {
          return { report: orderedReport() };
        }
        return book.cart.get().items.length === 0
          ? { report: orderedReport() }
          : meet(options, undefined, round + 1);
      case 'lost':
        if (round < mostPlans && (await replaceCart(failure))) {
          return meet(options, undefined, round + 1);
        }
        return { report: failedReport([]) };
    }
  }

  const failedReport = (lines: readonly LineReport[]): SyncReport =>
    reportOf({ done: false, reason: 'failed', lines });
  const orderedReport = (): SyncReport => reportOf({ done: false, reason: 'ordered' });

  return {
    connect,
    sync,
    letGo,
    adopt: async (token) => {
      isDisabled = false;
      // It may be the cart that has just been let go of: of that one nothing is known any more either.
      await letGo();
      await bind(as<CartToken>(token));
    },
    forget,
    isDisabled: () => isDisabled,
    again() {
      isDisabled = false;
    },
    lastSyncAt: () => lastSyncAt,
  };
}

/** Something is left open: the cart changed under us again and again, or a line or a row got no usable answer. */
const conflict: ServerCartFailure = { kind: 'version' };
