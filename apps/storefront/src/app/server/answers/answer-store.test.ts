import { expect, it } from 'vitest';
import { createAnswerStore, type AnswerFacts } from './answer-store.ts';

const facts: AnswerFacts = {
  kind: 'shelf',
  tags: ['P1', 'C2'],
  maxAgeMs: 600_000,
  expiresAt: Infinity,
  bytes: 100,
  products: [],
};

/** Creates a store whose change feed is connected and reports "no changes" every second, unless set otherwise. */
function open({ isConnected = true, maxBytes = 1_000 } = {}) {
  let now = 1_000_000;
  const store = createAnswerStore({ maxBytes, now: () => now });
  if (isConnected) store.invalidate([]);
  return {
    store,
    put: (key: string, more: Partial<AnswerFacts> = {}) =>
      store.store(key, key, { ...facts, ...more }, store.begin()),
    wait(ms: number) {
      for (const end = now + ms; now < end;) {
        now = Math.min(now + 1_000, end);
        if (isConnected) store.invalidate([]);
      }
    },
    /** Advances the time without a report of the feed. */
    waitInSilence(ms: number) {
      now += ms;
    },
  };
}

it('findings B1: invalidates the responses with a given tag only', () => {
  const { store, put } = open();
  put('chair');
  put('table', { tags: ['P3', 'C2'] });
  put('lamp', { tags: ['P4'] });
  store.invalidate(['P1', 'C9']);
  expect(store.read('chair')).toBeUndefined();
  expect(store.read('table')?.data).toBe('table');
  store.invalidate(['C2']);
  expect(store.read('table')).toBeUndefined();
  expect(store.read('lamp')?.data).toBe('lamp');
});

it.each(['*', 'product', 'home', 'cmsPage'])('invalidates everything for the tag %s', (tag) => {
  const { store, put } = open();
  put('chair');
  put('tree', { kind: 'frame', tags: [] });
  store.invalidate(['P77', tag]);
  expect(store.figures()).toEqual({ answers: 0, bytes: 0 });
});

it('findings B1: does not store a response that was invalidated while it was loaded', () => {
  const { store } = open();
  const start = store.begin();
  store.invalidate(['P1']);
  store.store('chair', 'old', facts, start);
  store.store('lamp', 'lamp', { ...facts, tags: ['P4'] }, start);
  expect(store.read('chair')).toBeUndefined();
  expect(store.read('lamp')?.data).toBe('lamp');
});

it('does not store a response that took longer than invalidations are remembered', () => {
  const { store, wait } = open();
  const start = store.begin();
  store.invalidate(['P1']);
  wait(31_000);
  store.invalidate(['P9']);
  store.store('chair', 'old', facts, start);
  expect(store.read('chair')).toBeUndefined();
});

it('loads once for concurrent requests, and again for a request after an invalidation', async () => {
  const { store } = open();
  const ends: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((end) => ends.push(end));
  const firstLoads = [store.share('chair', load), store.share('chair', load)];
  expect(ends).toHaveLength(1);
  store.invalidate(['P1']);
  const later = store.share('chair', load);
  expect(ends).toHaveLength(2);
  ends[0]?.('old');
  ends[1]?.('new');
  expect(await Promise.all([...firstLoads, later])).toEqual(['old', 'old', 'new']);
});

it('loads on its own when the shared load failed', async () => {
  const { store } = open();
  const failing = store.share('chair', () => Promise.reject(new Error('aborted')));
  const joined = store.share('chair', () => Promise.resolve('mine'));
  await expect(failing).rejects.toThrow('aborted');
  expect(await joined).toBe('mine');
});

it('stays within its size limit and evicts the least recently used first', () => {
  const { store, put } = open({ maxBytes: 250 });
  put('chair');
  put('table');
  expect(store.read('chair')).toBeDefined();
  put('lamp');
  expect(store.read('table')).toBeUndefined();
  expect(store.read('chair')).toBeDefined();
  put('hall', { bytes: 251 });
  expect(store.read('hall')).toBeUndefined();
  expect(store.figures()).toEqual({ answers: 2, bytes: 200 });
});

it('expires a response by its age, and at the moment when one of its values changes', () => {
  const { store, put, wait } = open();
  put('chair', { maxAgeMs: 60_000 });
  put('offer', { expiresAt: 1_002_000 });
  wait(1_999);
  expect(store.read('offer')).toBeDefined();
  wait(1);
  expect(store.read('offer')).toBeUndefined();
  wait(57_999);
  expect(store.read('chair')).toBeDefined();
  wait(1);
  expect(store.read('chair')).toBeUndefined();
});

it('without a change feed stores no prices, and the frame for a minute', () => {
  const { store, put, wait } = open({ isConnected: false });
  put('chair');
  put('tree', { kind: 'frame', tags: [] });
  expect(store.read('chair')).toBeUndefined();
  wait(59_999);
  expect(store.read('tree')).toBeDefined();
  wait(1);
  expect(store.read('tree')).toBeUndefined();
});

it('uses no price while the change feed is silent, and none older than its connection', () => {
  const { store, put, wait, waitInSilence } = open({ isConnected: false });
  const start = store.begin();
  waitInSilence(10);
  store.invalidate([]);
  store.store('chair', 'before', facts, start);
  expect(store.read('chair')).toBeUndefined();
  put('table');
  waitInSilence(2_999);
  expect(store.read('table')).toBeDefined();
  wait(1);
  expect(store.read('table')).toBeUndefined();
});

it('does not treat an invalidation of pages as a connected change feed', () => {
  const { store, put } = open({ isConnected: false });
  store.invalidate(['P9']);
  put('chair');
  expect(store.read('chair')).toBeUndefined();
});
