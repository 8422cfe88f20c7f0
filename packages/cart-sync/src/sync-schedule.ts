import { createAbort, retryWait, type RetryPace } from '@shop/kernel';
import type { CartBook } from './cart-book.ts';
import type { CartPorts } from './cart-ports.ts';
import type { SyncOptions } from './cart-sync.ts';
import type { Meeting, Met } from './meeting.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { SyncReport } from './sync-report.ts';
import type { Turns } from './turns.ts';

/** After a failure the server is met again within a second, then two, four and so on, a minute at most. */
const pace: RetryPace = { retryBaseMs: 1000, retryCapMs: 60_000 };

/** Of how a meeting went, what decides when the next one is. */
type Concluded = Pick<Met, 'later'> & { readonly report: Pick<SyncReport, 'done'> };

/** When the server is met: after each change, once for many; again after a failure; at the latest online. */
export interface SyncSchedule {
  /** Meets the server, in its turn. Calls that wait for the same turn share it. */
  sync(options?: SyncOptions): Promise<SyncReport>;
  /** Something has changed. */
  kick(): void;
  /** A meeting is over: notes what follows from how it went. */
  conclude(met: Concluded): void;
  stop(): void;
}

/** Source: CS-19, CS-25. */
export function createSyncSchedule(
  ports: CartPorts,
  parts: {
    readonly meeting: Meeting;
    readonly turns: Turns;
    readonly book: CartBook;
    readonly board: NoticeBoard;
    /** No meeting is under way any more. */
    readonly over: () => void;
  },
): SyncSchedule {
  const { meeting, turns, book, board, over } = parts;
  let next: { options: SyncOptions; readonly report: Promise<SyncReport> } | undefined;
  let timer = createAbort();
  let failures = 0;
  let isStopped = false;

  function conclude({ report, later }: Concluded): void {
    timer.abort();
    over();
    if (next === undefined || !report.done) board.flush(book.cart.get().items);
    if (later === undefined || isStopped) {
      failures = 0;
      return;
    }
    const asked = later.kind === 'refused' ? later.retryAfterMs : undefined;
    timer = createAbort();
    ports.clock
      .wait(retryWait(pace, ++failures, ports.random(), asked), timer.signal)
      .then(kick, () => undefined);
  }

  function sync(options: SyncOptions = {}): Promise<SyncReport> {
    if (next !== undefined) {
      const { force = false, dryRun = false } = next.options;
      next.options = {
        force: force || options.force === true,
        dryRun: dryRun && options.dryRun === true,
      };
      return next.report;
    }
    const report = turns.take(async () => {
      const mine = next?.options ?? options;
      next = undefined;
      const met = await meeting.sync(mine);
      conclude(met);
      return met.report;
    });
    next = { options, report };
    return report;
  }

  function kick(): void {
    if (!isStopped) turns.track(sync());
  }

  return {
    sync,
    kick,
    conclude,
    stop() {
      isStopped = true;
      timer.abort();
    },
  };
}
