import type { Lock } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { createFakeClock, createMemoryLock } from '@shop/testing';
import { leaderLeaseKey } from './leader-lease-key.ts';
import { createLeaderLease, lockUntilFrozen } from './leader-tab.ts';

/** A browser without a lock for all tabs. `isFull`: it stores nothing. */
function createBrowser({ acrossTabs = false, isFull = false } = {}) {
  const clock = createFakeClock();
  const stored = new Map<string, string>();
  const lock = { acrossTabs };
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => !isFull && stored.set(key, value) === stored,
    delete: (key: string) => void stored.delete(key),
  };
  /** Opens a tab. `crash` ends its timers without an event. */
  function openTab(tab: string) {
    let isAlive = true;
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as 'hidden' | 'visible',
    });
    const page = Object.assign(new EventTarget(), { document });
    let elections = 0;
    const lease = createLeaderLease({
      tab,
      lock,
      storage,
      clock: {
        now: clock.now,
        wait: (ms) =>
          clock.wait(ms).then(() => (isAlive ? undefined : new Promise<void>(() => undefined))),
      },
      page,
      onLeader: () => (elections += 1),
    });
    const crash = () => (isAlive = false);
    return { page, document, lease, crash, countElections: () => elections };
  }
  return { clock, stored, lock, openTab };
}

describe('the tab that may send, where tabs share no lock', () => {
  it('[SQ-22] every tab may send where they share one', () => {
    const { openTab, stored } = createBrowser({ acrossTabs: true });
    const { lease, document } = openTab('a');
    document.visibilityState = 'hidden';
    expect(lease.isLeader()).toBe(true);
    expect(stored.size).toBe(0);
  });

  it('[SQ-22] one of several tabs that request the lease at once may send, and stays the one', async () => {
    const { clock, openTab } = createBrowser();
    const tabs = [openTab('a'), openTab('b'), openTab('c')];
    const leaders = () => tabs.map(({ lease }) => lease.isLeader());
    expect(leaders()).toEqual([false, false, false]);
    await clock.advance(100);
    expect(leaders()).toEqual([true, false, false]);
    for (let second = 0; second < 10; second++) {
      await clock.advance(1000);
      expect(leaders()).toEqual([true, false, false]);
    }
    expect(tabs.map(({ countElections }) => countElections())).toEqual([1, 0, 0]);
  });

  it('[SQ-22] of two tabs that found no lease the one that wrote last leads', async () => {
    const { clock, stored, openTab } = createBrowser();
    const { lease, countElections } = openTab('a');
    lease.isLeader();
    await clock.advance(20);
    stored.set(leaderLeaseKey, JSON.stringify({ tab: 'b', renewedAt: clock.now() }));
    await clock.advance(1000);
    expect(countElections()).toBe(0);
    // The lease of the other tab has expired.
    await clock.advance(400);
    expect(countElections()).toBe(1);
  });

  it.each(['closed', 'frozen', 'crashed'] as const)(
    '[SQ-22] the next tab may send within 1.5 s after the leader is %s, and is called',
    async (end) => {
      const { clock, openTab } = createBrowser();
      const first = openTab('a');
      first.lease.isLeader();
      await clock.advance(5000);
      const second = openTab('b');
      expect(second.lease.isLeader()).toBe(false);
      await clock.advance(3000);
      expect(first.lease.isLeader()).toBe(true);
      first.crash();
      if (end === 'closed') first.page.dispatchEvent(new Event('pagehide'));
      if (end === 'frozen') first.document.dispatchEvent(new Event('freeze'));
      await clock.advance(1500);
      expect(second.countElections()).toBe(1);
      expect(second.lease.isLeader()).toBe(true);
    },
  );

  it.each([
    ['pageshow', true],
    ['resume', false],
    ['visibilitychange', false],
  ] as const)('[SQ-22] a tab requests the lease again at the event %s', async (name, isOfPage) => {
    const { clock, openTab, lock } = createBrowser();
    const tab = openTab('a');
    const target = isOfPage ? tab.page : tab.document;
    target.dispatchEvent(new Event(name));
    expect(tab.countElections()).toBe(1);
    lock.acrossTabs = true;
    target.dispatchEvent(new Event(name));
    await clock.advance(5000);
    expect(tab.countElections()).toBe(1);
  });

  it('[SQ-22] a tab that was stopped for a while does not send beside the new leader', async () => {
    const { clock, stored, openTab } = createBrowser();
    const first = openTab('a');
    first.lease.isLeader();
    await clock.advance(100);
    stored.set(leaderLeaseKey, JSON.stringify({ tab: 'b', renewedAt: clock.now() }));
    expect(first.lease.isLeader()).toBe(false);
    // The tab requests the lease again while it still waits for its next renewal.
    await clock.advance(5000);
    expect(first.lease.isLeader()).toBe(true);
    expect(first.countElections()).toBe(2);
  });

  it.each(['{', '{"tab":1}', '{"tab":"b","renewedAt":9e15}'])(
    '[SQ-22] a stored lease that cannot be right is replaced: %s',
    async (text) => {
      const { clock, stored, openTab } = createBrowser();
      stored.set(leaderLeaseKey, text);
      const { lease } = openTab('a');
      lease.isLeader();
      await clock.advance(100);
      expect(lease.isLeader()).toBe(true);
    },
  );

  it('[SQ-22] the visible tab may send where nothing can be stored', async () => {
    const { clock, openTab } = createBrowser({ isFull: true });
    const { lease, document, countElections } = openTab('a');
    lease.isLeader();
    await clock.advance(100);
    expect(countElections()).toBe(1);
    expect(lease.isLeader()).toBe(true);
    document.visibilityState = 'hidden';
    expect(lease.isLeader()).toBe(false);
  });
});

it('[SQ-22] a frozen tab lets another tab send, and its own task ends when it resumes', async () => {
  const shared = createMemoryLock();
  const frozenTab = new EventTarget();
  const steps: string[] = [];
  let resume = () => {};
  const stopped = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const first = lockUntilFrozen(shared, frozenTab).run('outbox', async (hold) => {
    steps.push(`lost: ${hold?.isLost()}`);
    await stopped;
    steps.push(`first, lost: ${hold?.isLost()}`);
    return 'sent';
  });
  const second = lockUntilFrozen(shared, new EventTarget()).run('outbox', async () => {
    steps.push('second');
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual(['lost: false']);
  frozenTab.dispatchEvent(new Event('freeze'));
  await second;
  expect(steps).toEqual(['lost: false', 'second']);
  resume();
  expect(await first).toBe('sent');
  expect(steps).toEqual(['lost: false', 'second', 'first, lost: true']);
});

it('[SQ-42] a task sees that the lock was taken from its tab', async () => {
  let isLost = false;
  const lock: Lock = { run: (_name, task) => task({ isLost: () => isLost }) };
  const seen: (boolean | undefined)[] = [];
  await lockUntilFrozen(lock, new EventTarget()).run('outbox', async (hold) => {
    seen.push(hold?.isLost());
    isLost = true;
    seen.push(hold?.isLost());
  });
  expect(seen).toEqual([false, true]);
});

it('[SQ-22] a task that fails fails for its caller, and releases the lock', async () => {
  const lock = lockUntilFrozen(createMemoryLock(), new EventTarget());
  await expect(lock.run('outbox', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await lock.run('outbox', async () => 'next')).toBe('next');
});
