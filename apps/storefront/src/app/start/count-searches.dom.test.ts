// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { noteOpenedSearch, onOpenedSearch } from '../../shop/analytics/opened-searches.ts';
import { withSearchedWords } from '../../shop/analytics/searched-words.ts';
import { countSearches } from './count-searches.ts';

type Matches = Parameters<typeof countSearches>[0]['matches'];

const sent: { readonly path: string; readonly body: Blob }[] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (path: string, body: Blob) => sent.push({ path, body }) > 0,
  });
});

const searchPage = (search: string, resultCount: number): ReturnType<Matches> => [
  { search: { search }, loaderData: { target: { kind: 'category' }, resultCount } },
];
const productPage: ReturnType<Matches> = [
  { search: {}, loaderData: { target: { kind: 'product' } } },
];

/** Starts on the first page and opens the others. A text is a search that leads to another page than its results. */
async function visit(
  [first, ...others]: readonly [ReturnType<Matches>, ...(ReturnType<Matches> | string)[]],
  { storeCode = '', referrer = '' } = {},
) {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  let current = first;
  let next = () => {};
  let open = (_words: string) => {};
  countSearches({
    matches: () => current,
    onPage: (call) => (next = call),
    onOpenedSearch: (call) => (open = call),
    storeCode,
    page: window,
  });
  for (const matches of others) {
    if (typeof matches === 'string') open(matches);
    else {
      current = matches;
      next();
    }
  }
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as unknown));
}

it('[CO-86] counts a search once, and the first opened product of its results', async () => {
  const search = searchPage(' asztal ', 4);
  const reports = await visit([search, productPage, search, productPage]);
  expect(reports).toEqual([
    { words: 'asztal', event: 'found' },
    { words: 'asztal', event: 'opened' },
  ]);
});

it('[CO-86] counts a search without results, in its store view', async () => {
  expect(await visit([searchPage('xyzzy', 0)], { storeCode: 'de' })).toEqual([
    { words: 'xyzzy', event: 'empty' },
  ]);
  expect(sent[0]?.path).toBe('/api/ext/searches?storeCode=de');
});

it.each([
  ['a search of this shop', `${window.location.origin}/osszes-termek?search=asztal`, 1],
  ['another page of this shop', `${window.location.origin}/nappali`, 0],
  ['another shop', 'https://masik.example/?search=asztal', 0],
  ['nowhere', '', 0],
])('[CO-86] a document with a product that %s led to', async (_story, referrer, count) => {
  expect(await visit([productPage], { referrer })).toHaveLength(count);
});

it('[CO-86] a product that no search led to is not counted', async () => {
  expect(await visit([[{ search: {} }], productPage])).toEqual([]);
});

it('[CO-86] counts a search that leads to a page at once, as one of which something was opened', async () => {
  const reports = await visit([
    searchPage('fotel', 4),
    ' kiszállítás ',
    productPage,
    'kiszállítás',
    ' ',
    'asztal',
    [{ search: {} }],
  ]);
  expect(reports).toEqual([
    { words: 'fotel', event: 'found' },
    { words: 'kiszállítás', event: 'found' },
    { words: 'kiszállítás', event: 'opened' },
    { words: 'asztal', event: 'found' },
    { words: 'asztal', event: 'opened' },
  ]);
});

it('[CO-86] counts searches that led to a page before the counting begins', () => {
  const counted: string[] = [];
  for (let search = 0; search < 25; search++) noteOpenedSearch(`szék ${search}`);
  onOpenedSearch((words) => counted.push(words));
  expect(counted).toHaveLength(20);
  noteOpenedSearch('polc');
  expect(counted.at(-1)).toBe('polc');
});

it('[CO-86] counts a search that the server has redirected, and removes its words from the address', async () => {
  const state = { key: 'entry' };
  const target = withSearchedWords('/szallitas?utm_source=a', 'szállítási díj & 50%');
  history.replaceState(state, '', target);
  const reports = [
    { words: 'szállítási díj & 50%', event: 'found' },
    { words: 'szállítási díj & 50%', event: 'opened' },
  ];
  expect(await visit([[{ search: {} }]])).toEqual(reports);
  expect(window.location.href).toBe(`${window.location.origin}/szallitas?utm_source=a`);
  expect(history.state).toEqual(state);
  expect(await visit([[{ search: {} }]])).toEqual(reports);
});

it.each(['#search', '#dij', ''])(
  '[CO-86] leaves the fragment "%s" of an address',
  async (fragment) => {
    history.replaceState(null, '', `/szallitas${fragment}`);
    expect(await visit([[{ search: {} }]])).toEqual([]);
    expect(window.location.href).toBe(`${window.location.origin}/szallitas${fragment}`);
  },
);

it('[CO-86] names at most 100 characters of a search, and none where the target has a fragment', () => {
  expect(withSearchedWords('/szallitas#dij', 'díj')).toBe('/szallitas#dij');
  expect(withSearchedWords('/szallitas', 'x'.repeat(200))).toBe(
    `/szallitas#searched=${'x'.repeat(100)}`,
  );
});
