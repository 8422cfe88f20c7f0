import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testServer } from '../test/test-server.ts';

const text = '{"isPartial":false,"names":[["SZEK","Szék","/szek"]]}';
const stored = { etag: '"names"', brotli: brotliCompressSync(text), count: 1 };

/** Creates a shop with only the names of its German store view. */
const shop = () =>
  testServer(
    {},
    {
      nameIndexes: {
        read: async (storeCode) => (storeCode === 'de' ? stored : undefined),
        invalidate: () => undefined,
      },
    },
  );

it('sends the names of a store view compressed, and with its etag', async () => {
  const { get, renderedUrls } = shop();
  const answer = await get('/de/search-names.json', { 'accept-encoding': 'gzip, br' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
    'content-encoding': 'br',
    'content-length': String(stored.brotli.length),
    'content-type': 'application/json; charset=utf-8',
    etag: '"names"',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'x-vs-cache-tags': 'product category',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(renderedUrls).toEqual([]);
});

it('sends them as text to a client without brotli', async () => {
  const answer = await shop().get('/de/search-names.json');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(text);
});

it('sends nothing to a client that has them', async () => {
  const answer = await shop().get('/de/search-names.json', { 'if-none-match': '"names"' });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

it('asks a client to come again while there are none', async () => {
  const { get, parts } = shop();
  const answer = await get('/search-names.json');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 503, meta: { error: 'unavailable' } });
  expect(parts.metrics.text()).toContain('http_requests_total{kind="search-names",status="503"} 1');
});
