import { expect, it } from 'vitest';
import { createFakeClock } from '@shop/testing';
import { activationLimitMs, createNewVersion } from './new-version.ts';

function worker() {
  const listeners = new Map<string, () => void>();
  const sent: string[] = [];
  return {
    sent,
    tell: (type: string) => listeners.get(type)?.(),
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    messageSkipWaiting: () => void sent.push('skip-waiting'),
  };
}

it('waits for the request and reloads the page once, only then', async () => {
  const done: string[] = [];
  const clock = createFakeClock();
  const version = createNewVersion(() => void done.push('reload'), clock.wait);
  const events = worker();
  version.watch(events);
  version.take();
  expect(events.sent).toEqual([]);
  // The first worker of a browser activates without a request.
  events.tell('controlling');
  events.tell('waiting');
  expect(version.get()).toBe(true);
  expect(done).toEqual([]);
  version.take();
  version.take();
  expect(events.sent).toEqual(['skip-waiting']);
  events.tell('controlling');
  expect(done).toEqual(['reload']);
  await clock.advance(activationLimitMs);
  expect(done).toEqual(['reload']);
});

it('reloads the page when the new build is not active in time', async () => {
  const done: string[] = [];
  const clock = createFakeClock();
  const version = createNewVersion(() => void done.push('reload'), clock.wait);
  const events = worker();
  version.watch(events);
  events.tell('waiting');
  await clock.advance(activationLimitMs);
  expect(done).toEqual([]);
  version.take();
  await clock.advance(activationLimitMs - 1);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done).toEqual(['reload']);
  events.tell('controlling');
  expect(done).toEqual(['reload']);
});
