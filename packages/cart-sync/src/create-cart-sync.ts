import { createObservable, err, ok, type Result } from '@shop/kernel';
import { createCartBook, cartMessage, type CartEdit } from './cart-book.ts';
import { createMergeHand } from './carry-out.ts';
import type { CouponRefusal } from './cart-notice.ts';
import type { CartState, Coupon } from './cart-state.ts';
import { createShopper } from './shopper.ts';
import type { CartSync } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartSyncPorts } from './cart-sync-ports.ts';
import { createCouponDesk } from './coupon-desk.ts';
import { emptied } from './edit-lines.ts';
import { owesServer } from './edit-synced.ts';
import { courseOf } from './failure-course.ts';
import { createMeeting } from './meeting.ts';
import { createNoticeBoard } from './notice-board.ts';
import { projectState } from './project-state.ts';
import type { ServerCartFailure } from './server-cart.ts';
import { couponOf } from './shown-totals.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { createTotalsDesk, totalsMessage } from './totals-desk.ts';
import { createTurns } from './turns.ts';

/**
 * Builds the cart. Nothing is read or sent before `load` or `authorise`.
 *
 * Errors: never throws for what the network, the server or the disk does. What a shopper can meet is a
 * result, a notice or a status. Source: CS-1 to CS-53.
 */
export function createCartSync(config: CartSyncConfig, ports: CartSyncPorts): CartSync {
  const { session, connectivity, clock, log } = ports;
  const book = createCartBook(ports);
  const board = createNoticeBoard(ports.ids);
  const desk = createTotalsDesk(config, ports, book);
  const turns = createTurns(ports.lock, (cause) => log.error('cart.failed', { cause }));
  const coupons = createCouponDesk(ports.server, ports.ids, desk);
  const carryOut = createMergeHand(config, ports, book, board);
  const cleanups: (() => void)[] = [];

  let isLoaded = false;
  let adding = 0;
  let phase: 'connecting' | 'syncing' | undefined;
  let isUnsavedTold = false;
  let owesAuthorise = false;

  const meeting = createMeeting(config, ports, {
    book,
    board,
    desk,
    carryOut,
    show(next) {
      phase = next;
      show();
    },
  });
  const schedule = createSyncSchedule(ports, {
    meeting,
    turns,
    book,
    board,
    over() {
      phase = undefined;
      show();
    },
  });

  const state = createObservable<CartState>(project());
  function project(): CartState {
    return projectState(
      {
        cart: book.cart.get(),
        token: book.token(),
        hash: book.hash(),
        totals: desk.view.get(),
        notices: board.notices.get(),
        isLoaded,
        isAdding: adding > 0,
        isDisabled: meeting.isDisabled(),
        phase,
        lastSyncAt: meeting.lastSyncAt(),
      },
      config,
    );
  }
  function show(): void {
    state.set(project());
  }
  cleanups.push(
    book.cart.subscribe(show),
    desk.view.subscribe(show),
    board.notices.subscribe(show),
  );

  /** Keeps a change the shopper made; says so, once, when the device does not take it. */
  async function keep(edit: CartEdit): Promise<void> {
    const kept = await book.change(edit);
    if (kept.ok) isUnsavedTold = false;
    else if (!isUnsavedTold) {
      isUnsavedTold = true;
      board.post({ kind: 'not-saved', reason: kept.error.kind });
    }
  }

  const shopper = createShopper(config, ports, {
    book,
    board,
    keep,
    kick: schedule.kick,
    track: turns.track,
    adding(change) {
      adding += change;
      show();
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

  async function load({ force = false }: { readonly force?: boolean } = {}): Promise<void> {
    if (!isLoaded) listen();
    await book.refresh();
    isLoaded = true;
    meeting.again();
    show();
    turns.track(schedule.sync({ force, dryRun: !force && !config.serverMergeByDefault }));
  }

  function listen(): void {
    cleanups.push(
      connectivity.subscribe((online) => {
        if (!online) show();
        else if (owesAuthorise) turns.track(authorise());
        else turns.track(load({ force: config.forceClientState }));
      }),
      ports.broadcast.subscribe((message) => {
        if (message === cartMessage) turns.track(book.refresh().then(show));
        else if (message.startsWith(totalsMessage))
          desk.accept(message.slice(totalsMessage.length));
      }),
    );
  }

  async function authorise(): Promise<void> {
    await turns.take(async () => {
      await book.refresh();
      meeting.again();
      owesAuthorise = !connectivity.isOnline();
      if (!isEnabled() || isBypassed()) return;
      const coupon = couponOf(desk.view.get().totals)?.code;
      const failure = await meeting.connect(!session.isSignedIn());
      if (failure !== undefined) {
        owesAuthorise = courseOf(failure) === 'later';
        schedule.conclude({ report: notConnected, later: owesAuthorise ? failure : undefined });
        return;
      }
      schedule.conclude(await meeting.sync({ dryRun: !config.serverMergeByDefault }));
      const token = book.token();
      const isHeld = couponOf(desk.view.get().totals) !== undefined;
      if (coupon !== undefined && !isHeld && token !== undefined)
        await coupons.apply(token, coupon);
    });
    show();
  }

  /** Runs a coupon call on the server's cart as it is after everything unsent was sent. */
  async function onServerCart<T>(
    work: (token: NonNullable<ReturnType<typeof book.token>>) => Promise<Result<T, CouponRefusal>>,
  ): Promise<Result<T, CouponRefusal>> {
    if (!connectivity.isOnline()) return err({ kind: 'offline' });
    return turns.take(async () => {
      schedule.conclude(await meeting.sync({}));
      const token = book.token();
      return token === undefined ? err({ kind: 'no-cart' }) : work(token);
    });
  }

  async function refusedCoupon(code: string, refusal: CouponRefusal) {
    const { kind: reason, text } = refusal;
    board.post({ kind: 'coupon-refused', code, reason, text });
    return err(refusal);
  }

  async function syncTotals(): Promise<void> {
    await turns.take(async () => {
      await book.refresh();
      const token = book.token();
      if (token === undefined || !isEnabled() || !config.synchronizeTotals) return;
      const { items, isLetGo } = book.cart.get();
      if (items.length > 0 && isLetGo !== true) await desk.sync(token);
    });
  }

  return {
    ...shopper,
    state,
    load,
    authorise,
    sync: schedule.sync,
    syncTotals,
    async applyCoupon(code): Promise<Result<Coupon, CouponRefusal>> {
      const wanted = code.trim();
      if (wanted === '') return refusedCoupon(wanted, { kind: 'missing' });
      const applied = await onServerCart((token) => coupons.apply(token, wanted));
      if (!applied.ok) return refusedCoupon(wanted, applied.error);
      board.post({ kind: 'coupon-applied', code: applied.value.code });
      return applied;
    },
    async removeCoupon() {
      const { code = '' } = state.get().coupon ?? {};
      const removed = await onServerCart((token) => coupons.remove(token));
      if (!removed.ok) return refusedCoupon(code, removed.error);
      board.post({ kind: 'coupon-removed', code });
      return removed;
    },
    async chooseShippingMethod({ carrier_code, method_code }) {
      desk.choose({ shippingChoice: { carrier_code, method_code } });
      await syncTotals();
    },
    async choosePaymentMethod(code) {
      desk.choose({ paymentChoice: code });
      await syncTotals();
    },
    async clear() {
      await keep(emptied);
      await turns.take(async () => {
        await book.refresh();
        meeting.again();
        const hasNone = await meeting.letGo();
        if (hasNone && isEnabled()) await meeting.connect(!config.directBackendSync);
        phase = undefined;
      });
      show();
    },
    async disconnect() {
      await turns.take(meeting.forget);
      show();
    },
    token: book.token,
    async handOff() {
      await schedule.sync();
      return turns.take(async () => {
        const token = book.token();
        if (token === undefined) return err<ServerCartFailure>({ kind: 'no-cart' });
        return owesServer(book.cart.get()) ? err(unsent) : ports.server.handOff(token);
      });
    },
    async adopt(code) {
      const adopted = await ports.server.adopt(code);
      if (!adopted.ok) return adopted;
      await keep(emptied);
      await turns.take(() => meeting.adopt(adopted.value.cartToken));
      // With a session beside it, the cart is met once that session is on: by `authorise`.
      if (adopted.value.token === undefined) await schedule.sync();
      return ok(adopted.value);
    },
    dismissNotice: (id) => board.dismiss((notice) => notice.id === id),
    settled: turns.settled,
    stop() {
      schedule.stop();
      for (const cleanup of cleanups.splice(0)) cleanup();
    },
  };
}

/** Something here has not reached the server, so its cart is not the one on the screen. */
const unsent: ServerCartFailure = { kind: 'network', failure: { kind: 'unreachable' } };

const notConnected = {
  done: false,
  reason: 'not-connected',
  lines: [],
  client: 'update-required',
  server: 'update-required',
} as const;
