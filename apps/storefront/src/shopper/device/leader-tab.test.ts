import { expect, it } from 'vitest';
import { createMemoryLock } from '@shop/testing';
import { isLeaderTab, lockUntilFrozen, onLeaderTab } from './leader-tab.ts';

it.each([
  [true, 'visible', true],
  [true, 'hidden', true],
  [false, 'visible', true],
  [false, 'hidden', false],
] as const)('[SQ-22] with a lock of all tabs %s a tab that is %s may send: %s', (...row) => {
  const [acrossTabs, visibilityState, isLeader] = row;
  expect(isLeaderTab({ acrossTabs }, { visibilityState })).toBe(isLeader);
});

it('[SQ-22] a tab that becomes visible sends, where tabs share no lock', () => {
  const lock = { acrossTabs: false };
  const tab = Object.assign(new EventTarget(), {
    visibilityState: 'hidden' as 'hidden' | 'visible',
  });
  let count = 0;
  onLeaderTab(lock, tab, () => (count += 1));
  const show = (state: 'hidden' | 'visible') => {
    tab.visibilityState = state;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  show('visible');
  expect(count).toBe(1);
  show('hidden');
  expect(count).toBe(1);
  lock.acrossTabs = true;
  show('visible');
  expect(count).toBe(1);
});

it('[SQ-22] a frozen tab lets another tab send, and its own task ends when it resumes', async () => {
  const shared = createMemoryLock();
  const frozenTab = new EventTarget();
  const steps: string[] = [];
  let resume = () => {};
  const stopped = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const first = lockUntilFrozen(shared, frozenTab).run('outbox', async () => {
    await stopped;
    steps.push('first');
    return 'sent';
  });
  const second = lockUntilFrozen(shared, new EventTarget()).run('outbox', async () => {
    steps.push('second');
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps).toEqual([]);
  frozenTab.dispatchEvent(new Event('freeze'));
  await second;
  expect(steps).toEqual(['second']);
  resume();
  expect(await first).toBe('sent');
  expect(steps).toEqual(['second', 'first']);
});

it('[SQ-22] a task that fails fails for its caller, and releases the lock', async () => {
  const lock = lockUntilFrozen(createMemoryLock(), new EventTarget());
  await expect(lock.run('outbox', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await lock.run('outbox', async () => 'next')).toBe('next');
});
