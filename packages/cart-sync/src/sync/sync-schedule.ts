import { createAbortController, retryDelayMs, type BackoffOptions } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import type { Reconciler } from './reconciler.ts';
import type { SyncOutcome } from './sync-check.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import type { SyncReport } from './sync-report.ts';
import type { SerialQueue } from './serial-queue.ts';

/** Delay of the next sync after a failure: up to 1 s, then 2 s, 4 s and so on, at most a minute. */
const backoff: BackoffOptions = { retryBaseMs: 1000, retryCapMs: 60_000 };

/** Part of a sync outcome that decides when the next sync runs. */
type FinishedSync = Pick<SyncOutcome, 'transientFailure'> & {
  readonly report: Pick<SyncReport, 'done'>;
};

/** Runs syncs: one for all changes since the last one, and another after a failure. */
export interface SyncSchedule {
  /** Syncs inside the serial queue. Calls that wait for the same sync share it. */
  sync(options?: SyncOptions): Promise<SyncReport>;
  /** Requests a sync after a change. */
  requestSync(): void;
  /** Schedules the next sync from the outcome of the last one. */
  finish(outcome: FinishedSync): void;
  stop(): void;
}

/** Source: CS-22, CS-29. */
export function createSyncSchedule(
  ports: CartPorts,
  parts: {
    readonly reconciler: Reconciler;
    readonly queue: SerialQueue;
    readonly cartStore: CartStore;
    readonly notifications: NotificationQueue;
    /** Called when a sync has ended. */
    readonly onFinished: () => void;
  },
): SyncSchedule {
  const { reconciler, queue, cartStore, notifications, onFinished } = parts;
  let next: { options: SyncOptions; readonly report: Promise<SyncReport> } | undefined;
  let timer = createAbortController();
  let failures = 0;
  let isStopped = false;

  function finish({ report, transientFailure }: FinishedSync): void {
    timer.abort();
    onFinished();
    if (next === undefined || !report.done) notifications.flush(cartStore.cart.get().items);
    if (transientFailure === undefined || isStopped) {
      failures = 0;
      return;
    }
    const retryAfterMs =
      transientFailure.kind === 'refused' ? transientFailure.retryAfterMs : undefined;
    timer = createAbortController();
    ports.clock
      .wait(retryDelayMs(backoff, ++failures, ports.random(), retryAfterMs), timer.signal)
      .then(requestSync, () => undefined);
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
    const report = queue.run(async () => {
      const merged = next?.options ?? options;
      next = undefined;
      const outcome = await reconciler.sync(merged);
      finish(outcome);
      return outcome.report;
    });
    next = { options, report };
    return report;
  }

  function requestSync(): void {
    if (!isStopped) queue.track(sync());
  }

  return {
    sync,
    requestSync,
    finish,
    stop() {
      isStopped = true;
      timer.abort();
    },
  };
}
