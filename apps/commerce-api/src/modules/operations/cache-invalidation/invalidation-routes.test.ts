import type { CatalogQuery } from '../../../catalog/search/catalog-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { createLoneDatabase } from '../../../test/lone-database.ts';
import {
  categoryDocument,
  configurableDocument,
  productDocument,
  variant,
} from '../../../test/shelf.ts';
import { invalidationRoutes } from './invalidation-routes.ts';
import { createRulesWatch } from './search-rules-watch.ts';
import { invalidateChangedOffers } from './stale-tags.ts';

let api: TestApi;
let cursor = '';

beforeAll(async () => {
  api = await createTestApi({
    database: await createLoneDatabase(),
    routes: [invalidationRoutes],
    documents: [
      productDocument(1, { category_ids: [10, 11] }),
      configurableDocument(3, [variant(31, { color: 1 })]),
      categoryDocument(10),
    ],
  });
});
afterAll(() => api.close());

async function stale(): Promise<readonly string[]> {
  const { body } = await api.get(`/stale-tags${cursor === '' ? '' : `?since=${cursor}`}`);
  cursor = body.result.cursor;
  return body.result.tags.toSorted();
}

it('lists nothing at the first request, and nothing without a change', async () => {
  expect(await stale()).toEqual([]);
  expect(await stale()).toEqual([]);
});

it('lists a changed product, its categories and pages not found, after applying the change', async () => {
  const { sql } = api.context;
  await sql`
    UPDATE document SET source = source || '{"name":"Más"}'
    WHERE type = 'product' AND id = '1'`;
  expect(await stale()).toEqual(['C1', 'C10', 'C11', 'C2', 'P1', 'page-not-found']);
  expect((await api.context.catalog.productsBySku(['SKU-1'])).get('SKU-1')?.name).toBe('Más');
  expect(await stale()).toEqual([]);
});

it('lists a deleted product and its former categories, after removing it', async () => {
  await api.load([productDocument(2, { category_ids: [11] })]);
  await stale();
  await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '2'`;
  expect(await stale()).toEqual(['C11', 'P2', 'page-not-found']);
  expect((await api.context.catalog.productsBySku(['SKU-2'])).size).toBe(0);
  expect(await stale()).toEqual([]);
});

it('findings B1: names the lists of the categories above those of a product', async () => {
  await api.load([
    categoryDocument(50, { path: '1/50' }),
    categoryDocument(51, { path: '1/50/51' }),
    productDocument(5, { category_ids: [51] }),
  ]);
  await stale();
  await api.context.sql`
    UPDATE document SET source = source || '{"price":20000}' WHERE type = 'product' AND id = '5'`;
  expect(await stale()).toEqual(['C1', 'C50', 'C51', 'P5', 'page-not-found']);
});

it('findings B1: names the lists of a category that a product has left, and of those above', async () => {
  await api.context.sql`
    UPDATE document SET source = source || '{"category_ids":[11]}' WHERE type = 'product' AND id = '5'`;
  expect(await stale()).toEqual(['C1', 'C11', 'C50', 'C51', 'P5', 'page-not-found']);
  await api.load([productDocument(5, { category_ids: [] })]);
  expect(await stale()).toEqual(['C11', 'P5', 'page-not-found']);
});

it('names the product whose variant was sold', async () => {
  await api.context.sql`UPDATE stock SET qty = 4 WHERE sku = 'SKU-31'`;
  expect(await stale()).toEqual(['P3']);
});

it('names the lists of a product too when its variant sells out or comes back', async () => {
  const { sql } = api.context;
  await sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-31'`;
  expect(await stale()).toEqual(['C2', 'P3']);
  await sql`UPDATE stock SET is_in_stock = false WHERE sku = 'SKU-31'`;
  expect(await stale()).toEqual(['P3']);
  await sql`UPDATE stock SET qty = 5, is_in_stock = true WHERE sku = 'SKU-31'`;
  expect(await stale()).toEqual(['C2', 'P3']);
});

describe('assembled products', () => {
  const soldWith = (sku: string, category: number) => ({
    category_ids: [category],
    product_links: [
      { link_type: 'associated', linked_product_type: 'simple', linked_product_sku: sku },
    ],
  });
  beforeAll(async () => {
    await api.load([
      productDocument(21, { category_ids: [12] }),
      productDocument(22, { type_id: 'grouped', ...soldWith('SKU-21', 13) }),
      productDocument(23, {
        type_id: 'bundle',
        category_ids: [14],
        bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'SKU-3', qty: 1 }] }],
      }),
    ]);
    await stale();
  });

  it('is named when a part has changed', async () => {
    const { sql } = api.context;
    await sql`
      UPDATE document SET source = source || '{"price":20000}' WHERE type = 'product' AND id = '21'`;
    expect(await stale()).toEqual(['C12', 'C13', 'P21', 'P22', 'page-not-found']);
  });

  it('is named when a part sells out, also as a variant of a part, and not for a piece less', async () => {
    const { sql } = api.context;
    await sql`UPDATE stock SET qty = qty - 1 WHERE sku IN ('SKU-21', 'SKU-31')`;
    expect(await stale()).toEqual(['P21', 'P3']);
    await sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-21'`;
    expect(await stale()).toEqual(['C12', 'C13', 'P21', 'P22']);
    await sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-31'`;
    expect(await stale()).toEqual(['C14', 'C2', 'P23', 'P3']);
    await sql`UPDATE stock SET qty = 5 WHERE sku IN ('SKU-21', 'SKU-31')`;
    await stale();
  });

  it('is named when a part is no more', async () => {
    await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '21'`;
    expect(await stale()).toEqual(['C12', 'C13', 'P21', 'P22', 'page-not-found']);
  });
});

it('lists all pages when a category changes, and the tags of a manual invalidation', async () => {
  await api.load([categoryDocument(10, { name: 'Új név' })]);
  expect(await stale()).toContain('*');
  await api.context.sql`INSERT INTO stale_tag (tag) VALUES ('home')`;
  expect(await stale()).toEqual(['home']);
});

it('names a change whose transaction was open when others were read', async () => {
  const { sql } = api.context;
  await sql.begin(async (transaction) => {
    await transaction`UPDATE stock SET qty = 3 WHERE sku = 'SKU-1'`;
    await sql`UPDATE stock SET qty = 5 WHERE sku = 'SKU-31'`;
    expect(await stale()).toEqual(['P3']);
  });
  expect(await stale()).toContain('P1');
});

it('names a product, its lists and what it is a part of when its offer begins and when it ends', async () => {
  const { sql, catalog } = api.context;
  await api.load([
    productDocument(41, {
      category_ids: [15],
      price: 10_000,
      special_price: 8_000,
      special_from_date: '2026-03-05 14:00:00',
      special_to_date: '2026-03-05 16:00:00',
    }),
    productDocument(42, {
      type_id: 'grouped',
      category_ids: [16],
      product_links: [
        { link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'SKU-41' },
      ],
    }),
  ]);
  await stale();
  await invalidateChangedOffers(sql, catalog);
  expect(await stale()).toEqual([]);
  for (const hours of [2, 2]) {
    await api.clock.advance(hours * 3_600_000);
    await invalidateChangedOffers(sql, catalog);
    expect(await stale()).toEqual(['C15', 'C16', 'P41', 'P42']);
    await invalidateChangedOffers(sql, catalog);
    expect(await stale()).toEqual([]);
  }
});

it('lists them again when they could not be delivered', async () => {
  const { sql, catalog } = api.context;
  await api.load([
    productDocument(43, { price: 10_000, special_price: 8_000, special_from_date: '2026-03-06' }),
  ]);
  await stale();
  await api.clock.advance(24 * 3_600_000);
  // The first search applies the new price, and the tags must still be reported.
  const all: CatalogQuery = {
    type: 'product',
    text: '',
    filters: [],
    sort: [],
    facets: [],
    from: 0,
    size: 9,
  };
  await catalog.search.find(all);
  await expect(catalog.turnedOffers(() => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  await invalidateChangedOffers(sql, catalog);
  expect(await stale()).toContain('P43');
});

it('refuses a cursor that is none', async () => {
  expect((await api.get('/stale-tags?since=x')).status).toBe(400);
});

it('names the pages of searches after a change of their rules, twice for slower processes', async () => {
  await stale();
  let revision = 1;
  const watch = createRulesWatch(api.context.sql, {
    refresh: () => undefined,
    revision: () => revision,
  });
  await watch();
  expect(await stale()).toEqual([]);
  revision = 2;
  for (const tags of [['category', 'cmsPage'], ['category', 'cmsPage'], []]) {
    await watch();
    expect(await stale()).toEqual(tags);
  }
});
