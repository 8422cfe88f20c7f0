import { expect, it } from 'vitest';
import { createNewVersion } from './new-version.ts';

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

it('waits for the request and reloads the page only then', () => {
  const done: string[] = [];
  const version = createNewVersion(() => void done.push('reload'));
  const events = worker();
  version.watch(events);
  version.take();
  expect(events.sent).toEqual([]);
  // The first worker of a browser takes over by itself.
  events.tell('controlling');
  events.tell('waiting');
  expect(version.get()).toBe(true);
  expect(done).toEqual([]);
  version.take();
  version.take();
  expect(events.sent).toEqual(['skip-waiting']);
  events.tell('controlling');
  expect(done).toEqual(['reload']);
});
