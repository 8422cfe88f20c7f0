import type { LockHold } from '@shop/kernel';
import { createBroadcastHub, createFakeClock, lockContract } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createWebLock, type LockRequests } from './web-lock.ts';

function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (cause: Error) => void = () => undefined;
  const promise = new Promise<T>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}

interface Request {
  readonly start: () => Promise<unknown>;
  readonly settle: (ended: Promise<unknown>) => void;
}

/** Creates a lock manager of one browser. `steal` takes the lock from its holder, whose request rejects. */
function createManager() {
  const holders = new Map<string, Request>();
  const waiting: (Request & { readonly name: string })[] = [];
  function grant(name: string, request: Request): void {
    holders.set(name, request);
    const ended = Promise.resolve().then(request.start);
    request.settle(ended);
    const free = () => {
      if (holders.get(name) !== request) return;
      holders.delete(name);
      const next = waiting.findIndex((one) => one.name === name);
      const [first] = next < 0 ? [] : waiting.splice(next, 1);
      if (first !== undefined) grant(name, first);
    };
    ended.then(free, free);
  }
  const manager = {
    request(name: string, ...rest: readonly unknown[]) {
      return new Promise((resolve, reject) => {
        const start = rest.at(-1) as Request['start'];
        const stolen = createDeferred<never>();
        const settle = (ended: Promise<unknown>) => {
          void Promise.race([ended, stolen.promise]).then(resolve, reject);
        };
        const request = Object.assign({ start, settle }, { steal: stolen.reject });
        const holder = holders.get(name) as (Request & { steal(cause: Error): void }) | undefined;
        const { steal, ifAvailable } = (rest.length > 1 ? rest[0] : {}) as Partial<
          Record<'steal' | 'ifAvailable', boolean>
        >;
        if (steal === true) {
          holder?.steal(new DOMException('stolen', 'AbortError'));
          grant(name, request);
        } else if (holder === undefined) grant(name, request);
        else if (ifAvailable === true)
          void (start as (lock: null) => Promise<unknown>)(null).then(resolve);
        else waiting.push({ ...request, name });
      });
    },
    query: async () => ({ held: [...holders.keys()].map((name) => ({ name })) }),
  };
  return manager as unknown as LockRequests;
}

/** Creates tabs of one browser, on a clock that the test advances. A frozen tab receives no messages. */
function createTabs() {
  const clock = createFakeClock();
  const manager = createManager();
  const hub = createBroadcastHub();
  const openTab = () => {
    const channel = hub.join();
    let isFrozen = false;
    const questions = {
      post: channel.post,
      subscribe: (listener: (message: string) => void) =>
        channel.subscribe((message) => {
          if (!isFrozen) listener(message);
        }),
    };
    const freeze = (frozen: boolean) => (isFrozen = frozen);
    const takeover = { names: ['outbox'], questions };
    return { lock: createWebLock(manager, clock, takeover), freeze };
  };
  return { clock, manager, openTab };
}

/** Creates a task that ends when `end` is called, and records the hold that it runs under. */
function longTask() {
  const ended = createDeferred<string>();
  const holds: (LockHold | undefined)[] = [];
  const task = (hold?: LockHold) => {
    holds.push(hold);
    return ended.promise;
  };
  return { task, end: ended.resolve, isLost: () => holds[0]?.isLost() };
}

describe('[PB-5] a lock that can be taken over', () => {
  lockContract(() => createTabs().openTab().lock);
});

describe('a lock with questions to its holder', () => {
  it('[PB-23] is taken from a tab that does not respond, whose task runs to its end', async () => {
    const { clock, openTab } = createTabs();
    const [first, second] = [openTab(), openTab()];
    const stopped = longTask();
    const firstRun = first.lock.run('outbox', stopped.task);
    await clock.advance(0);
    first.freeze(true);
    const next = longTask();
    const secondRun = second.lock.run('outbox', next.task);
    await clock.advance(1499);
    expect(next.isLost()).toBeUndefined();
    await clock.advance(1);
    expect([stopped.isLost(), next.isLost()]).toEqual([true, false]);
    first.freeze(false);
    stopped.end('first');
    expect(await firstRun).toBe('first');
    next.end('second');
    expect(await secondRun).toBe('second');
    expect(await first.lock.run('outbox', async (hold) => hold?.isLost())).toBe(false);
  });

  it('[PB-23] stays with a tab that responds, however long its task takes', async () => {
    const { clock, openTab } = createTabs();
    const [first, second] = [openTab(), openTab()];
    const long = longTask();
    const steps: string[] = [];
    const firstRun = first.lock.run('outbox', long.task);
    const secondRun = second.lock.run('outbox', async () => void steps.push('second'));
    await clock.advance(60_000);
    expect([steps, long.isLost()]).toEqual([[], false]);
    first.freeze(true);
    await clock.advance(1000);
    first.freeze(false);
    await clock.advance(60_000);
    expect([steps, long.isLost()]).toEqual([[], false]);
    long.end('first');
    await Promise.all([firstRun, secondRun]);
    expect(steps).toEqual(['second']);
  });

  it('[PB-23] is taken within 1.5 s after its holder has stopped, by one of the tabs that wait', async () => {
    const { clock, openTab } = createTabs();
    const [first, ...others] = [openTab(), openTab(), openTab()];
    const stopped = longTask();
    void first?.lock.run('outbox', stopped.task);
    const tasks = others.map(({ lock }) => {
      const waiting = longTask();
      void lock.run('outbox', waiting.task);
      return waiting;
    });
    await clock.advance(10_100);
    first?.freeze(true);
    await clock.advance(1500);
    expect(stopped.isLost()).toBe(true);
    await clock.advance(60_000);
    expect(tasks.map(({ isLost }) => isLost()).filter((lost) => lost !== undefined)).toEqual([
      false,
    ]);
  });

  it('[PB-23] is waited for if it is none of those that are taken over', async () => {
    const { clock, openTab } = createTabs();
    const [first, second] = [openTab(), openTab()];
    const stopped = longTask();
    void first.lock.run('outbox-write', stopped.task);
    await clock.advance(0);
    first.freeze(true);
    const next = longTask();
    void second.lock.run('outbox-write', next.task);
    await clock.advance(60_000);
    expect([stopped.isLost(), next.isLost()]).toEqual([false, undefined]);
  });

  it('[PB-23] is taken from a second tab that stops too', async () => {
    const { clock, openTab } = createTabs();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    const tasks = [longTask(), longTask(), longTask()] as const;
    void first.lock.run('outbox', tasks[0].task);
    await clock.advance(0);
    first.freeze(true);
    void second.lock.run('outbox', tasks[1].task);
    await clock.advance(1500);
    second.freeze(true);
    void third.lock.run('outbox', tasks[2].task);
    await clock.advance(1500);
    expect(tasks.map(({ isLost }) => isLost())).toEqual([true, true, false]);
  });

  it('[PB-23] is waited for where the browser takes it from nobody, or says not who holds it', async () => {
    for (const broken of ['request', 'query'] as const) {
      const { clock, manager, openTab } = createTabs();
      const real = manager.request.bind(manager) as (...args: readonly unknown[]) => unknown;
      Object.assign(manager, {
        request: (...args: readonly unknown[]) =>
          broken === 'request' && args.length > 2 ? Promise.reject(new Error()) : real(...args),
        ...(broken === 'query' && { query: undefined }),
      });
      const [first, second] = [openTab(), openTab()];
      const stopped = longTask();
      const firstRun = first.lock.run('outbox', stopped.task);
      await clock.advance(0);
      first.freeze(true);
      const secondRun = second.lock.run('outbox', async () => 'second');
      await clock.advance(broken === 'query' ? 2000 : 60_000);
      expect(stopped.isLost()).toBe(false);
      stopped.end('first');
      expect(await Promise.all([firstRun, secondRun])).toEqual(['first', 'second']);
    }
  });
});
