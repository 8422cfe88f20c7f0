import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemorySearch, type MemorySearch } from '@shop/search';
import { silentLog } from '@shop/testing';
import type { Fragment } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect, type Connections } from '../../db/connect.ts';
import { createTestApi, importDocuments, type TestApi } from '../../test/api.ts';
import { createLoneDatabase } from '../../test/lone-database.ts';
import {
  categoryDocument,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import type { Catalog } from '../catalog.ts';
import { reindexMark } from '../documents/catalog-state.ts';
import { createCatalog } from '../create-catalog.ts';
import { catalogQuery } from '../search/catalog-query.ts';
import { createSearchRules } from '../search/search-rules.ts';
import { searchSettings } from '../search/search-settings.ts';
import { createCatalogSnapshots, type CatalogSnapshots } from './catalog-snapshots.ts';

let api: TestApi;
let connections: Connections;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-snapshots-'));
  const products = Array.from({ length: 40 }, (_, at) => productDocument(at + 1));
  api = await createTestApi({
    routes: [],
    // Transactions of other databases delay which changes count.
    database: await createLoneDatabase(),
    documents: [
      hungarianTax,
      categoryDocument(10, {}),
      ...products,
      productDocument(61, { special_price: 4_000, special_to_date: '2026-03-08 00:00:00' }),
      configurableDocument(51, [variant(511, { color: 1 }), variant(512, { color: 2 })]),
    ],
  });
  connections = connect(api.url, undefined);
});
afterAll(async () => {
  await connections.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const createEngine = () =>
  createMemorySearch(
    searchSettings(api.context.shop, createSearchRules(api.context.config.contentDir, silentLog)),
  );

/**
 * Starts a catalog like a new process, from the snapshots in the folder or by reading all. A shared engine keeps its
 * products between starts.
 */
async function start(
  snapshots?: CatalogSnapshots,
  shared?: MemorySearch,
): Promise<{ catalog: Catalog; reads: number }> {
  const searchRules = createSearchRules(api.context.config.contentDir, silentLog);
  const engine = shared ?? createEngine();
  let reads = 0;
  const counted = {
    ...engine,
    replace: (view: string, batches: Parameters<typeof engine.replace>[1]) => {
      reads += 1;
      return engine.replace(view, batches);
    },
  };
  const catalog = await createCatalog({
    ...api.context,
    ...connections,
    log: silentLog,
    searchRules,
    search: counted,
    snapshots:
      snapshots === undefined
        ? undefined
        : { files: snapshots, engine: shared === undefined ? engine : undefined },
    contentDocuments: new Map(),
    listen: false,
  });
  onTestFinished(() => catalog.close());
  return { catalog, reads };
}

const snapshots = (key = 'key', log = silentLog) => createCatalogSnapshots(folder, () => key, log);

/** Collects all data of the catalog's products. */
async function everythingOf(catalog: Catalog) {
  const query = catalogQuery(
    'product',
    { _searchText: '', _appliedFilters: [], _appliedSort: [], _availableFilters: [] },
    { from: 0, size: 100 },
  );
  const { hits, total } = await catalog.search.find(query);
  const ids = hits.map(({ id }) => id);
  const red = [{ field: 'color', value: { in: [1] }, isCatalogScope: true }];
  const cheap = [{ field: 'price', value: { lte: 9_000 }, isCatalogScope: true }];
  return {
    total,
    ids,
    named: (await catalog.search.find({ ...query, text: 'termék' })).hits,
    cheap: (await catalog.search.find({ ...query, filters: cheap })).hits.map(({ id }) => id),
    red: (await catalog.search.find({ ...query, filters: red })).hits,
    documents: await catalog.documents('product', ids),
    showing: catalog.showing(['SKU-1', 'SKU-511', 'SKU-512']),
    parent: catalog.parentOf('SKU-511'),
    days: catalog.deliveryDays(),
    stock: ['SKU-1', 'SKU-511'].map((sku) => catalog.stock.of(sku)),
    count: catalog.productCount(),
  };
}

/** Compares the catalog of the snapshot with one that reads all. Returns how often the first one read all. */
async function compare(): Promise<number> {
  const restored = await start(snapshots());
  const { catalog } = await start();
  expect(await everythingOf(restored.catalog)).toEqual(await everythingOf(catalog));
  return restored.reads;
}

describe('a catalog that starts with a snapshot', () => {
  it('reads all products once, and none at the next start', async () => {
    expect((await start(snapshots())).reads).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await compare()).toBe(0);
  });

  it.each<[what: string, change: () => Promise<unknown>]>([
    [
      'a changed product',
      () =>
        importDocuments(api.context.sql, [productDocument(2, { name: 'Új szék', price: 77_000 })]),
    ],
    [
      'a new product',
      () => importDocuments(api.context.sql, [productDocument(60, { name: 'Friss asztal' })]),
    ],
    [
      'a deleted product',
      () => api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '3'`,
    ],
    [
      'a product whose deletion is forgotten',
      async () => {
        await api.context.sql`DELETE FROM document WHERE type = 'product' AND id = '4'`;
        await api.context.sql`DELETE FROM removed_document`;
      },
    ],
    ['a sold-out variant', () => api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SKU-511'`],
    ['an offer that has ended', () => api.clock.advance(72 * 3_600_000)],
    ['stock', () => api.context.sql`UPDATE stock SET qty = 3 WHERE sku = 'SKU-1'`],
  ])('applies what has changed since: %s', async (_what, change) => {
    await start(snapshots());
    await change();
    expect(await compare()).toBe(0);
  });

  it.each<[what: string, change: () => Promise<unknown>]>([
    [
      'what every product is read with',
      () => importDocuments(api.context.sql, [categoryDocument(10, { name: 'Más' })]),
    ],
    [
      'a category whose deletion is forgotten',
      async () => {
        await api.context.sql`DELETE FROM document WHERE type = 'category' AND id = '10'`;
        await api.context.sql`DELETE FROM removed_document`;
      },
    ],
    [
      'the mark of `shop reindex`',
      () => api.context.sql`INSERT INTO removed_document ${api.context.sql({ ...reindexMark })}`,
    ],
    [
      'more than a quarter of the products',
      () =>
        importDocuments(
          api.context.sql,
          Array.from({ length: 20 }, (_, at) => productDocument(at + 10, { name: `Más ${at}` })),
        ),
    ],
  ])('reads all products after a change of %s', async (_what, change) => {
    await start(snapshots());
    await change();
    expect(await compare()).toBe(1);
  });

  it('reads all products where the snapshot is of another database, code or content', async () => {
    await start(snapshots());
    expect((await start(snapshots('other'))).reads).toBe(1);
    expect((await start(snapshots('other'))).reads).toBe(0);
  });

  it('reads none either where several processes share the engine', async () => {
    const shared = createEngine();
    expect((await start(snapshots('shared'), shared)).reads).toBe(1);
    await api.context.sql`UPDATE stock SET qty = 4 WHERE sku = 'SKU-2'`;
    await importDocuments(api.context.sql, [productDocument(5, { name: 'Közös termék' })]);
    const restored = await start(snapshots('shared'), shared);
    expect(restored.reads).toBe(0);
    const { catalog } = await start();
    expect(await everythingOf(restored.catalog)).toEqual(await everythingOf(catalog));
  });

  it('reads all products where the file is damaged, and logs it', async () => {
    await start(snapshots());
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), 'damaged');
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (event: string) => void warnings.push(event) };
    expect((await start(snapshots('key', log))).reads).toBe(1);
    expect(warnings).toEqual(['catalog-snapshot-unreadable']);
  });

  it('writes none while products lack a tax class: each start names them', async () => {
    const setClass = (change: Fragment) => api.context.sql`
      UPDATE document SET source = source ${change}, changed_in = pg_current_xact_id()
      WHERE type = 'product' AND id = '8'`;
    await setClass(api.context.sql`- 'tax_class_id'`);
    expect((await start(snapshots('untaxed'))).reads).toBe(1);
    await setClass(api.context.sql`|| '{"tax_class_id": 2}'`);
    expect((await start(snapshots('untaxed'))).reads).toBe(1);
    expect((await start(snapshots('untaxed'))).reads).toBe(0);
  });

  it('starts without a folder that it can write', async () => {
    await writeFile(join(folder, 'file'), '');
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (event: string) => void warnings.push(event) };
    const blocked = createCatalogSnapshots(join(folder, 'file'), () => 'key', log);
    expect((await start(blocked)).reads).toBe(1);
    expect(warnings).toContain('catalog-snapshot-not-written');
    await rm(join(folder, 'file'));
  });
});
