import { err, ok, type Fetch, type NetworkFailure } from '@shop/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { assumeReachable, probeShop, reachable, watchedFetch } from './watched-fetch.ts';

const failing =
  (kind: NetworkFailure['kind']): Fetch =>
  async () =>
    err({ kind });
const answering: Fetch = async () =>
  ok({ status: 503, contentType: 'text/html', headers: {}, body: '' });
const ask = (fetch: Fetch, url = '/api/stock/check') => watchedFetch(fetch)({ method: 'GET', url });

afterEach(() => {
  assumeReachable();
  vi.unstubAllGlobals();
});

it.each(['unreachable', 'timeout'] as const)(
  'the shop is not reachable after a request that was %s, until the next answer',
  async (kind) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(await ask(failing(kind))).toMatchObject({ error: { kind } });
    expect(reachable.get()).toBe(false);
    await ask(answering);
    expect(reachable.get()).toBe(true);
  },
);

it.each([
  ['the caller gave up', failing('aborted'), '/api/stock/check', true],
  ['the request went to another host', failing('unreachable'), 'https://reviews.example/', true],
  ['the browser has no network itself', failing('unreachable'), '/api/stock/check', false],
])('the shop stays reachable where %s', async (_story, fetch, url, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  await ask(fetch, url);
  expect(reachable.get()).toBe(true);
});

it('a probe that is answered makes the shop reachable again, one that is not changes nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await ask(failing('unreachable'));
  expect(await probeShop(async () => Promise.reject(new Error('no answer')))).toBe(false);
  expect(reachable.get()).toBe(false);
  expect(await probeShop(async () => new Response())).toBe(true);
  expect(reachable.get()).toBe(true);
});
