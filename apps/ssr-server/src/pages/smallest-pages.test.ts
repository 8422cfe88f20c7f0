import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PressureLevel } from '@shop/platform-node';
import { expect, it, vi } from 'vitest';
import { createSmallestPages } from './smallest-pages.ts';
import type { StoredPage } from './stored-page.ts';

const text = Array.from({ length: 400 }, (_, at) => `<li>Szék ${at * 7919}</li>`).join('');
const quickly = (bytes: string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const page: StoredPage = {
  status: 200,
  brotli: quickly(text),
  isSmallest: false,
  policy: '',
  etag: '"a"',
  storedAt: 0,
  audience: 'public',
  isCanonical: true,
  tags: [],
  data: { hash: 'h', brotli: quickly(`{"data":"${text}"}`) },
};

/** Creates a cache of these pages, and a list of their replacements. */
function world() {
  let level: PressureLevel = 0;
  const pages = new Map<string, StoredPage>([
    ['/a', { ...page }],
    ['/b', { ...page }],
  ]);
  const replaced: string[] = [];
  const rests: number[] = [];
  const smallest = createSmallestPages({
    cache: {
      held: (key) => pages.get(key),
      replace(key, _page, smaller) {
        replaced.push(key);
        pages.set(key, smaller);
      },
    },
    pressure: { level: () => level },
    wait: (ms) => {
      rests.push(ms);
      return Promise.resolve();
    },
    logError: (_event, error) => {
      throw error;
    },
  });
  const send = (key: string, times: number) => {
    const sent = pages.get(key) ?? page;
    for (let time = 0; time < times; time += 1) smallest.sent(key, sent);
  };
  return { pages, replaced, rests, send, isAt: (next: PressureLevel) => (level = next) };
}

it('compresses a page that is read again better, with its data, and keeps what it is', async () => {
  const { pages, replaced, rests, send } = world();
  send('/a', 3);
  await vi.waitFor(() => expect(replaced).toEqual(['/a']), 20_000);
  const { brotli, data, isSmallest, ...rest } = pages.get('/a') ?? page;
  expect(brotli.length).toBeLessThan(page.brotli.length);
  expect(data?.brotli.length).toBeLessThan(page.data?.brotli.length ?? 0);
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(isSmallest).toBe(true);
  expect(rest).toMatchObject({ etag: page.etag, storedAt: page.storedAt, status: 200 });
  send('/a', 10);
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  expect(replaced).toEqual(['/a']);
});

it('rests nine times as long as it has worked', async () => {
  const { rests, send } = world();
  const startedMs = performance.now();
  send('/a', 3);
  await vi.waitFor(() => expect(rests).toHaveLength(1), 20_000);
  expect(rests[0]).toBeGreaterThanOrEqual(50);
  expect(rests[0]).toBeLessThanOrEqual(9 * (performance.now() - startedMs) + 50);
});

it('leaves alone what is read twice', async () => {
  const { replaced, send } = world();
  send('/a', 2);
  send('/b', 3);
  await vi.waitFor(() => expect(replaced).toEqual(['/b']), 20_000);
});

it('[RL-11] does nothing while there is much to do', async () => {
  const { replaced, send, isAt } = world();
  isAt(1);
  send('/a', 3);
  await new Promise((later) => setTimeout(later, 5));
  isAt(0);
  send('/b', 3);
  await vi.waitFor(() => expect(replaced).toEqual(['/b']), 20_000);
});

it('does not work for a page that has gone', async () => {
  const { pages, replaced, send } = world();
  send('/a', 2);
  const gone = pages.get('/a') ?? page;
  pages.set('/a', { ...gone });
  pages.delete('/b');
  send('/b', 3);
  send('/a', 3);
  await vi.waitFor(() => expect(replaced).toEqual(['/a']), 20_000);
});
