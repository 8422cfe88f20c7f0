import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRoutes } from '../routes/search-routes.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { importFolder } from '../../test/import-folder.ts';
import { relevanceQueries, type RelevanceQuery } from '../../test/relevance-queries.ts';
import { productFacts } from '../../test/product-facts.ts';
import { gradedQueries, type GradedQuery } from '../../test/graded-queries.ts';
import { viewRelevanceQueries } from '../../test/view-relevance-queries.ts';

/** Minimum share of queries with good results: no language model is complete. */
const neededShare = 0.95;

interface Found {
  readonly sku: string;
  readonly name: string;
}

/** Number of results from which a search page shows no similar products below them. */
const enoughResults = 8;

/** Goal for the mean nDCG@8 of a view. */
const neededNdcg = 0.95;

let api: TestApi;
/** Hungarian facts of each product by sku, as a graded query names them. */
let facts: ReadonlyMap<string, string>;

beforeAll(async () => {
  api = await createTestApi({ routes: [searchRoutes], config: { multistore: true } });
  const { contentDir } = api.context.config;
  const folder = join(contentDir, 'catalog');
  await importFolder(api.context.sql, folder);
  await api.load([]);
  facts = await productFacts(folder);
});
afterAll(() => api.close());

async function firstThree(text: string, view = 'hu'): Promise<readonly string[]> {
  return (await productsOf(text, view, 3)).map(({ name }) => name);
}

interface Answer {
  readonly items: readonly Found[];
  readonly understood?: readonly { readonly isApplied: boolean }[];
}

/** Without `isUnderstood` no word of the text is a filter: the ranking of all products. */
async function searched(
  text: string,
  view: string,
  size: number,
  isUnderstood: boolean,
): Promise<Answer> {
  const { body } = await api.post(`/api/catalog?storeCode=${view}`, {
    type: 'product',
    size,
    includeFields: ['sku', 'name'],
    searchQuery: {
      _searchText: text,
      _plainWords: isUnderstood ? [] : ['*'],
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      ],
    },
  });
  return body as Answer;
}

const productsOf = async (text: string, view: string, size: number): Promise<readonly Found[]> =>
  (await searched(text, view, size, true)).items;

function isHit({ names, kind }: RelevanceQuery, found: readonly string[]): boolean {
  if (names !== undefined) return found.some((name) => names.includes(name));
  return found.length > 0 && found.every((name) => kind?.test(name) === true);
}

/** Returns products as on the search page: those that match the filter words, then similar ones. */
async function shownOf(text: string, view: string): Promise<readonly Found[]> {
  const { items, understood = [] } = await searched(text, view, 1_000, true);
  if (items.length >= enoughResults || !understood.some(({ isApplied }) => isApplied)) return items;
  const found = new Set(items.map(({ sku }) => sku));
  const { items: ranked } = await searched(text, view, enoughResults + found.size, false);
  return [...items, ...ranked.filter(({ sku }) => !found.has(sku))].slice(0, enoughResults);
}

/** Returns the queries without good results. */
async function missesOf(queries: readonly RelevanceQuery[], view?: string) {
  const misses: string[] = [];
  for (const query of queries) {
    const found = await firstThree(query.text, view);
    if (!isHit(query, found)) misses.push(`${query.text}: ${found.join(' | ')}`);
  }
  return misses;
}

describe('relevance in Hungarian', () => {
  it('finds what is meant among the first three, for 95 % of what shoppers type', async () => {
    const queries = Object.values(relevanceQueries).flat();
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const misses = await missesOf(queries);
    const allowed = Math.floor(queries.length * (1 - neededShare));
    expect(misses.slice(allowed), `${misses.length} missed:\n${misses.join('\n')}`).toEqual([]);
  });
});

describe.each(Object.entries(viewRelevanceQueries))('relevance in the %s view', (view, queries) => {
  it('finds what is meant among the first three, in the language of the view', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(15);
    expect(await missesOf(queries, view)).toEqual([]);
  });
});

/** Discounted gain of the grades in this order. */
function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, 8)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** Returns the gain of this ranking as a share of the best possible one, and its errors. */
async function gradeOf(
  { text, best, good, bad }: GradedQuery,
  view: string,
  all: readonly string[],
  productsFor: (text: string, view: string) => Promise<readonly Found[]>,
) {
  const grade = (line: string) => {
    if (bad?.test(line) === true) return 0;
    if (best.test(line)) return 2;
    return good?.test(line) === true ? 1 : 0;
  };
  const found = (await productsFor(text, view)).slice(0, 8);
  const lines = found.map(lineOf);
  const ideal = gainOf(all.map(grade).sort((a, b) => b - a));
  const faults = [
    ...(best.test(lines[0] ?? '') ? [] : [`first is ${found[0]?.name ?? 'nothing'}`]),
    ...found
      .filter((_product, at) => bad?.test(lines[at] ?? '') === true)
      .map(({ name }) => `shows ${name}`),
  ];
  return {
    ndcg: ideal === 0 ? Number.NaN : gainOf(lines.map(grade)) / ideal,
    text,
    faults: faults.map((fault) => `${text}: ${fault}`),
  };
}

const lineOf = ({ sku, name }: Found) => `${name} | ${facts.get(sku) ?? ''}`;

const views = Object.entries(gradedQueries);

const documented = readFileSync(join(import.meta.dirname, '../../../../../docs/search.md'), 'utf8');

/** Reads a row of the table in `docs/search.md`: queries, nDCG@8 of the ranking of all products, of the page. */
function documentedRow(view: string): readonly string[] {
  const row = documented.split('\n').find((line) => line.startsWith(`| ${view} | `)) ?? '';
  return row.split(' | ').slice(1, 4);
}

/** Returns the ranking of all products, with no word of the text as a filter. */
const rankedOf = async (text: string, view: string): Promise<readonly Found[]> =>
  (await searched(text, view, 8, false)).items;

it.each([
  ...views.map(
    ([view, queries]) => ['the order of all products', view, queries, rankedOf] as const,
  ),
  ...views.map(([view, queries]) => ['the page of a search', view, queries, shownOf] as const),
])(
  'graded relevance of %s in the %s view: the first is right, and nothing wrong is among the first eight',
  async (of, view, queries, productsFor) => {
    const all = (await productsOf('', view, 1_000)).map(lineOf);
    const grades = await Promise.all(
      queries.map((query) => gradeOf(query, view, all, productsFor)),
    );
    const mean = grades.reduce((sum, { ndcg }) => sum + ndcg, 0) / grades.length;
    process.stdout.write(`nDCG@8 ${view}, ${of}: ${mean.toFixed(3)} (${queries.length} queries)\n`);
    expect(grades.flatMap(({ faults }) => faults)).toEqual([]);
    expect(mean).toBeGreaterThanOrEqual(neededNdcg);
    const [count, ofAll, ofPage] = documentedRow(view);
    expect([count, productsFor === rankedOf ? ofAll : ofPage]).toEqual([
      String(queries.length),
      mean.toFixed(3),
    ]);
  },
);
