import { unsafeBrand, ok, type EpochMs, type Log, type HttpRequest } from '@shop/kernel';
import { expect, it } from 'vitest';
import { createPageRoutes, withoutConflicts } from './page-routes.ts';

const entry = (uid: string, path: string) => ({
  prismic_type: 'cms-page',
  prismic_uid: uid,
  prismic_data: { path, kind: 'info' },
});

const nothing = () => undefined;
const silentLog: Log = { info: nothing, warn: nothing, error: nothing };

function bench() {
  let now = 0;
  const clock = { now: () => unsafeBrand<EpochMs>(now), wait: () => Promise.resolve() };
  const state = { paths: ['/spa'], isDown: false, refusal: 200, requestCount: 0 };
  const routes = createPageRoutes({
    clock,
    timeoutMs: 1500,
    log: silentLog,
    fetch: (_request: HttpRequest) => {
      state.requestCount++;
      const items = state.paths.map((path) => entry(path.slice(1), path));
      return Promise.resolve(
        ok({
          status: state.isDown ? 503 : state.refusal,
          contentType: state.isDown ? 'text/html' : 'application/json',
          headers: {},
          body: JSON.stringify(
            state.refusal === 200
              ? { items, total: items.length, start: 0, perPage: 500 }
              : { code: state.refusal, result: 'Not found' },
          ),
        }),
      );
    },
  });
  const paths = async () => (await routes('http://api'))?.map(({ path }) => path);
  const minuteLater = async () => {
    now += 60_000;
    await paths();
    await new Promise(setImmediate);
  };
  return { state, paths, minuteLater, invalidate: routes.invalidate };
}

it('fetches once for all requests, and again in the background after a minute', async () => {
  const { state, paths, minuteLater } = bench();
  expect(await Promise.all([paths(), paths()])).toEqual([['/spa'], ['/spa']]);
  state.paths = ['/spa', '/xmas'];
  expect(await paths()).toEqual(['/spa']);
  expect(state.requestCount).toBe(1);
  await minuteLater();
  expect(await paths()).toEqual(['/spa', '/xmas']);
});

it('fetches before it responds once the pages may have changed', async () => {
  const { state, paths, invalidate } = bench();
  await paths();
  state.paths = ['/xmas'];
  const before = paths();
  invalidate();
  expect(await before).toEqual(['/spa']);
  expect(await Promise.all([paths(), paths()])).toEqual([['/xmas'], ['/xmas']]);
  expect(state.requestCount).toBe(2);
});

it('does not treat a response requested before the change as a new one', async () => {
  const { state, paths, invalidate } = bench();
  const before = paths();
  invalidate();
  state.paths = ['/xmas'];
  expect(await Promise.all([before, paths()])).toEqual([['/spa'], ['/xmas']]);
  expect(await paths()).toEqual(['/xmas']);
  expect(state.requestCount).toBe(2);
});

it('knows no pages before the backend responds, and keeps the last ones while it does not respond', async () => {
  const { state, paths, minuteLater } = bench();
  state.isDown = true;
  expect(await paths()).toBeUndefined();
  state.isDown = false;
  expect(await paths()).toEqual(['/spa']);
  state.isDown = true;
  await minuteLater();
  expect(await paths()).toEqual(['/spa']);
});

it('treats a backend that rejects the call as one without pages', async () => {
  const { state, paths } = bench();
  state.refusal = 404;
  expect(await paths()).toEqual([]);
  expect(await paths()).toEqual([]);
  expect(state.requestCount).toBe(1);
});

it('skips the second page of a path, and a path without values', () => {
  const routes = [
    { uid: 'a', path: '/{product}reklam', kind: 'campaign' },
    { uid: 'b', path: '/butorreklam', kind: 'campaign' },
    { uid: 'c', path: '/{season}', kind: 'campaign' },
    { uid: 'd', path: '/{name}', kind: 'campaign', values: { name: ['felho'] } },
  ] as const;
  expect(withoutConflicts(routes, silentLog).map(({ uid }) => uid)).toEqual(['a', 'd']);
});
