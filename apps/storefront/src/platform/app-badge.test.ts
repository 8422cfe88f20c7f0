import { afterEach, expect, it, vi } from 'vitest';
import { showAppBadge } from './app-badge.ts';

afterEach(() => vi.unstubAllGlobals());

it('the icon of an installed shop shows the number of queued orders, and none without any', () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
  const clearAppBadge = vi.fn<() => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  showAppBadge(2);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  expect(clearAppBadge).not.toHaveBeenCalled();
  showAppBadge(0);
  expect(setAppBadge).toHaveBeenCalledOnce();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it('nothing happens where the browser has no app badges, or the shop is not installed', async () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(1)).not.toThrow();
  const setAppBadge = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not installed')));
  vi.stubGlobal('navigator', { setAppBadge });
  showAppBadge(1);
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(setAppBadge).toHaveBeenCalledOnce();
});
