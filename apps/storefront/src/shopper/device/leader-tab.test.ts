import { expect, it } from 'vitest';
import { isLeaderTab, onLeaderTab } from './leader-tab.ts';

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
