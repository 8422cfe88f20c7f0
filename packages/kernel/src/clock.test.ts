import { beforeEach, expect, it } from 'vitest';
import { createAbortController } from './abort.ts';
import { createClock } from './clock.ts';

let running: { readonly done: () => void; readonly ms: number }[] = [];
const clock = createClock({
  now: () => 1_790_000_000_000,
  start(done, ms) {
    const timer = { done, ms };
    running.push(timer);
    return () => void (running = running.filter((each) => each !== timer));
  },
});

beforeEach(() => {
  running = [];
});

it('[KE-13] returns the time of its host', () => {
  expect(clock.now()).toBe(1_790_000_000_000);
});

it('[KE-13] waits as long as the timer of its host', async () => {
  const waiting = clock.wait(250);
  expect(running.map(({ ms }) => ms)).toEqual([250]);
  running[0]?.done();
  await expect(waiting).resolves.toBeUndefined();
});

it('[KE-13] a wait that is given up stops its timer and says why', async () => {
  const { signal, abort } = createAbortController();
  const waiting = clock.wait(60_000, signal);
  abort('stopped');
  await expect(waiting).rejects.toBe('stopped');
  expect(running).toEqual([]);
});

it('[KE-13] a wait that was aborted before does not start', async () => {
  const { signal, abort } = createAbortController();
  abort('stopped');
  await expect(clock.wait(1, signal)).rejects.toBe('stopped');
  expect(running).toEqual([]);
});

it('[KE-13] a wait that is over no longer listens', async () => {
  const listeners = new Set<() => void>();
  const waiting = clock.wait(5, {
    aborted: false,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  });
  expect(listeners.size).toBe(1);
  running[0]?.done();
  await waiting;
  expect(listeners.size).toBe(0);
});
