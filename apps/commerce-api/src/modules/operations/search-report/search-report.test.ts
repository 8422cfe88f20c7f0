import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { removeOldSearchCounts, searchesWithoutSuccess } from './search-count-store.ts';
import { searchLines } from '@shop/shop-cli';
import { readSince } from './search-report-command.ts';
import { searchReportRoutes } from './search-report-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ routes: [searchReportRoutes] });
});
afterAll(() => api.close());
beforeEach(() => api.context.sql`TRUNCATE search_count`);

let visitor = 0;
/** Sends an event several times, each from a different address. */
async function send(words: string, event: string, times = 1): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    const headers = { 'x-forwarded-for': `2001:db8:${(visitor += 1)}::1` };
    const { status } = await api.post('/api/ext/searches', { words, event }, headers);
    statuses.push(status);
  }
  return statuses;
}
const report = (since = '2026-01-01') => searchesWithoutSuccess(api.context.sql, since);

it('[CO-86] counts searches without results and without clicks, by words and day', async () => {
  expect(await send(' Kerek  ASZTAL', 'found', 3)).toEqual([200, 200, 200]);
  await send('kerek asztal', 'opened', 1);
  await send('függőfotel', 'empty', 4);
  await send('kanapé', 'found', 3);
  await send('kanapé', 'opened', 3);
  await api.clock.advance(24 * 3_600_000);
  await send('kerek asztal', 'empty');
  expect(await report()).toEqual([
    { day: '2026-03-06', view: 'hu', words: 'kerek asztal', searches: 1, empty: 1, unopened: 0 },
    { day: '2026-03-05', view: 'hu', words: 'függőfotel', searches: 4, empty: 4, unopened: 0 },
    { day: '2026-03-05', view: 'hu', words: 'kerek asztal', searches: 3, empty: 0, unopened: 2 },
  ]);
  expect(await report('2026-03-06')).toEqual([]);
});

it('[CO-86] names no words that were searched fewer than three times', async () => {
  await send('nagymama fotelja', 'empty', 2);
  expect(await report()).toEqual([]);
  await send('nagymama fotelja', 'empty');
  expect(await report()).toHaveLength(1);
});

it.each([
  'kiss.anna@posta.example',
  '+36 30 123 4567',
  'hívjon: 06-1/234-5678',
  '4111 1111 1111 1111',
  '4111111111111111',
])('[CO-86] does not store %s', async (words) => {
  expect(await send(words, 'empty', 3)).toEqual([200, 200, 200]);
  expect(await api.context.sql`SELECT FROM search_count`).toHaveLength(0);
});

it.each(['ZG-2202', '160 x 200 cm', '80×200', 'asztal 4 főnek'])(
  '[CO-86] counts %s, which names no person',
  async (words) => {
    await send(words, 'empty', 3);
    expect(await report()).toHaveLength(1);
  },
);

it('stores no more than words, counts, day and view', async () => {
  await send('asztal', 'found');
  const [row] = await api.context.sql`SELECT * FROM search_count`;
  expect(Object.keys(row ?? {})).toEqual(['day', 'view', 'words', 'searches', 'empty', 'opened']);
});

it('refuses other events, and more than sixty of a client in a minute', async () => {
  expect(await send('asztal', 'bought')).toEqual([400]);
  expect(await send('', 'found')).toEqual([400]);
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn++) {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const body = { words: 'asztal', event: 'found' };
    statuses.add((await api.post('/api/ext/searches', body, headers)).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

it('removes counts after ninety days', async () => {
  await send('asztal', 'empty', 3);
  const now = api.clock.now();
  await removeOldSearchCounts(api.context.sql, now + 90 * 24 * 3_600_000);
  expect(await report()).toHaveLength(1);
  await removeOldSearchCounts(api.context.sql, now + 91 * 24 * 3_600_000);
  expect(await report()).toEqual([]);
});

it('prints a line for each day and words', async () => {
  await send('függőfotel', 'empty', 3);
  const [head, line] = searchLines(await report());
  expect(head).toMatch(/^day +view +searches +no results +no click +words$/);
  expect(line).toMatch(/^2026-03-\d\d +hu +3 +3 +0 {2}függőfotel$/);
  expect(searchLines([])).toEqual(['No searches without results or clicks.']);
  expect(readSince({ since: '2026-02-28' }, 0)).toBe('2026-02-28');
  expect(readSince({}, Date.UTC(2026, 3, 1))).toBe('2026-01-01');
  for (const since of ['yesterday', '2026-02-30', '2026-1-1']) {
    expect(() => readSince({ since }, 0)).toThrow('--since is a day');
  }
});
