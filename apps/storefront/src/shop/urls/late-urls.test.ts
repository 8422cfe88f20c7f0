import type { UrlResolver } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { lateUrls } from './late-urls.ts';

const found = { kind: 'found', path: '/szek', target: { kind: 'category' } };

/** Resolver with the given routes that never finishes storing them. */
function fakeUrls() {
  let known: unknown = {};
  return {
    resolve: () => Promise.resolve(found),
    resolveNow: () => found,
    snapshot: () => known,
    restore(routes: unknown) {
      known = routes;
      return new Promise(() => undefined);
    },
  } as unknown as UrlResolver;
}

it('the addresses of a page are known once it is restored', async () => {
  const urls = lateUrls(() => Promise.resolve(fakeUrls()));
  expect(urls.resolveNow('/szek')).toBeUndefined();
  expect(urls.snapshot()).toEqual({});
  await urls.restore({ '/szek': {} });
  expect(urls.snapshot()).toEqual({ '/szek': {} });
  expect(urls.resolveNow('/szek')).toBe(found);
});

it('an address is unavailable while the code cannot be fetched, and is resolved then', async () => {
  const cause = new Error('gone');
  let isAway = true;
  const urls = lateUrls(() => (isAway ? Promise.reject(cause) : Promise.resolve(fakeUrls())));
  expect(await urls.resolve('/szek')).toEqual({ kind: 'unavailable', path: '/szek', cause });
  await expect(urls.registerProducts([])).resolves.toBeUndefined();
  await expect(urls.forget('/szek')).resolves.toBe(false);
  await expect(urls.restore({})).rejects.toBe(cause);
  isAway = false;
  expect(await urls.resolve('/szek')).toBe(found);
});
