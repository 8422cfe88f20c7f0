import { catalogQuery } from './search/catalog-query.ts';
import { createMemorySearch } from '@shop/search';
import { silentLog } from '@shop/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Connections } from '../db/connect.ts';
import { createTestApi, importDocuments, type TestApi } from '../test/api.ts';
import { configurableDocument, hungarianTax, productDocument, variant } from '../test/shelf.ts';
import type { Catalog } from './catalog.ts';
import { createSearchRules } from './search/search-rules.ts';
import { searchSettings } from './search/search-settings.ts';
import { createCatalog } from './create-catalog.ts';

let api: TestApi;
/** Another process on the same database. */
let other: Catalog;
let connections: Connections;

function ownSearch() {
  const searchRules = createSearchRules(api.context.config.contentDir, silentLog);
  return { searchRules, search: createMemorySearch(searchSettings(api.context.shop, searchRules)) };
}

beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    documents: [productDocument(1), configurableDocument(3, [variant(31, { color: 1 })])],
  });
  connections = connect(api.url, undefined);
  other = await createCatalog({
    ...api.context,
    ...connections,
    log: silentLog,
    ...ownSearch(),
    contentDocuments: new Map(),
    listen: true,
  });
});
afterAll(async () => {
  await other.close();
  await connections.close();
  await api.close();
});

/**
 * Processes receive changes within a second: they are notified of a commit at once, collect for 200 ms, and read it.
 * Doubled for a machine that runs other tests.
 */
const soon = { timeout: 2_000 };

const all = catalogQuery(
  'product',
  { _searchText: '', _appliedFilters: [], _appliedSort: [], _availableFilters: [] },
  { from: 0, size: 50 },
);

it('learns of products imported by another process', async () => {
  await importDocuments(api.context.sql, [productDocument(2, { name: 'Új szék' })]);
  await vi.waitFor(async () => expect((await other.search.find(all)).total).toBe(3), soon);
  const text = await other.search.find({ ...all, text: 'szék' });
  expect(text.hits.map(({ id }) => id)).toEqual(['2']);
});

it('learns of stock taken by another process', async () => {
  await api.context.sql`UPDATE stock SET qty = qty - 1 WHERE sku = 'SKU-1'`;
  await vi.waitFor(() => expect(other.stock.of('SKU-1')?.qty).toBe(4), soon);
});

it('learns that the cheapest variant sold out: its product has other options, another price and position', async () => {
  await api.load([
    configurableDocument(8, [
      variant(81, { color: 1, price: 3_000 }),
      variant(82, { color: 2, price: 7_000 }),
    ]),
    productDocument(9, { price: 5_000 }),
    productDocument(10, {
      type_id: 'bundle',
      bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'SKU-8', qty: 2 }] }],
    }),
  ]);
  const currentView = async () => {
    const red = [{ field: 'color', value: { in: [1] }, isCatalogScope: true }];
    const { hits } = await other.search.find({
      ...all,
      filters: [{ field: 'id', value: { in: [8, 9] }, isCatalogScope: false }],
      sort: [{ field: 'final_price', descending: false }],
    });
    const [bundle] = await other.documents('product', ['10']);
    return {
      order: hits.map(({ id }) => id),
      red: (await other.search.find({ ...all, filters: red })).hits.some(({ id }) => id === '8'),
      bundle: bundle?.document['price_incl_tax'],
    };
  };
  const before = { order: ['8', '9'], red: true, bundle: 6_000 };
  await vi.waitFor(async () => expect(await currentView()).toEqual(before), soon);
  await api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-81'`;
  const after = { order: ['9', '8'], red: false, bundle: 14_000 };
  await vi.waitFor(async () => expect(await currentView()).toEqual(after), soon);
  await api.context.sql`UPDATE stock SET qty = 1 WHERE sku = 'SKU-81'`;
  await vi.waitFor(async () => expect(await currentView()).toEqual(before), soon);
  await api.context.sql`DELETE FROM document WHERE type = 'product' AND id IN ('8', '9', '10')`;
});

it('reads no product again because of stock, but those of which a variant on sale has crossed zero', async () => {
  const read: string[][] = [];
  const readSql = new Proxy(connections.readSql, {
    apply(ask, self, [text, ...values]: [TemplateStringsArray, ...unknown[]]) {
      if (text.join('').includes('FROM document')) read.push(values.at(-1) as string[]);
      return Reflect.apply(ask, self, [text, ...values]) as unknown;
    },
  });
  await api.load([
    configurableDocument(11, [variant(111, { color: 1 }), variant(112, { color: 2, status: 2 })]),
  ]);
  const catalog = await createCatalog({
    ...api.context,
    ...connections,
    readSql,
    log: silentLog,
    ...ownSearch(),
    contentDocuments: new Map(),
    listen: false,
  });
  await api.context.sql`UPDATE stock SET qty = qty - 1 WHERE sku IN ('SKU-1', 'SKU-111')`;
  await api.context.sql`UPDATE stock SET qty = 0 WHERE sku IN ('SKU-1', 'SKU-112')`;
  await catalog.refresh();
  expect(catalog.stock.of('SKU-112')?.qty).toBe(0);
  expect(read).toEqual([]);
  await api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-111'`;
  await catalog.refresh();
  await catalog.refresh();
  expect(read).toEqual([['11']]);
  await catalog.close();
  await api.context.sql`UPDATE stock SET qty = 4 WHERE sku = 'SKU-1'`;
  await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '11'`;
});

it('takes in a change that was committed late', async () => {
  const [late] = await Promise.all([
    api.context.sql.begin(async (transaction) => {
      await transaction`UPDATE stock SET qty = 1 WHERE sku = 'SKU-31'`;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'committed';
    }),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await api.context.sql`UPDATE stock SET qty = 2 WHERE sku = 'SKU-2'`;
      await api.context.catalog.refresh();
    })(),
  ]);
  expect(late).toBe('committed');
  await api.context.catalog.refresh();
  expect(api.context.catalog.stock.of('SKU-31')?.qty).toBe(1);
});

it('finds a variant that is no product of its own as the article it is', async () => {
  const found = await api.context.catalog.productsBySku(['SKU-31', 'SKU-3', 'NINCS']);
  expect([...found.keys()]).toEqual(['SKU-31', 'SKU-3']);
  expect(found.get('SKU-31')).toMatchObject({ id: 31, type_id: 'simple', parentSku: 'SKU-3' });
  expect(found.get('SKU-31')).not.toHaveProperty('configurable_children');
  expect(api.context.catalog.parentOf('SKU-31')).toBe('SKU-3');
});

it('prefers an article of its own to a variant of the same number', async () => {
  await api.load([productDocument(31, { name: 'Saját lap' })]);
  const found = await api.context.catalog.productsBySku(['SKU-31']);
  expect(found.get('SKU-31')).toMatchObject({ name: 'Saját lap' });
});

it('finds a renamed product by its new name only', async () => {
  const find = async (text: string) => {
    const { hits } = await api.context.catalog.search.find({ ...all, text });
    return hits.map(({ id }) => id);
  };
  await api.load([productDocument(5, { name: 'Kerek puff' })]);
  expect(await find('puff')).toEqual(['5']);
  await api.load([productDocument(5, { name: 'Kerek tükör' })]);
  expect(await find('puff')).toEqual([]);
  expect(await find('tükör')).toEqual(['5']);
});

it('prices assembled products again when a part changes', async () => {
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
    const [served] = await api.context.catalog.documents('product', [id]);
    return served?.document['price_incl_tax'];
  };
  const before = await priceOf('7');
  await api.load([productDocument(6, { name: 'Láb', price: 2_000 })]);
  expect(await priceOf('7')).toBe(2 * Number(before));
});

it('keeps documents in the order of their ids, whenever they came', async () => {
  await api.load([productDocument(4)]);
  await api.load([productDocument(30)]);
  const { hits } = await api.context.catalog.search.find(all);
  const ids = hits.map(({ id }) => id);
  expect(ids.indexOf('30')).toBeLessThan(ids.indexOf('4'));
  expect(ids).toEqual(ids.toSorted());
});

it('[PR-6] logs products that are sold without tax, stored before the import refused them', async () => {
  const logged: unknown[] = [];
  await importDocuments(api.context.sql, [
    hungarianTax,
    productDocument(41, { tax_class_id: 8 }),
    productDocument(42),
  ]);
  await api.context.sql`
    UPDATE document SET source = source - 'tax_class_id' WHERE type = 'product' AND id = '42'`;
  const started = await createCatalog({
    ...api.context,
    ...connections,
    log: {
      ...silentLog,
      warn(event, fields) {
        if (event === 'product-tax-missing') logged.push(fields);
      },
    },
    ...ownSearch(),
    contentDocuments: new Map(),
    listen: false,
  });
  expect(logged).toEqual([{ count: 2, skus: ['SKU-41', 'SKU-42'] }]);
  const { _source: rates } = hungarianTax;
  const rule = { ...rates, id: 88, product_tax_class_ids: [8] };
  await importDocuments(api.context.sql, [{ _type: 'taxrule', _id: '88', _source: rule }]);
  await started.refresh();
  expect(logged.slice(1)).toEqual([]);
  await api.context.sql`DELETE FROM document WHERE type = 'taxrule' AND id = '88'`;
  await started.refresh();
  expect(logged.slice(1)).toEqual([{ count: 1, skus: ['SKU-41'] }]);
  await started.close();
  await api.context.sql`
    DELETE FROM document WHERE id IN ('41', '42') OR type = 'taxrule'`;
});

it('logs a tax class that has no rate where the shop sells', async () => {
  const logged: unknown[] = [];
  const started = await createCatalog({
    ...api.context,
    ...connections,
    log: {
      ...silentLog,
      warn(event, fields) {
        if (event === 'tax-rate-missing') logged.push({ event, ...fields });
      },
    },
    ...ownSearch(),
    contentDocuments: new Map(),
    listen: false,
  });
  const { _source: source, ...names } = hungarianTax;
  const twoClasses = { ...source, product_tax_class_ids: [2, 9] };
  await importDocuments(api.context.sql, [{ ...names, _source: twoClasses }]);
  await started.refresh();
  expect(logged).toEqual([]);
  const rates = [{ id: 1, tax_country_id: 'DE', rate: 19, code: 'DE' }];
  await importDocuments(api.context.sql, [{ ...names, _source: { ...twoClasses, rates } }]);
  await started.refresh();
  expect(logged).toEqual(
    [2, 9].map((taxClass) => ({
      event: 'tax-rate-missing',
      view: 'hu',
      class: taxClass,
      country: 'HU',
    })),
  );
  await importDocuments(api.context.sql, [hungarianTax]);
  await started.close();
});

it('returns one read to concurrent callers, never an old one', async () => {
  await api.context.sql`UPDATE stock SET qty = 7 WHERE sku = 'SKU-1'`;
  await Promise.all(Array.from({ length: 20 }, () => api.context.catalog.refresh()));
  expect(api.context.catalog.stock.of('SKU-1')?.qty).toBe(7);
});

describe('deleted entities', () => {
  const find = (more: Partial<typeof all> = {}) => other.search.find({ ...all, ...more });
  const load = (...documents: Parameters<TestApi['load']>[0]) => api.load(documents);

  it('is found no more, by number, path, text or sort, by any process, and comes back when it is imported again', async () => {
    await load(productDocument(41, { name: 'Nád pamlag' }), productDocument(42));
    await vi.waitFor(async () => expect((await find({ text: 'pamlag' })).total).toBe(1), soon);
    const { total } = await find();
    await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '41'`;
    await vi.waitFor(async () => expect((await find()).total).toBe(total - 1), soon);
    expect([...(await other.productsBySku(['SKU-41', 'SKU-42'])).keys()]).toEqual(['SKU-42']);
    expect((await other.productsById([41])).size).toBe(0);
    expect((await find({ text: 'pamlag' })).total).toBe(0);
    const sorted = await find({ sort: [{ field: 'id', descending: true }] });
    expect(sorted.hits.map(({ id }) => id)).not.toContain('41');
    expect(other.productCount()).toBe(total - 1);
    await load(productDocument(41, { name: 'Nád pamlag' }));
    await vi.waitFor(async () => expect((await find()).total).toBe(total), soon);
    const idsOf = async () => (await find({ text: 'pamlag' })).hits.map(({ id }) => id);
    await vi.waitFor(async () => expect(await idsOf()).toEqual(['41']), soon);
  });

  it('leaves the articles of a configurable with it, and what was sold with them as parts', async () => {
    const part = (sku: string) => ({
      sku: 'SOR',
      link_type: 'associated',
      linked_product_type: 'simple',
      linked_product_sku: sku,
      qty: 1,
    });
    await load(
      productDocument(51, { price: 1_000 }),
      productDocument(52, { price: 2_000 }),
      configurableDocument(53, [variant(531, { color: 1 })]),
      productDocument(54, {
        type_id: 'grouped',
        price: 9_000,
        product_links: [part('SKU-51'), part('SKU-52')],
      }),
    );
    const priceOf = async () =>
      (await other.productsBySku(['SKU-54'])).get('SKU-54')?.['price_incl_tax'];
    await vi.waitFor(async () => expect(await priceOf()).toBe(3_000), soon);
    await api.context.sql`DELETE FROM document WHERE type = 'product' AND id IN ('52', '53')`;
    // The bundle's own price while a part is unknown.
    await vi.waitFor(async () => expect(await priceOf()).toBe(9_000), soon);
    await vi.waitFor(() => expect(other.parentOf('SKU-531')).toBeUndefined(), soon);
    expect((await other.productsBySku(['SKU-531'])).size).toBe(0);
  });

  it.each([
    ['page', 'cms_page', { identifier: 'regi', title: 'R' }],
    ['review', 'review', { product_id: 1, review_status: 1, rating: 4, title: 'R', nickname: 'A' }],
  ] as const)('is also a %s', async (_name, type, fields) => {
    const source = { id: 9, ...fields, detail: 'D', created_at: '2026-01-01 08:00:00' };
    await load({ _type: type, _id: '9', _source: source });
    const titles = () => other.all(type).map(({ title }) => title);
    await vi.waitFor(() => expect(titles()).toContain('R'), soon);
    await api.context.sql`DELETE FROM document WHERE type = ${type} AND id = '9'`;
    await vi.waitFor(() => expect(titles()).not.toContain('R'), soon);
  });

  it('may be all there is', async () => {
    await api.context.sql`TRUNCATE document`;
    await vi.waitFor(async () => expect((await find()).total).toBe(0), soon);
    await load(productDocument(61));
    await vi.waitFor(async () => expect((await find()).total).toBe(1), soon);
  });
});
