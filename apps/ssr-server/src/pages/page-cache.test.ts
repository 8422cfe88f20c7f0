import { describe, expect, it } from 'vitest';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { OverloadedError } from '../render/overloaded-error.ts';
import { createPageCache, defaultLimits } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

function world() {
  let nowMs = 0;
  let renders = 0;
  let next: { status: number } | Error = { status: 200 };
  const hidden: unknown[] = [];
  const cache = createPageCache(defaultLimits, {
    now: () => nowMs,
    wait: () => Promise.resolve(),
    onHiddenFailure: (cause) => hidden.push(cause),
  });
  const page = (status: number): StoredPage => ({
    status,
    brotli: brotliCompressSync(`page ${renders}`),
    isSmallest: false,
    policy: '',
    etag: '',
    storedAt: nowMs,
    audience: 'public',
    isCanonical: true,
    tags: ['P1'],
  });
  return {
    cache,
    page,
    hidden,
    renders: () => renders,
    pass: (ms: number) => (nowMs += ms),
    answers: (answer: typeof next) => (next = answer),
    invalidate: cache.invalidate,
    read: async () => {
      const { page: read, state } = await cache.read('/', async () => {
        renders += 1;
        if (next instanceof Error) throw next;
        return page(next.status);
      });
      return `${state}: ${brotliDecompressSync(read.brotli).toString()}`;
    },
  };
}

describe('createPageCache', () => {
  it('renders once for everyone who asks at the same time', async () => {
    const { read, renders } = world();
    await Promise.all([read(), read(), read()]);
    expect(renders()).toBe(1);
  });

  it('findings E11: who waits for the render of a client that is turned away has one of their own', async () => {
    const { cache, page } = world();
    const first = cache.read('/', () => Promise.reject(new OverloadedError('No place left.')));
    const second = cache.read('/', async () => page(200));
    await expect(first).rejects.toThrow('No place left.');
    expect(await second).toMatchObject({ state: 'miss', page: { status: 200 } });
  });

  it('reports the error of a render for which a stored page is sent, and no other', async () => {
    const { read, pass, answers, hidden } = world();
    const error = new Error('no data');
    answers(error);
    await expect(read()).rejects.toBe(error);
    expect(hidden).toEqual([]);
    answers({ status: 200 });
    await read();
    answers(error);
    pass(defaultLimits.freshMs);
    expect(await read()).toBe('stale: page 2');
    await expect.poll(() => hidden).toEqual([error]);
    pass(defaultLimits.staleMs);
    expect(await read()).toBe('stale: page 2');
    expect(hidden).toEqual([error, error]);
  });

  it('serves a fresh page from memory, and a stale one while it renders anew', async () => {
    const { read, pass } = world();
    expect(await read()).toBe('miss: page 1');
    pass(59_000);
    expect(await read()).toBe('hit: page 1');
    pass(2_000);
    expect(await read()).toBe('stale: page 1');
    expect(await read()).toBe('hit: page 2');
  });

  it('[RL-6] serves what somebody has seen for a day when the backend is gone', async () => {
    const { read, pass, answers } = world();
    await read();
    answers(new Error('gone'));
    pass(23 * 3_600_000);
    expect(await read()).toBe('stale: page 1');
    pass(2 * 3_600_000);
    await expect(read()).rejects.toThrow('gone');
  });

  it('never stores a failure', async () => {
    const { read, answers } = world();
    answers({ status: 500 });
    await read();
    answers({ status: 200 });
    expect(await read()).toBe('miss: page 2');
  });

  it('keeps "not found" for half a minute only', async () => {
    const { read, pass, answers } = world();
    answers({ status: 404 });
    await read();
    pass(29_000);
    expect(await read()).toBe('hit: page 1');
    pass(2_000);
    expect(await read()).toBe('miss: page 2');
  });

  it('[RL-6] makes a page anew when what it shows is stale, and serves the old one if it cannot', async () => {
    const { read, pass, invalidate, answers } = world();
    await read();
    pass(1_000);
    await invalidate(['P2']);
    expect(await read()).toBe('hit: page 1');
    await invalidate(['P1']);
    answers(new Error('gone'));
    expect(await read()).toBe('stale: page 1');
    answers({ status: 200 });
    pass(1);
    expect(await read()).toBe('miss: page 3');
    await invalidate(['*']);
    pass(1);
    expect(await read()).toBe('miss: page 4');
  });
});

describe('[RL-6] findings B5, E9: pages of one kind drive out no others', () => {
  const limits = { ...defaultLimits, maxBytes: { main: 8_000, variants: 8_000, notFound: 8_000 } };
  const made = (over: Partial<StoredPage>): StoredPage => ({
    status: 200,
    brotli: Buffer.from('page'),
    isSmallest: false,
    policy: '',
    etag: '',
    storedAt: 0,
    audience: 'public',
    isCanonical: true,
    tags: [],
    ...over,
  });

  it.each([
    ['addresses where nothing is', { status: 404 }],
    ['searches', { isCanonical: false }],
  ])('a thousand %s', async (_kind, over) => {
    const cache = createPageCache(limits, { now: () => 0, wait: () => Promise.resolve() });
    const stateOf = async (key: string, page: StoredPage) =>
      (await cache.read(key, () => Promise.resolve(page))).state;
    await stateOf('/nappali', made({}));
    for (let index = 0; index < 1_000; index += 1) {
      await stateOf(`/invented-${index}`, made(over));
    }
    expect(await stateOf('/nappali', made({}))).toBe('hit');
    expect(cache.figures().bytes).toBeLessThanOrEqual(24_000);
  });

  it('a page that is there no more leaves its place', async () => {
    let nowMs = 0;
    const cache = createPageCache(limits, { now: () => nowMs, wait: () => Promise.resolve() });
    const read = (status: number) =>
      cache.read('/x', () => Promise.resolve(made({ status, storedAt: nowMs })));
    await read(200);
    nowMs += defaultLimits.staleMs + 1;
    expect((await read(404)).page.status).toBe(404);
    expect((await read(200)).page.status).toBe(404);
    expect(cache.figures().pages).toBe(1);
  });
});

describe('what is read at once', () => {
  it('is a page that is here and fresh, and shows nothing that has changed', async () => {
    const { cache, read, pass } = world();
    expect(cache.peek('/')).toBeUndefined();
    await read();
    const made = cache.held('/');
    pass(1);
    await cache.invalidate(['P2']);
    expect(cache.peek('/')).toBe(made);
    await cache.invalidate(['P1']);
    expect([cache.peek('/'), cache.held('/')]).toEqual([undefined, made]);
    pass(1);
    await read();
    pass(60_000);
    expect(cache.peek('/')).toBeUndefined();
  });

  it('is the smaller form of a page only while that page is here', async () => {
    const { cache, read, page, pass, invalidate } = world();
    await read();
    const first = cache.held('/') ?? page(200);
    const smaller = { ...first, isSmallest: true };
    cache.replace('/', first, smaller);
    expect(cache.peek('/')).toBe(smaller);
    pass(1);
    await invalidate(['P1']);
    pass(1);
    await read();
    cache.replace('/', smaller, first);
    expect(cache.peek('/')?.storedAt).toBe(2);
  });
});

it('keeps the data that a page replaced while other pages are made anew with the same data', async () => {
  const cache = createPageCache(defaultLimits, { now: () => nowMs, wait: () => Promise.resolve() });
  let nowMs = 0;
  const { page } = world();
  const large = (hash: string) => ({ hash, brotli: Buffer.alloc(700_000, hash) });
  const make = async (path: string, hash: string) => {
    nowMs += 1;
    await cache.invalidate(['P1']);
    nowMs += 1;
    return cache.read(path, async () => ({ ...page(200), data: large(hash), storedAt: nowMs }));
  };
  await make('/a', 'old');
  await make('/a', 'new');
  await make('/b', 'same');
  await make('/b', 'same');
  expect(cache.findData('/a', 'old')?.hash).toBe('old');
  expect(cache.findData('/a', 'new')?.hash).toBe('new');
});
