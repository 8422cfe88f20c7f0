import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRoutes } from './routes/search-routes.ts';
import { importFile } from '../documents/import/import-file.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { relevanceQueries, type RelevanceQuery } from '../test/relevance-queries.ts';
import { viewRelevanceQueries } from '../test/view-relevance-queries.ts';

/** Share of the queries that must be answered well: the language is never known to the end. */
const neededShare = 0.95;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ routes: [searchRoutes], config: { multistore: true } });
  const { contentDir } = api.context.config;
  const folder = join(contentDir, 'catalog');
  for (const file of readdirSync(folder)) {
    await importFile(api.context.sql, join(folder, file), {
      onRefused: ({ line, reason }) => {
        throw new Error(`${file}:${line}: ${reason}`);
      },
    });
  }
  await api.load([]);
});
afterAll(() => api.close());

async function firstThree(text: string, view = 'hu'): Promise<readonly string[]> {
  const { body } = await api.post(`/api/catalog?storeCode=${view}`, {
    type: 'product',
    size: 3,
    includeFields: ['name'],
    searchQuery: {
      _searchText: text,
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
        { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      ],
    },
  });
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}

function isHit({ names, kind }: RelevanceQuery, found: readonly string[]): boolean {
  if (names !== undefined) return found.some((name) => names.includes(name));
  return found.length > 0 && found.every((name) => kind?.test(name) === true);
}

/** The queries that are not answered well. */
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
