import { silentLog } from '@shop/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Connections } from '../db/connect.ts';
import { importDocuments } from '../import/import-documents.ts';
import { catalogQuery } from '../search/catalog-search.ts';
import { readSearchLanguage } from '../search/search-language.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { configurableDocument, productDocument, variant } from '../test/shelf.ts';
import type { Catalogue } from './catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';

let api: TestApi;
/** Another process on the same database. */
let other: Catalogue;
let connections: Connections;

beforeAll(async () => {
  api = await createTestApi({
    areas: [],
    documents: [productDocument(1), configurableDocument(3, [variant(31, { color: 1 })])],
  });
  connections = connect(api.url, undefined);
  other = await createCatalogue({
    ...api.deps,
    ...connections,
    log: silentLog,
    contentDir: api.deps.config.contentDir,
    listen: true,
  });
});
afterAll(async () => {
  await other.close();
  await connections.close();
  await api.close();
});

const all = catalogQuery(
  'product',
  { _searchText: '', _appliedFilters: [], _appliedSort: [], _availableFilters: [] },
  { from: 0, size: 50 },
);

it('hears of products somebody else has imported', async () => {
  const language = readSearchLanguage(api.deps.config.contentDir);
  await importDocuments(api.deps.sql, language, [productDocument(2, { name: 'Új szék' })]);
  await vi.waitFor(async () => expect((await other.search.find(all)).total).toBe(3), 5000);
  const text = await other.search.find({ ...all, text: 'szék' });
  expect(text.hits.map(({ id }) => id)).toEqual(['2']);
});

it('hears of stock somebody else has taken', async () => {
  await api.deps.sql`UPDATE stock SET qty = qty - 1 WHERE sku = 'SKU-1'`;
  await vi.waitFor(() => expect(other.stock.of('SKU-1')?.qty).toBe(4), 5000);
});

it('takes in a change that was committed late', async () => {
  const [late] = await Promise.all([
    api.deps.sql.begin(async (transaction) => {
      await transaction`UPDATE stock SET qty = 1 WHERE sku = 'SKU-31'`;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'committed';
    }),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await api.deps.sql`UPDATE stock SET qty = 2 WHERE sku = 'SKU-2'`;
      await api.deps.catalogue.refresh();
    })(),
  ]);
  expect(late).toBe('committed');
  await api.deps.catalogue.refresh();
  expect(api.deps.catalogue.stock.of('SKU-31')?.qty).toBe(1);
});

it('finds a variant that is no product of its own as the article it is', async () => {
  const found = await api.deps.catalogue.productsBySku(['SKU-31', 'SKU-3', 'NINCS']);
  expect([...found.keys()]).toEqual(['SKU-31', 'SKU-3']);
  expect(found.get('SKU-31')).toMatchObject({ id: 31, type_id: 'simple', parentSku: 'SKU-3' });
  expect(found.get('SKU-31')).not.toHaveProperty('configurable_children');
  expect(api.deps.catalogue.parentOf('SKU-31')).toBe('SKU-3');
});

it('prefers an article of its own to a variant of the same number', async () => {
  await api.load([productDocument(31, { name: 'Saját lap' })]);
  const found = await api.deps.catalogue.productsBySku(['SKU-31']);
  expect(found.get('SKU-31')).toMatchObject({ name: 'Saját lap' });
});

it('finds a renamed product by its new name only', async () => {
  const find = async (text: string) => {
    const { hits } = await api.deps.catalogue.search.find({ ...all, text });
    return hits.map(({ id }) => id);
  };
  await api.load([productDocument(5, { name: 'Kerek puff' })]);
  expect(await find('puff')).toEqual(['5']);
  await api.load([productDocument(5, { name: 'Kerek tükör' })]);
  expect(await find('puff')).toEqual([]);
  expect(await find('tükör')).toEqual(['5']);
});

it('prices anew what is sold as its parts when a part changes', async () => {
  await api.load([
    productDocument(6, { name: 'Láb', price: 1_000 }),
    productDocument(7, {
      type_id: 'grouped',
      product_links: [
        { link_type: 'associated', linked_product_sku: 'SKU-6', linked_product_type: 'simple' },
      ],
    }),
  ]);
  const priceOf = async (id: string) => {
    const [served] = await api.deps.catalogue.documents('product', [id]);
    return served?.document['price_incl_tax'];
  };
  const before = await priceOf('7');
  await api.load([productDocument(6, { name: 'Láb', price: 2_000 })]);
  expect(await priceOf('7')).toBe(2 * Number(before));
});

it('keeps documents in one order, whenever they came', async () => {
  await api.load([productDocument(4)]);
  const { hits } = await api.deps.catalogue.search.find(all);
  const ids = hits.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

it('gives everybody who asks at once one reading, never an old one', async () => {
  await api.deps.sql`UPDATE stock SET qty = 7 WHERE sku = 'SKU-1'`;
  await Promise.all(Array.from({ length: 20 }, () => api.deps.catalogue.refresh()));
  expect(api.deps.catalogue.stock.of('SKU-1')?.qty).toBe(7);
});
