import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { readVitalQuestion, vitalLines } from './vital-command.ts';
import { vitalRoutes } from './vital-routes.ts';
import { removeOldVitals, summariseVitals } from './vital-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ routes: [vitalRoutes] });
});
afterAll(() => api.close());
beforeEach(() => api.context.sql`TRUNCATE web_vital, web_vital_build`);

const report = {
  page: 'category',
  device: 'phone',
  build: '1.0.0-abc',
  values: { LCP: 1_200 },
} as const;
let visitor = 0;
/** Sends each report from a different address. */
const send = (body: object) =>
  api.post('/api/ext/vitals', body, { 'x-forwarded-for': `2001:db8:${(visitor += 1)}::1` });
const ask = (question: Partial<Parameters<typeof summariseVitals>[1]> = {}) =>
  summariseVitals(api.context.sql, { days: 7, nowMs: api.clock.now(), ...question });

it('counts values into percentiles of each kind of page', async () => {
  for (const value of [1_000, 1_100, 1_200, 9_000]) {
    const body = { ...report, values: { LCP: value, CLS: 0.02 } };
    expect((await send(body)).status).toBe(200);
  }
  await send({ ...report, page: 'product', device: 'desktop' });
  const [cls, lcp, ...others] = await ask();
  expect(cls).toMatchObject({ page: 'category', metric: 'CLS', visits: 4 });
  expect(lcp).toMatchObject({ page: 'category', metric: 'LCP', visits: 4 });
  expect((lcp?.p75 ?? 0) / 1_200).toBeCloseTo(1, 1);
  expect((lcp?.p95 ?? 0) / 9_000).toBeCloseTo(1, 1);
  expect(others).toMatchObject([{ page: 'product', metric: 'LCP', visits: 1 }]);
  expect(await ask({ device: 'desktop' })).toHaveLength(1);
  expect(await ask({ build: 'another' })).toEqual([]);
});

it('refuses what is no report', async () => {
  for (const wrong of [
    { ...report, page: '/nappali' },
    { ...report, url: 'https://shop.example/nappali?name=anna' },
    { ...report, build: 'a'.repeat(65) },
    { ...report, values: { LCP: -1 } },
    { ...report, values: { LCP: 1, name: 1 } },
    { ...report, values: [{ LCP: 1 }] },
  ]) {
    expect((await send(wrong)).status).toBe(400);
  }
  expect(await ask()).toEqual([]);
});

it('keeps eight builds of a day apart, and the rest together', async () => {
  for (let build = 1; build <= 20; build++) await send({ ...report, build: `build-${build}` });
  const [row] = await api.context
    .sql`SELECT count(DISTINCT build)::integer AS builds FROM web_vital`;
  expect(row).toEqual({ builds: 9 });
  expect(await ask({ build: 'other' })).toMatchObject([{ visits: 12 }]);
});

it('takes sixty reports of a client in a minute', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn++) {
    const { status } = await api.post('/api/ext/vitals', report, {
      'x-forwarded-for': '203.0.113.9',
    });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

it('forgets counts after ninety days', async () => {
  await send(report);
  const later = api.clock.now() + 91 * 24 * 3_600_000;
  await removeOldVitals(api.context.sql, later - 3 * 24 * 3_600_000);
  expect(await ask()).toHaveLength(1);
  await removeOldVitals(api.context.sql, later);
  expect(await ask({ days: 90 })).toEqual([]);
  expect(await api.context.sql`SELECT FROM web_vital_build`).toHaveLength(0);
});

it('reports slow pages to the operator', async () => {
  await send({ ...report, values: { LCP: 4_000 } });
  const lines = vitalLines(await ask());
  expect(lines[1]).toMatch(/^category {2}LCP +1 +\d{4} +\d{4} +\d{4} {2}above 2500$/);
  expect(vitalLines([])).toEqual(['No visits.']);
  expect(readVitalQuestion({ days: '30', device: 'phone' })).toEqual({
    days: 30,
    device: 'phone',
    build: undefined,
  });
  for (const wrong of [{ days: '91' }, { days: 'x' }, { device: 'watch' }]) {
    expect(() => readVitalQuestion(wrong)).toThrow('shop vitals');
  }
});
