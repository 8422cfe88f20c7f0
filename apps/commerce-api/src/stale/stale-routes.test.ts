import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../test/api.ts';
import { categoryDocument, configurableDocument, productDocument, variant } from '../test/shelf.ts';
import { staleRoutes } from './stale-routes.ts';

let api: TestApi;
let cursor = '';

beforeAll(async () => {
  api = await createTestApi({
    areas: [staleRoutes],
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

it('names nothing to who asks first, and nothing while nothing changes', async () => {
  expect(await stale()).toEqual([]);
  expect(await stale()).toEqual([]);
});

it('names a changed product and the categories it is in, and has taken the change in by then', async () => {
  const { sql } = api.deps;
  await sql`
    UPDATE document SET source = source || '{"name":"Más"}'
    WHERE type = 'product' AND id = '1'`;
  expect(await stale()).toEqual(['C10', 'C11', 'P1']);
  expect((await api.deps.catalogue.productsBySku(['SKU-1'])).get('SKU-1')?.name).toBe('Más');
  expect(await stale()).toEqual([]);
});

it('names a product that was deleted and the categories it was in, and has forgotten it by then', async () => {
  await api.load([productDocument(2, { category_ids: [11] })]);
  await stale();
  await api.deps.sql`DELETE FROM document WHERE type = 'product' AND id = '2'`;
  expect(await stale()).toEqual(['C11', 'P2']);
  expect((await api.deps.catalogue.productsBySku(['SKU-2'])).size).toBe(0);
  expect(await stale()).toEqual([]);
});

it('names the product whose variant was sold', async () => {
  await api.deps.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-31'`;
  expect(await stale()).toEqual(['P3']);
});

it('names every page when a category changes, and what somebody said', async () => {
  await api.load([categoryDocument(10, { name: 'Új név' })]);
  expect(await stale()).toContain('*');
  await api.deps.sql`INSERT INTO stale_tag (tag) VALUES ('home')`;
  expect(await stale()).toEqual(['home']);
});

it('names a change whose transaction was open when others were read', async () => {
  const { sql } = api.deps;
  await sql.begin(async (transaction) => {
    await transaction`UPDATE stock SET qty = 3 WHERE sku = 'SKU-1'`;
    await sql`UPDATE stock SET qty = 5 WHERE sku = 'SKU-31'`;
    expect(await stale()).toEqual(['P3']);
  });
  expect(await stale()).toContain('P1');
});

it('refuses a cursor that is none', async () => {
  expect((await api.get('/stale-tags?since=x')).status).toBe(400);
});
