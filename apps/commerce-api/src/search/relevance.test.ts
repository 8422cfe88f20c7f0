import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRoutes } from '../catalogue/search-routes.ts';
import { importFile } from '../import/import-file.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { relevanceQueries, type RelevanceQuery } from '../test/relevance-queries.ts';
import { readSearchLanguage } from './search-language.ts';

/** Share of the queries that must be answered well: the language is never known to the end. */
const neededShare = 0.95;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ areas: [searchRoutes] });
  const { contentDir } = api.deps.config;
  const folder = join(contentDir, 'catalogue');
  for (const file of readdirSync(folder)) {
    await importFile(api.deps.sql, readSearchLanguage(contentDir), join(folder, file), {
      onRefused: ({ line, reason }) => {
        throw new Error(`${file}:${line}: ${reason}`);
      },
    });
  }
  await api.deps.catalogue.refresh();
});
afterAll(() => api.close());

async function firstThree(text: string): Promise<readonly string[]> {
  const { body } = await api.post('/api/catalog', {
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

describe('relevance in Hungarian', () => {
  it('finds what is meant among the first three, for 95 % of what shoppers type', async () => {
    const queries = Object.values(relevanceQueries).flat();
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const misses: string[] = [];
    for (const query of queries) {
      const found = await firstThree(query.text);
      if (!isHit(query, found)) misses.push(`${query.text}: ${found.join(' | ')}`);
    }
    const allowed = Math.floor(queries.length * (1 - neededShare));
    expect(misses.slice(allowed), `${misses.length} missed:\n${misses.join('\n')}`).toEqual([]);
  });
});
