import { createFakeClock, createMemoryLock } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import type { CartPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import type { Reconciler } from './reconciler.ts';
import type { SyncOutcome } from './sync-check.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import { emptyCart } from '../storage/stored-cart.ts';
import { createSyncSchedule } from './sync-schedule.ts';
import { turns as settle } from '../test/cart-world.ts';
import { createSerialQueue } from './serial-queue.ts';

const report = { done: true, lines: [], client: 'no-changes', server: 'no-changes' } as const;
const fine: SyncOutcome = { report };
const silent: SyncOutcome = {
  report: { ...report, done: false },
  transientFailure: { kind: 'network', failure: { kind: 'timeout' } },
};

/** A schedule whose syncs have these outcomes, then succeed. */
function scheduleOf(...outcomes: SyncOutcome[]) {
  const clock = createFakeClock();
  const met: SyncOptions[] = [];
  const calls: string[] = [];
  let release: (() => void) | undefined;
  const meeting = {
    async sync(options: SyncOptions) {
      met.push(options);
      if (release === undefined) return outcomes.shift() ?? fine;
      await new Promise<void>((done) => (release = done));
      return fine;
    },
  };
  const schedule = createSyncSchedule({ clock, random: () => 1 } as unknown as CartPorts, {
    reconciler: meeting as unknown as Reconciler,
    queue: createSerialQueue(createMemoryLock(), () => undefined),
    cartStore: { cart: { get: () => emptyCart } } as never,
    notifications: { flush: () => calls.push('flush') } as unknown as NotificationQueue,
    onFinished: () => calls.push('over'),
  });
  return {
    clock,
    met,
    calls,
    schedule,
    /** Delays the end of each following sync until `end` is called. */
    hold: () => (release = () => undefined),
    end: () => release?.(),
  };
}

describe('when the server is met', () => {
  it('[CS-22] calls that wait for the same turn share it', async () => {
    const { schedule, met } = scheduleOf();
    const reports = await Promise.all([schedule.sync(), schedule.sync(), schedule.sync()]);
    expect(met).toHaveLength(1);
    expect(reports).toEqual([report, report, report]);
    await schedule.sync();
    expect(met).toHaveLength(2);
  });

  it.each<[SyncOptions[], SyncOptions]>([
    [[{}, {}], { force: false, dryRun: false }],
    [[{}, { force: true }], { force: true, dryRun: false }],
    [[{ force: true }, {}], { force: true, dryRun: false }],
    [[{ dryRun: true }, { dryRun: true }], { force: false, dryRun: true }],
    [[{ dryRun: true }, {}], { force: false, dryRun: false }],
    [[{}, { dryRun: true }], { force: false, dryRun: false }],
  ])(
    '[CS-22] %j together are forced if one is, and dry only if all are',
    async (callOptions, one) => {
      const { schedule, met } = scheduleOf();
      await Promise.all(callOptions.map((options) => schedule.sync(options)));
      expect(met).toEqual([one]);
    },
  );

  it('[CS-22] a single call is met as it was asked', async () => {
    const { schedule, met } = scheduleOf();
    await schedule.sync({ dryRun: true });
    await schedule.sync({ force: true });
    expect(met).toEqual([{ dryRun: true }, { force: true }]);
  });

  it('[CS-47] later results are reported when no further sync waits or when one failed', async () => {
    const { schedule, calls, hold, end } = scheduleOf();
    await schedule.sync();
    expect(calls).toEqual(['over', 'flush']);
    hold();
    const first = schedule.sync();
    await settle();
    const second = schedule.sync();
    end();
    await first;
    expect(calls).toEqual(['over', 'flush', 'over']);
    schedule.finish(silent);
    expect(calls).toEqual(['over', 'flush', 'over', 'over', 'flush']);
    await settle();
    end();
    await second;
  });
});

describe('after a failure', () => {
  it('[CS-29] the server is met again, later each time', async () => {
    const { schedule, clock, met } = scheduleOf(silent, silent, silent);
    await schedule.sync();
    for (const [ms, count] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
      [60_000, 4],
    ] as const) {
      await clock.advance(ms);
      await settle();
      expect(met).toHaveLength(count);
    }
  });

  it('[CS-29] a successful sync resets the count', async () => {
    const { schedule, clock, met } = scheduleOf(silent, silent, fine, silent);
    await schedule.sync();
    await schedule.sync();
    await schedule.sync();
    await schedule.sync();
    await clock.advance(1000);
    await settle();
    expect(met).toHaveLength(5);
  });

  it('[CS-29] not before the server wants it', async () => {
    const busy: SyncOutcome = {
      ...silent,
      transientFailure: { kind: 'refused', code: 429, retryAfterMs: 30_000 },
    };
    const { schedule, clock, met } = scheduleOf(busy);
    await schedule.sync();
    await clock.advance(29_999);
    await settle();
    expect(met).toHaveLength(1);
    await clock.advance(1);
    await settle();
    expect(met).toHaveLength(2);
  });

  it('[CS-29] a meeting in between takes the place of the one that waits', async () => {
    const { schedule, clock, met } = scheduleOf(silent, fine);
    await schedule.sync();
    await schedule.sync();
    await clock.advance(60_000);
    await settle();
    expect(met).toHaveLength(2);
  });

  it('[CS-22] nothing is met any more once it is stopped', async () => {
    const { schedule, clock, met } = scheduleOf(silent);
    await schedule.sync();
    schedule.stop();
    schedule.requestSync();
    await clock.advance(60_000);
    await settle();
    expect(met).toHaveLength(1);
    schedule.finish(silent);
    await clock.advance(60_000);
    await settle();
    expect(met).toHaveLength(1);
  });
});
