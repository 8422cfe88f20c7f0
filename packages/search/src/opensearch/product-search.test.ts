import { expect, it } from 'vitest';
import { contractSettings, everything } from '../contract/contract-products.ts';
import type { SearchCriteria } from '../query/search-criteria.ts';
import type { Query } from './filter-query.ts';
import { createOpenSearchView } from './open-search-view.ts';
import type { SearchNode } from './search-node.ts';

/** Values of a fake view: names of fields that have texts, and the words of its only product. */
interface FakeValues {
  readonly textFields?: readonly string[];
  readonly words?: readonly string[];
  /** Spellings of the vocabulary. */
  readonly spellings?: readonly string[];
  readonly isNounThere?: boolean;
  /** Called for each request; the node replies once the promise resolves. */
  readonly beforeReply?: (kind: 'counts' | 'page' | 'words') => Promise<void>;
}

/** View over a fake node with one product; `requests` has the searches of each request. */
function fakeView(values: FakeValues = {}) {
  const requests: (readonly Query[])[] = [];
  const cachedBodies: Query[] = [];
  const refuse = () => Promise.reject(new Error('not scripted'));
  const node: SearchNode = {
    async search(_index, bodies, bodiesToCache = []) {
      cachedBodies.push(...bodiesToCache);
      // Without searches there is no request.
      if (bodies.length > 0) requests.push(bodies);
      await values.beforeReply?.(bodies.some((body) => 'sort' in body) ? 'page' : 'words');
      return bodies.map((body) => replyTo(body, values));
    },
    async documentCounts(_index, _field, terms) {
      if (terms.length > 0) requests.push([]);
      await values.beforeReply?.('counts');
      return new Map(terms.map((term) => [term, 1]));
    },
    bulk: refuse,
    refresh: refuse,
    createIndex: refuse,
    deleteIndices: refuse,
    indicesOf: refuse,
    switchAlias: refuse,
    document: refuse,
    putDocument: refuse,
  };
  const view = createOpenSearchView(node, 'shop-hu', contractSettings('hu'), false);
  return {
    requests,
    cachedBodies,
    find: (criteria: Partial<SearchCriteria>) => view.find({ ...everything, ...criteria }),
  };
}

function replyTo(body: Query, values: FakeValues) {
  const { textFields = [], words = [], spellings = [], isNounThere = true } = values;
  const text = JSON.stringify(body['query']);
  const isMatch = () => {
    if (text.includes('"must_not":[{"exists"'))
      return textFields.some((name) => text.includes(name));
    if (text.startsWith('{"terms":{"words"'))
      return words.some((word) => text.includes(`"${word}"`));
    if (text.includes('"levels"') && !('sort' in body)) return isNounThere;
    return !text.startsWith('{"prefix"') && !text.startsWith('{"match_none"');
  };
  const hits = text.includes('"folded"')
    ? spellings.map((spelling) => ({ _score: 1, fields: { written: [spelling] } }))
    : [{ _score: 3, fields: { id: ['1'] } }];
  return {
    timed_out: false as const,
    _shards: { total: 1, failed: 0 as const },
    hits: { total: { value: isMatch() ? 1 : 0 }, hits: body['size'] === 0 ? [] : hits },
    aggregations: {},
  };
}

const sortsOf = (bodies: readonly Query[] | undefined) =>
  (bodies ?? []).flatMap(({ sort }) => (sort === undefined ? [] : [JSON.stringify(sort)]));
const byName = { field: 'name', descending: false };
const byRank = { field: 'rank', descending: true };

it('[SE-44] a listing is one request, with its products, counts and what its order depends on', async () => {
  const { requests, find } = fakeView({ textFields: ['fname'] });
  const hits = await find({ sort: [byName], facets: ['color', 'price'], spans: ['width_cm'] });
  expect(hits).toMatchObject({ hits: [{ id: '1', score: 1 }], total: 1 });
  expect(requests).toHaveLength(1);
  expect(sortsOf(requests[0])[0]).toContain('firstText.fname');
});

it('[SE-44] repeats a search where the values of a sort field are no longer what they were', async () => {
  const textFields = ['frank'];
  const { requests, find } = fakeView({ textFields });
  await find({ sort: [byRank] });
  expect(requests).toHaveLength(1);
  textFields.pop();
  await find({ sort: [byRank] });
  expect(requests.slice(1).map(sortsOf)).toEqual([
    [expect.stringContaining('firstText.frank')],
    [expect.stringContaining('firstNumber.frank')],
  ]);
  await find({ sort: [byRank] });
  expect(requests).toHaveLength(4);
});

it('[SE-44] asks nothing about a field that has numbers only', async () => {
  const { requests, find } = fakeView();
  await find({ sort: [{ field: 'final_price', descending: false }], size: 0, facets: ['color'] });
  expect(requests.map((bodies) => bodies.length)).toEqual([1]);
});

it('[SE-45] pages and orders of a listing have the same counts, which a node may keep', async () => {
  const { requests, find } = fakeView({ textFields: ['fname'] });
  const filters = [{ field: 'color', value: 5, isCatalogScope: true }];
  const facets = ['color', 'size'];
  await find({ filters, facets, sort: [byName] });
  await find({ filters, facets, from: 50, sort: [{ field: 'price', descending: true }] });
  const [first, second] = requests.map(([counts]) => counts);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ size: 0, track_total_hits: true });
  expect(Object.keys(first ?? {})).not.toContain('sort');
  for (const [, page] of requests) {
    expect(page).toMatchObject({ size: 50, track_scores: false, track_total_hits: false });
    expect(Object.keys(page ?? {})).not.toContain('aggs');
  }
});

it('[SE-47] the counts without the filter of a field are in the same request', async () => {
  const { requests, find } = fakeView();
  const filters = ['color', 'size'].map((field) => ({ field, value: 5, isCatalogScope: true }));
  await find({ filters, facets: ['color', 'size', 'room'], countedWithoutOwn: ['color', 'size'] });
  expect(requests).toHaveLength(1);
  const counted = (requests[0] ?? []).map(({ aggs }) => Object.keys(aggs ?? {}));
  expect(counted.map(([name]) => name)).toEqual([
    'agg_terms_room',
    'agg_terms_color',
    'agg_terms_size',
    undefined,
  ]);
});

it('[SE-45] a node keeps the first pages of a listing, but no later page, text or random order', async () => {
  const { requests, cachedBodies, find } = fakeView({ textFields: ['fname'], words: ['asztal'] });
  await find({ sort: [byName], from: 150 });
  expect(cachedBodies).toEqual([requests[0]?.[1]]);
  await find({ sort: [byName], from: 151 });
  await find({ sort: [{ field: 'random', descending: false }] });
  await find({ text: 'asztal' });
  expect(cachedBodies).toHaveLength(1);
});

it('[SE-45] the products of a text are scored once, for their page and for their counts', async () => {
  const { requests, find } = fakeView({ words: ['asztal'] });
  expect((await find({ text: 'asztal', facets: ['color'] })).hits).toEqual([{ id: '1', score: 3 }]);
  const scored = requests.flat().filter((body) => 'aggs' in body || 'sort' in body);
  expect(scored).toHaveLength(1);
  expect(scored[0]).toMatchObject({ track_scores: true, track_total_hits: true });
});

it('[SE-46] a text of known words is two requests, and one more if no product is what its noun says', async () => {
  const known = fakeView({ textFields: ['fname'], words: ['kerek', 'asztal'] });
  await known.find({ text: 'kerek asztal', sort: [byName] });
  expect(known.requests).toHaveLength(2);
  const elsewhere = fakeView({ words: ['kerek', 'asztal'], isNounThere: false });
  await elsewhere.find({ text: 'kerek asztal' });
  expect(elsewhere.requests).toHaveLength(3);
});

it('[SE-46] a mistyped word is one request more, which tells its spelling, too', async () => {
  const { requests, find } = fakeView({ spellings: ['fotelé', 'fotel'] });
  expect((await find({ text: 'fotell' })).suggestions).toEqual(['fotel']);
  expect(requests).toHaveLength(3);
});

it('[SE-46] the vocabulary is read with the words of a text', async () => {
  const { requests, find } = fakeView({ words: ['komod', 'komodo'], spellings: ['komodo'] });
  expect((await find({ text: 'komod' })).suggestions).toEqual(['komodo']);
  expect(requests[0]?.filter((body) => JSON.stringify(body).includes('folded'))).toHaveLength(1);
  expect(requests).toHaveLength(4);
});

it('[SE-46] completions are requested at once with the products', async () => {
  let requested = 0;
  let endWait = () => {};
  const bothRequested = new Promise<void>((resolve) => (endWait = resolve));
  const { find } = fakeView({
    words: ['komod', 'komodo'],
    spellings: ['komodo'],
    async beforeReply(kind) {
      if (kind === 'words') return;
      requested += 1;
      if (requested === 2) endWait();
      await bothRequested;
    },
  });
  expect((await find({ text: 'komod' })).suggestions).toEqual(['komodo']);
}, 5_000);

it('[SE-48] the share of the words that match is computed with filters, which score nothing', async () => {
  const { requests, find } = fakeView({ words: ['kerek', 'asztal'] });
  await find({ text: 'kerek asztal' });
  const page = requests.flat().find((body) => 'sort' in body);
  const functions = functionsOf(page);
  expect(functions).toHaveLength(2);
  for (const shares of functions) {
    expect(shares.length).toBe(3);
    expect(JSON.stringify(shares)).not.toContain('dis_max');
  }
});

it('[SE-48] a text of one word has one share, whose square is known', async () => {
  const { requests, find } = fakeView({ words: ['asztal'] });
  await find({ text: 'asztal' });
  const page = requests.flat().find((body) => 'sort' in body);
  expect(functionsOf(page).map((shares) => shares.map(({ weight }) => weight))).toEqual([
    [1, 0.0625],
  ]);
});

/** Returns the functions of each function score of a search. */
function functionsOf(body: unknown): readonly (readonly { readonly weight: number }[])[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    name === 'functions' ? [value as readonly { readonly weight: number }[]] : functionsOf(value),
  );
}
