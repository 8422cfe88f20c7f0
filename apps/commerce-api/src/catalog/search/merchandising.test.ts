import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { merchandisingFile } from '@shop/content-files';
import type { MerchandisingRules } from '@shop/search';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import { searchRoutes } from '../routes/search-routes.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'merchandising-'));
const file = merchandisingFile(contentDir, 'hu');
let writes = 0;

/** Writes the rules; each write has a different time. */
function writeFile(text: string): void {
  writeFileSync(file, text);
  writes += 1;
  utimesSync(file, writes, writes);
}

async function apply(rules: MerchandisingRules): Promise<void> {
  writeFile(JSON.stringify(rules));
  await api.context.catalog.refresh();
}

let api: TestApi;
beforeAll(async () => {
  const demoContent = join(import.meta.dirname, '../../../../../demo/content');
  cpSync(join(demoContent, 'search'), join(contentDir, 'search'), { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFile('{}');
  api = await createTestApi({
    routes: [searchRoutes],
    config: { contentDir },
    documents: [
      colourAttribute,
      categoryDocument(20),
      categoryDocument(21, { parent_id: 20, level: 3, path: '1/2/20/21' }),
      productDocument(1, { name: 'Felhő fotel', category_ids: [21] }),
      productDocument(2, { name: 'Dézsa fotel', category_ids: [22] }),
      configurableDocument(3, [variant(31, { color: 1 })], {
        name: 'Zug fotel',
        category_ids: [22],
      }),
      productDocument(4, { name: 'Ív lámpa', category_ids: [30] }),
    ],
  });
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});
beforeEach(() => apply({}));

async function ask(text: string, query: object = {}) {
  const { body } = await api.post('/api/catalog', {
    type: 'product',
    includeFields: ['id'],
    searchQuery: { _searchText: text, ...query },
  });
  const { items, redirect } = body as {
    readonly items: readonly { readonly id: number }[];
    readonly redirect?: string;
  };
  return { ids: items.map(({ id }) => id), redirect };
}

it('[SE-32] pinned products come first, also by the number of a variant', async () => {
  expect((await ask('fotelek')).ids).toEqual([1, 2, 3]);
  await apply({ pinned: [{ words: ['fotel'], skus: ['SKU-31', 'NINCS', 'SKU-4'] }] });
  expect((await ask('fotelek')).ids).toEqual([3, 4, 1, 2]);
  expect((await ask('felhő fotel')).ids[0]).toBe(1);
  const inCategory = { attribute: 'category_ids', value: { in: [21, 22] } };
  expect((await ask('fotel', { _appliedFilters: [inCategory] })).ids).toEqual([3, 1, 2]);
});

it('[SE-33] boosts are for products and for categories with those below them', async () => {
  await apply({
    boosts: [
      { sku: 'SKU-31', factor: 3 },
      { category: 20, factor: 0.5 },
    ],
  });
  expect((await ask('fotel')).ids).toEqual([3, 2, 1]);
  expect((await ask('')).ids).toEqual([1, 2, 3, 4]);
});

it('[CO-85] [SE-35] a search names the path that its words lead to', async () => {
  await apply({ redirects: [{ words: ['kiszállítás'], to: '/szallitas' }] });
  expect((await ask('KISZALLITAS')).redirect).toBe('/szallitas');
  expect((await ask('fotel')).redirect).toBeUndefined();
  const { body } = await api.post('/api/catalog', {
    type: 'category',
    searchQuery: { _searchText: 'kiszállítás' },
  });
  expect(body.redirect).toBeUndefined();
});

it('[SE-36] synonyms are applied without a restart', async () => {
  expect((await ask('trónus')).ids).toEqual([]);
  await apply({ synonyms: [['trónus', 'fotel']] });
  expect((await ask('trónus')).ids).toEqual([1, 2, 3]);
});

it('an invalid file leaves the former rules, and without a file there are none', async () => {
  await apply({ redirects: [{ words: ['garancia'], to: '/jotallas' }] });
  for (const invalid of ['{', '{"redirects":[{"words":["garancia"],"to":"https://a.example"}]}']) {
    writeFile(invalid);
    await api.context.catalog.refresh();
    expect((await ask('garancia')).redirect).toBe('/jotallas');
  }
  rmSync(file);
  await api.context.catalog.refresh();
  expect((await ask('garancia')).redirect).toBeUndefined();
});
