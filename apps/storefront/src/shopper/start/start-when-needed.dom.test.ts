import { createObservable } from '@shop/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFirstSign } from '../../platform/first-sign.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import { startWhenNeeded } from './start-when-needed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a page that waits, and counts the starts of the shopper's session. */
function wait({ keys = [] as string[], cookie = '', isOwnPage = false, isUsed = false } = {}) {
  const start = vi.fn<() => Promise<ShopperSession>>(() => Promise.resolve({} as ShopperSession));
  const firstSign = createObservable(isUsed);
  const stop = startWhenNeeded({
    shopper: { start },
    firstSign,
    isOwnPage,
    storage: { keys: () => keys },
    cookies: { read: () => cookie },
    page: window,
  });
  return { start, firstSign, stop };
}

it('creates nothing on a first visit before the first interaction, and paints the press first', () => {
  const { start, firstSign } = wait();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
  firstSign.set(true);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  ['on a page of the shopper’s own', { isOwnPage: true }],
  ['where somebody uses the page already', { isUsed: true }],
])('starts immediately %s', (_where, needs) => {
  expect(wait(needs).start).toHaveBeenCalledTimes(1);
});

it.each([
  ['a mark of this view', { keys: ['shopper'] }],
  ['a mark of another view', { keys: ['other', 'shopper-de'] }],
  ['a wish from before the scripts', { cookie: 'a=1; awaited-adds=%5B%5D' }],
])('starts when idle where there is %s', (_what, needs) => {
  const { start } = wait(needs);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts when another tab stores something, and on no other event', () => {
  const { start } = wait();
  window.dispatchEvent(new StorageEvent('storage', { key: 'build-hash' }));
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shopper' }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not start once it was stopped', () => {
  const { start, firstSign, stop } = wait();
  stop();
  firstSign.set(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shopper' }));
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});

it.each(['pointerdown', 'click', 'keydown', 'touchstart', 'focusin', 'wheel', 'offline'])(
  'counts %s as an interaction',
  (type) => {
    const sign = watchFirstSign(window);
    expect(sign.get()).toBe(false);
    window.dispatchEvent(new Event(type));
    expect(sign.get()).toBe(true);
  },
);

it('starts after ten seconds without an interaction', () => {
  const sign = watchFirstSign(window);
  vi.advanceTimersByTime(9_999);
  expect(sign.get()).toBe(false);
  vi.advanceTimersByTime(3_000);
  expect(sign.get()).toBe(true);
});
