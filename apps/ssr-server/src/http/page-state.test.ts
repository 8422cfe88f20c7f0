import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, defaultLimits } from '../pages/page-cache.ts';
import { createRenderAllowance } from '../render/render-allowance.ts';
import type { RenderedPage } from '../render/renderer.ts';
import { testServer } from '../test/test-server.ts';

const dataOf = (json: string) => ({
  json,
  hash: createHash('sha256').update(json).digest('base64url').slice(0, 22),
});
const first = dataOf('{"price":100}');
const second = dataOf('{"price":90}');

/** Creates a shop whose pages have their own data; `next` contains the fields of the next render. */
function shop(parts: Parameters<typeof testServer>[1] = {}) {
  let next: Partial<RenderedPage> = { data: first };
  let nowMs = 1_000_000;
  const now = () => nowMs;
  const cache = createPageCache(defaultLimits, { now, wait: () => Promise.resolve() });
  const server = testServer({}, { cache, now, ...parts, change: () => next });
  return {
    ...server,
    cache,
    renders: (page: Partial<RenderedPage>) => (next = page),
    pass: (ms: number) => (nowMs += ms),
    data: (hash: string, page: string, headers = {}) =>
      server.get(`/page-state/${hash}?page=${encodeURIComponent(page)}`, headers),
  };
}

it('answers the data of a stored page, to be kept for good', async () => {
  const { get, data, renderedUrls } = shop();
  await get('/nappali?page=2&utm_source=x');
  const answer = await data(first.hash, '/nappali/?page=2');
  expect(await answer.json()).toEqual({ price: 100 });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(renderedUrls).toEqual(['/nappali?page=2']);
});

it('sends brotli to whom it suits', async () => {
  const { get, data } = shop();
  await get('/');
  const answer = await data(first.hash, '/', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(first.json);
});

it('renders a page it does not hold, and lets its data be kept only where it is what was asked for', async () => {
  const { data, renderedUrls } = shop();
  const other = await data(second.hash, '/halo');
  expect(await other.json()).toEqual({ price: 100 });
  expect(other.headers.get('cache-control')).toBe('no-store');
  const same = await shop().data(first.hash, '/halo');
  expect(same.headers.get('cache-control')).toContain('immutable');
  expect(renderedUrls).toEqual(['/halo']);
});

it('goes on answering the data of a page that was made anew since', async () => {
  const { get, data, cache, renders, pass } = shop();
  await get('/nappali');
  renders({ data: second });
  pass(10);
  await cache.invalidate(['P7']);
  pass(10);
  await get('/nappali');
  expect(await (await data(first.hash, '/nappali')).json()).toEqual({ price: 100 });
  expect(await (await data(second.hash, '/nappali')).json()).toEqual({ price: 90 });
});

it.each([
  ['a page without data', { data: undefined }, '/nappali'],
  ['a page there is not', { status: 404, data: undefined }, '/nincs'],
  ['a file', { data: first }, '/assets/x.js'],
  ['another origin', { data: first }, 'https://other.example/'],
  ['no page', { data: first }, ''],
])('has nothing for %s', async (_story, page, path) => {
  const { data, renders } = shop();
  renders(page);
  const answer = await data(first.hash, path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.json()).toMatchObject({ code: 404, meta: { error: 'not-found' } });
});

it('refuses for now the data of a page that is not stored and cannot be rendered', async () => {
  const { data, renders } = shop();
  renders({ status: 503, data: undefined });
  const answer = await data(first.hash, '/nappali');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.json()).toMatchObject({ code: 503, meta: { error: 'unavailable' } });
});

it('[RL-11] counts a render it needs as any other', async () => {
  const { data } = shop({ allowance: createRenderAllowance({ perSecond: 1, atOnce: 1 }, () => 0) });
  expect((await data(first.hash, '/a')).status).toBe(200);
  const refused = await data(first.hash, '/b');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 503, meta: { error: 'overloaded' } });
});

describe('data that pages have in common', () => {
  const address = (hash: string) => `/page-state/common/${hash}?page=%2F`;

  it('is answered once a page names it, to be kept for good', async () => {
    const { get, renders } = shop();
    renders({ data: first, commonData: second });
    await get('/nappali');
    const answer = await get(address(second.hash), { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(second.json);
  });

  it('is rendered where no page has named it, and kept only where it is what was asked for', async () => {
    const renderedUrls: string[] = [];
    const { get } = shop({
      renderCommonData: ({ href }) => {
        renderedUrls.push(href);
        return Promise.resolve(second);
      },
    });
    const other = await get(address(first.hash));
    expect(await other.json()).toEqual({ price: 90 });
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect((await get(address(second.hash))).headers.get('cache-control')).toContain('immutable');
    expect(renderedUrls).toEqual(['/']);
  });

  it('is refused for now where it cannot be had, and not there for no page', async () => {
    const { get } = shop();
    expect((await get(address(first.hash))).status).toBe(503);
    expect((await get(`/page-state/common/${first.hash}`)).status).toBe(404);
  });

  it('[RL-11] counts as a render', async () => {
    const allowance = createRenderAllowance({ perSecond: 1, atOnce: 1 }, () => 0);
    const { get } = shop({ allowance, renderCommonData: () => Promise.resolve(second) });
    expect((await get(address('a'))).status).toBe(200);
    expect((await get(address('b'))).status).toBe(503);
  });
});
