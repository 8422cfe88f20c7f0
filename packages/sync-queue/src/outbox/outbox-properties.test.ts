import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outboxCrashPoints, type OutboxCrashPoint } from './outbox-ports.ts';
import type { Fault } from '../test/fake-backend.ts';
import { createOutboxWorld, turns, type Tab, type TabOptions } from '../test/outbox-world.ts';

/** Events of a random session, in order. */
type Happening =
  | { readonly what: 'queue'; readonly tab: number; readonly stream: string }
  /** Two tabs at the same time: their order is undefined. */
  | { readonly what: 'queue-both'; readonly tabs: readonly [number, number] }
  | { readonly what: 'fault'; readonly fault: Fault }
  | { readonly what: 'network'; readonly online: boolean }
  | { readonly what: 'pass'; readonly ms: number }
  | { readonly what: 'slow'; readonly ms: number }
  | { readonly what: 'kill'; readonly tab: number; readonly next: TabOptions };

interface Queued {
  readonly n: number;
  readonly stream: string;
}

/** Runs a history until all work is done, and returns the queued tasks and the effects on the server. */
async function live(history: readonly Happening[], first: TabOptions = {}) {
  const world = createOutboxWorld();
  const queuedTasks: Queued[] = [];
  let n = 0;
  const open = async (options: TabOptions): Promise<Tab> => {
    const tab = world.openTab(options);
    tab.outbox.start().catch(() => undefined);
    await turns();
    return tab;
  };
  const tabs: Tab[] = [await open(first), await open({}), await open({})];

  const queue = async (tab: number, stream: string): Promise<void> => {
    const task: Queued = { n: ++n, stream };
    try {
      const { outbox } = tabs[tab]!;
      const result = await outbox.queue({ stream, call: 'addToWishlist', body: task });
      if (result.ok) queuedTasks.push(task);
    } catch {
      // The tab died during the call: the task may be stored or not, and the caller got no result.
    }
  };

  for (const happening of history) {
    switch (happening.what) {
      case 'queue':
        await queue(happening.tab, happening.stream);
        break;
      case 'queue-both':
        await Promise.all(happening.tabs.map((tab) => queue(tab, 'both')));
        break;
      case 'fault':
        world.backend.faults.push(happening.fault);
        break;
      case 'network':
        world.network.turn(happening.online);
        break;
      case 'pass':
        await world.pass(happening.ms);
        break;
      case 'slow':
        world.backend.delayMs = happening.ms;
        break;
      case 'kill':
        tabs[happening.tab]!.kill();
        tabs[happening.tab] = await open(happening.next);
        break;
    }
  }
  await world.pass(10_000);
  for (const tab of tabs) tab.kill();
  world.backend.faults.length = 0;
  world.backend.delayMs = 0;
  world.network.turn(true);
  const last = await open({});
  await world.pass(120_000);
  await last.outbox.process();
  const effects = world.backend.effects.map(({ body }) => body as Queued);
  return { queuedTasks, effects, left: last.outbox.tasks.get(), world };
}

/** Violations in a history; empty if there are none. */
function troubles({
  queuedTasks,
  effects,
  left,
}: Awaited<ReturnType<typeof live>>): readonly string[] {
  const numbers = effects.map(({ n }) => n);
  const found: string[] = [];
  for (const n of new Set(numbers)) {
    if (numbers.filter((each) => each === n).length > 1) found.push(`${n} was done twice`);
  }
  for (const { n } of queuedTasks) if (!numbers.includes(n)) found.push(`${n} was lost`);
  for (const stream of ['a', 'b']) {
    const order = effects.filter((each) => each.stream === stream).map(({ n }) => n);
    if (order.some((n, at) => n < (order[at - 1] ?? 0))) found.push(`${stream}: ${order.join()}`);
  }
  for (const { taskId, state } of left) {
    if (state !== 'done') found.push(`${taskId} ended as ${state}`);
  }
  return found;
}

const tab = fc.integer({ min: 0, max: 2 });
const fault = fc.constantFrom<Fault>(
  'lost-request',
  'lost-answer',
  'duplicated',
  'html',
  'cut-off',
  { code: 503 },
  { code: 429, headers: { 'retry-after': '3' } },
  { code: 409, error: 'idempotency-running' },
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('queue' as const),
      tab,
      stream: fc.constantFrom('a', 'b'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('queue-both' as const), tabs: fc.tuple(tab, tab) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('fault' as const), fault }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('network' as const), online: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 40, 500, 5000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('slow' as const), ms: fc.constantFrom(0, 100) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('kill' as const),
      tab,
      next: fc.oneof(
        fc.constant({}),
        fc.record({
          dieAt: fc.constantFrom<OutboxCrashPoint>(...outboxCrashPoints),
          nth: fc.integer({ min: 1, max: 3 }),
        }),
      ),
    }),
  },
);

describe('properties of the outbox', () => {
  it('[SQ-38] [RL-1] stored tasks run once and in order, after any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40, size: 'max' }), async (history) => {
        expect(troubles(await live(history))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  }, 120_000);

  it('[SQ-38] a task of a crashed tab is sent before later tasks of another tab', async () => {
    const ended = await live([
      { what: 'kill', tab: 0, next: { dieAt: 'after-save', nth: 1 } },
      { what: 'queue-both', tabs: [2, 1] },
      { what: 'queue', tab: 0, stream: 'a' },
      { what: 'queue', tab: 2, stream: 'a' },
    ]);
    expect(troubles(ended)).toEqual([]);
    expect(ended.effects.map(({ n }) => n)).toContain(3);
  });

  it.each(outboxCrashPoints)('[SQ-39] dying at "%s" loses and doubles nothing', async (dieAt) => {
    for (const nth of [1, 2, 3]) {
      const history: Happening[] = ['a', 'a', 'b', 'a'].map((stream) => ({
        what: 'queue',
        tab: 0,
        stream,
      }));
      const ended = await live(
        [...history.slice(0, 2), { what: 'pass', ms: 10 }, ...history.slice(2)],
        { dieAt, nth },
      );
      expect(troubles(ended)).toEqual([]);
    }
  });

  it('[SQ-39] every crash point is reached', async () => {
    const passed = new Set<string>();
    const world = createOutboxWorld();
    const outbox = await world.start({
      ports: { crashPoint: (name) => void passed.add(name) },
    });
    outbox.on('wished', () => undefined);
    await outbox.queue({ stream: 'a', call: 'addToWishlist', body: {}, callback: 'wished' });
    await world.pass();
    expect([...passed].sort()).toEqual([...outboxCrashPoints].sort());
  });

  it.each(Array.from({ length: 16 }, (_, nth) => nth + 1))(
    '[SQ-40] write number %i failing loses and doubles nothing that was kept',
    async (nth) => {
      let writes = 0;
      const ended = await live(
        [
          { what: 'queue', tab: 0, stream: 'a' },
          { what: 'queue', tab: 0, stream: 'b' },
          { what: 'fault', fault: 'lost-answer' },
          { what: 'pass', ms: 3000 },
          { what: 'queue', tab: 0, stream: 'a' },
        ],
        { failsWrite: () => ++writes === nth },
      );
      expect(troubles(ended)).toEqual([]);
    },
  );
});
