import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isOld, withAge } from './page-age.ts';
import type { StoredPage } from './stored-page.ts';

const views = [
  { storeCode: '', language: 'hu' },
  { storeCode: 'de', language: 'de' },
];
const page: StoredPage = {
  status: 200,
  body: new TextEncoder().encode('<html><body class="x"><main>kanapé</main></body></html>'),
  brotli: new Uint8Array(),
  policy: '',
  etag: '"a"',
  storedAt: 0,
  audience: 'public',
  isCanonical: true,
  tags: [],
};
const minute = 60_000;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('findings B6: [RL-6] a page is old from ten minutes on', () => {
  expect([isOld(10 * minute - 1), isOld(10 * minute)]).toEqual([false, true]);
});

it.each([
  ['/nappali', 25 * minute, 'Ez az oldal 25\u00a0perce készült'],
  ['/nappali', 119 * minute, '119\u00a0perce'],
  ['/nappali', 150 * minute, '2\u00a0órája készült'],
  ['/de/nappali', 25 * minute, '25\u00a0Minuten alt'],
])('findings B6: [RL-6] %s of %d ms says how old it is, at its top', (path, ageMs, words) => {
  const sent = withAge(page, ageMs, path, views);
  expect(textOf(sent.body)).toMatch(/<body class="x"><p class="page-age"[^>]*>[^<]+<\/p><main>/);
  expect(textOf(sent.body)).toContain(words);
  expect(textOf(brotliDecompressSync(sent.brotli))).toBe(textOf(sent.body));
  expect(sent.etag).not.toBe(page.etag);
});

it('is made once a minute', () => {
  const first = withAge(page, 30 * minute, '/', views);
  expect(withAge(page, 30 * minute + 1, '/', views)).toBe(first);
  expect(withAge(page, 31 * minute, '/', views)).not.toBe(first);
});
