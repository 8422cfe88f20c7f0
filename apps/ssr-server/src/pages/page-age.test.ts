import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isOld, withAge } from './page-age.ts';
import type { StoredPage } from './stored-page.ts';

const views = [
  { storeCode: '', language: 'hu' },
  { storeCode: 'de', language: 'de' },
  { storeCode: 'ro', language: 'ro' },
];
const page: StoredPage = {
  status: 200,
  brotli: brotliCompressSync('<html><body class="x"><main>kanapé</main></body></html>'),
  isSmallest: false,
  policy: '',
  etag: '"a"',
  storedAt: 0,
  audience: 'public',
  isCanonical: true,
  tags: [],
};
const minute = 60_000;

it('findings B6: [RL-6] a page is old from ten minutes on', () => {
  expect([isOld(10 * minute - 1), isOld(10 * minute)]).toEqual([false, true]);
});

it.each([
  ['/nappali', 25 * minute, 'Ez az oldal 25\u00a0perce készült'],
  ['/nappali', 119 * minute, '119\u00a0perce'],
  ['/nappali', 150 * minute, '2\u00a0órája készült'],
  ['/de/nappali', 25 * minute, '25\u00a0Minuten alt'],
  ['/ro/nappali', 19 * minute, 'acum 19\u00a0minute;'],
  ['/ro/nappali', 100 * minute, 'acum 100\u00a0de minute;'],
  ['/ro/nappali', 150 * minute, 'acum 2\u00a0ore;'],
])('findings B6: [RL-6] %s of %d ms says how old it is, at its top', async (path, ageMs, words) => {
  const sent = await withAge(page, ageMs, path, views);
  const text = brotliDecompressSync(sent.brotli).toString();
  expect(text).toMatch(/<body class="x"><p class="page-age"[^>]*>[^<]+<\/p><main>/);
  expect(text).toContain(words);
  expect(sent.etag).not.toBe(page.etag);
});

it('is made once a minute', () => {
  const first = withAge(page, 30 * minute, '/', views);
  expect(withAge(page, 30 * minute + 1, '/', views)).toBe(first);
  expect(withAge(page, 31 * minute, '/', views)).not.toBe(first);
});
