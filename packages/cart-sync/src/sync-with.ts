import { createSkipLog } from '@shop/contract';
import { as, err, ok, type CartToken, type Result, plainCode } from '@shop/kernel';
import { createMergeHand } from './carry-out.ts';
import type { CouponRefusal } from './cart-notice.ts';
import { createCouponDesk } from './coupon-desk.ts';
import { emptied } from './edit-lines.ts';
import { owesServer } from './edit-synced.ts';
import { courseOf } from './failure-course.ts';
import { createMeeting } from './meeting.ts';
import type { ServerCart, ServerCartFailure } from './server-cart.ts';
import type { ServerSync } from './server-sync.ts';
import { couponOf } from './shown-totals.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { createTotalsDesk, totalsMessage } from './totals-desk.ts';

/**
 * Makes a cart one with a cart on a server: connects, merges, asks for totals, holds coupons.
 *
 * Errors: never throws for what the network or the server does. Source: CS-19 to CS-29, CS-41 to CS-52.
 */
export function syncWith(server: ServerCart): ServerSync {
  return (config, given, parts) => {
    const { book, board, turns, view, keep, show } = parts;
    const { session, connectivity, clock } = given;
    const ports = { ...given, server };
    server.onSkip = createSkipLog(given.log);
    const desk = createTotalsDesk(config, ports, book, view);
    const coupons = createCouponDesk(server, given.ids, desk);
    let phase: 'connecting' | 'syncing' | undefined;
    let owesAuthorise = false;
    let stopListening: readonly (() => void)[] = [];

    const meeting = createMeeting(config, ports, {
      book,
      board,
      desk,
      carryOut: createMergeHand(config, ports, book, board),
      show(next) {
        phase = next;
        show();
      },
    });
    const schedule = createSyncSchedule(given, {
      meeting,
      turns,
      book,
      board,
      over() {
        phase = undefined;
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

    async function authorise(): Promise<void> {
      await turns.take(async () => {
        await book.refresh();
        meeting.again();
        owesAuthorise = !connectivity.isOnline();
        if (!isEnabled() || isBypassed()) return;
        const coupon = couponOf(view.get().totals)?.code;
        const failure = await meeting.connect(!session.isSignedIn());
        if (failure !== undefined) {
          owesAuthorise = courseOf(failure) === 'later';
          schedule.conclude({
            report: { done: false },
            later: owesAuthorise ? failure : undefined,
          });
          return;
        }
        schedule.conclude(await meeting.sync({ dryRun: !config.serverMergeByDefault }));
        const token = book.token();
        const isHeld = couponOf(view.get().totals) !== undefined;
        if (coupon !== undefined && !isHeld && token !== undefined)
          await coupons.apply(token, coupon);
      });
      show();
    }

    /** Meets the server when its totals tell of lines that are not those here. Source: CS-66. */
    async function meetOthers(): Promise<void> {
      if (desk.isNeeded()) schedule.conclude(await meeting.sync({}));
    }

    /** Runs a coupon call on the server's cart as it is after everything unsent was sent. */
    async function onServerCart<T>(
      work: (token: CartToken) => Promise<Result<T, CouponRefusal>>,
    ): Promise<Result<T, CouponRefusal>> {
      if (!connectivity.isOnline()) return err({ kind: 'offline' });
      return turns.take(async () => {
        schedule.conclude(await meeting.sync({}));
        const token = book.token();
        if (token === undefined) return err({ kind: 'no-cart' });
        const done = await work(token);
        await meetOthers();
        return done;
      });
    }

    /** This device's cart goes; the one on the server comes. */
    async function takeOver(token: string): Promise<void> {
      await keep(emptied);
      await turns.take(() => meeting.adopt(token));
    }

    return {
      calls: {
        authorise,
        sync: schedule.sync,
        async syncTotals() {
          await turns.take(async () => {
            await book.refresh();
            const token = book.token();
            if (token === undefined || !isEnabled() || !config.synchronizeTotals) return;
            const { items, isLetGo } = book.cart.get();
            if (items.length === 0 || isLetGo === true) return;
            const failure = await desk.sync(token);
            if (failure === undefined) await meetOthers();
          });
        },
        async applyCoupon(code) {
          const wanted = plainCode(code);
          if (wanted === '') return err({ kind: 'missing' });
          const applied = await onServerCart((token) => coupons.apply(token, wanted));
          if (applied.ok) board.post({ kind: 'coupon-applied', code: applied.value.code });
          return applied;
        },
        async removeCoupon() {
          const { totals, idleCoupon } = view.get();
          const { code = '' } = couponOf(totals) ?? idleCoupon ?? {};
          const removed = await onServerCart(coupons.remove);
          if (removed.ok) board.post({ kind: 'coupon-removed', code });
          else board.post({ kind: 'coupon-refused', code, ...reasonOf(removed.error) });
          return removed;
        },
        async disconnect() {
          await turns.take(meeting.forget);
          show();
        },
        token: book.token,
        async handOff(binding) {
          await schedule.sync();
          return turns.take(async () => {
            const token = book.token();
            if (token === undefined) return err<ServerCartFailure>({ kind: 'no-cart' });
            return owesServer(book.cart.get()) ? err(unsent) : server.handOff(token, binding);
          });
        },
        async adopt(code, binding) {
          const adopted = await server.adopt(code, binding);
          if (!adopted.ok) return adopted;
          await takeOver(adopted.value.cartToken);
          // With a session beside it, the cart is met once that session is on: by `authorise`.
          if (adopted.value.token === undefined) await schedule.sync();
          return ok(adopted.value);
        },
        async adoptToken(text) {
          const token = as<CartToken>(text);
          const known = await server.pull(token);
          if (!known.ok) return known;
          await takeOver(token);
          await schedule.sync();
          return ok(undefined);
        },
      },
      listen() {
        stopListening = [
          connectivity.subscribe((online) => {
            if (!online) return;
            turns.track(
              owesAuthorise ? authorise() : parts.load({ force: config.forceClientState }),
            );
          }),
          given.broadcast.subscribe((message) => {
            if (message.startsWith(totalsMessage)) desk.accept(message.slice(totalsMessage.length));
          }),
        ];
      },
      loaded({ force }) {
        meeting.again();
        turns.track(schedule.sync({ force, dryRun: !force && !config.serverMergeByDefault }));
      },
      kick: schedule.kick,
      async cleared() {
        await turns.take(async () => {
          await book.refresh();
          meeting.again();
          const hasNone = await meeting.letGo();
          if (hasNone && isEnabled()) await meeting.connect(!config.directBackendSync);
          phase = undefined;
        });
      },
      stop() {
        schedule.stop();
        for (const stop of stopListening) stop();
      },
      phase: () => phase,
      isDisabled: meeting.isDisabled,
      lastSyncAt: meeting.lastSyncAt,
    };
  };
}

const reasonOf = ({ kind: reason, text }: CouponRefusal) => ({ reason, text });

/** Something here has not reached the server, so its cart is not the one on the screen. */
const unsent: ServerCartFailure = { kind: 'network', failure: { kind: 'unreachable' } };
