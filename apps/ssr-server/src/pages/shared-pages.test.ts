import type { SharedMemory } from '@shop/platform-node/redis';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, defaultLimits } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';
import { readEntry, writeEntry } from './page-entry.ts';
import { createSharedPages } from './shared-pages.ts';

function page(text: string, storedAt = 0): StoredPage {
  return {
    status: 200,
    brotli: brotliCompressSync(text),
    isSmallest: false,
    policy: "default-src 'none'",
    etag: '"x"',
    storedAt,
    audience: 'public',
    isCanonical: true,
    tags: ['P1'],
  };
}

/** Creates a fake Redis for the servers of one test; `isGone`: it does not respond. */
function memoryOf(
  entries: Map<string, Uint8Array>,
  world: { isGone: boolean; beforeClaim?: () => Promise<unknown> },
): SharedMemory {
  const tags = new Map<string, Set<string>>();
  const claims = new Set<string>();
  const unless = async <T>(answer: () => T) => (world.isGone ? undefined : answer());
  return {
    get: (key) => unless(() => entries.get(key) ?? null),
    async set(key, value, _ttlMs, ofTags) {
      await unless(() => entries.set(key, value));
      for (const tag of ofTags) tags.set(tag, (tags.get(tag) ?? new Set()).add(key));
    },
    async drop(ofTags) {
      await unless(() =>
        ofTags.forEach((tag) => tags.get(tag)?.forEach((key) => entries.delete(key))),
      );
    },
    async claim(key) {
      const { beforeClaim } = world;
      delete world.beforeClaim;
      await beforeClaim?.();
      return unless(() => !claims.has(key) && claims.add(key) !== undefined);
    },
    async release(key) {
      claims.delete(key);
    },
    count: async () => undefined,
    close: async () => undefined,
  };
}

/** Creates a connection to the memory that handles one call after the other. */
function connectionTo(memory: SharedMemory): SharedMemory {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(call: () => Promise<T>): Promise<T> {
    const answer = last.then(call);
    last = answer;
    return answer;
  }
  return {
    ...memory,
    get: (key) => inTurn(() => memory.get(key)),
    set: (...set) => inTurn(() => memory.set(...set)),
    claim: (...claim) => inTurn(() => memory.claim(...claim)),
    release: (key) => inTurn(() => memory.release(key)),
  };
}

function world() {
  const entries = new Map<string, Uint8Array>();
  const state: { isGone: boolean; nowMs: number; beforeClaim?: () => Promise<unknown> } = {
    isGone: false,
    nowMs: 1_000,
  };
  const memory: { -readonly [Name in keyof SharedMemory]: SharedMemory[Name] } = memoryOf(
    entries,
    state,
  );
  const server = (build = 'b1') => {
    let renders = 0;
    const cache = createPageCache(defaultLimits, {
      now: () => state.nowMs,
      wait: async (ms) => {
        state.nowMs += ms;
        await new Promise((resolve) => setImmediate(resolve));
      },
      shared: createSharedPages(connectionTo(memory), 'shop', build, {
        canonicalMs: 60_000,
        variantMs: 1_000,
      }),
    });
    return {
      renders: () => renders,
      invalidate: cache.invalidate,
      read: async (render?: () => Promise<StoredPage>) => {
        const answer = await cache.read('/', async () => {
          renders += 1;
          return render === undefined ? page(`page ${renders}`) : render();
        });
        return `${answer.state}: ${brotliDecompressSync(answer.page.brotli).toString()}`;
      },
    };
  };
  return { entries, state, server, memory };
}

describe('pages several servers share', () => {
  it('are not rendered by a server whose claim comes after another has made them', async () => {
    const { server, state } = world();
    const [first, second] = [server(), server()];
    state.beforeClaim = () => first.read();
    expect(await second.read()).toContain('page 1');
    expect([first.renders(), second.renders()]).toEqual([1, 0]);
  });

  it('are shared before their claim is given back', async () => {
    const { server, memory } = world();
    const calls: string[] = [];
    const { set, release } = memory;
    memory.set = (...args) => set(...args).then(() => void calls.push('set'));
    memory.release = (key) => release(key).then(() => void calls.push('release'));
    await server().read();
    await expect(server().read(() => Promise.reject(new Error('no page')))).resolves.toBeTruthy();
    expect(calls).toEqual(['set', 'release']);
  });

  it('are made by one of them', async () => {
    const { server } = world();
    const [a, b] = [server(), server()];
    expect(await a.read()).toBe('miss: page 1');
    expect(await b.read()).toBe('hit: page 1');
    expect(b.renders()).toBe(0);
  });

  it('are waited for by who comes second, for a moment only', async () => {
    const { server } = world();
    const [a, b] = [server(), server()];
    let finish: (made: StoredPage) => void = () => undefined;
    const slow = a.read(() => new Promise((resolve) => (finish = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await b.read()).toBe('miss: page 1');
    finish(page('slow'));
    expect(await slow).toBe('miss: slow');
  });

  it('are forgotten by all when what they show is stale', async () => {
    const { server, state } = world();
    const [a, b] = [server(), server()];
    await a.read();
    await b.read();
    state.nowMs += 10;
    await Promise.all([a.invalidate(['P1']), b.invalidate(['P1'])]);
    state.nowMs += 10;
    expect(await a.read()).toBe('miss: page 2');
    expect(await b.read()).toBe('hit: page 2');
  });

  it('are done without when Redis is gone', async () => {
    const { server, state } = world();
    const a = server();
    state.isGone = true;
    expect(await a.read()).toBe('miss: page 1');
    expect(await a.read()).toBe('hit: page 1');
    await a.invalidate(['P1']);
    state.nowMs += 10;
    expect(await a.read()).toBe('miss: page 2');
  });

  it.each<[string, (entry: Uint8Array) => Uint8Array]>([
    ['cut off', (entry) => entry.subarray(0, -1)],
    ['changed', (entry) => entry.map((byte, at) => (at === entry.length - 3 ? byte ^ 1 : byte))],
    ['empty', () => new Uint8Array()],
    ['something else', () => new TextEncoder().encode('x'.repeat(100))],
  ])('are not believed when they are %s', async (_story, spoil) => {
    const { server, entries } = world();
    await server().read();
    for (const [key, entry] of entries) entries.set(key, spoil(entry));
    expect(await server().read()).toBe('miss: page 1');
  });

  it('bring their data along', () => {
    const data = { hash: 'h', brotli: Buffer.from([1, 2, 3]) };
    expect(readEntry(writeEntry({ ...page('x'), data }, 'b1'), 'b1')?.data).toEqual(data);
    expect(readEntry(writeEntry(page('x'), 'b1'), 'b1')).toEqual(page('x'));
  });

  it('are never those of another build', async () => {
    const { server } = world();
    await server('b1').read();
    expect(await server('b2').read()).toBe('miss: page 1');
    expect(readEntry(writeEntry(page('x'), 'b1'), 'b2')).toBeUndefined();
  });
});
