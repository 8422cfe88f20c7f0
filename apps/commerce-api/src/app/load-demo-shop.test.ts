import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../db/connect.ts';
import { categoryDocument, hungarianTax, productDocument } from '../test/shelf.ts';
import { createTestDatabase, type TestDatabase } from '../test/test-postgres.ts';
import { noteImport, noteStart } from '../documents/import/first-start.ts';
import { importFile } from '../documents/import/import-file.ts';
import { loadDemoShop } from './load-demo-shop.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'demo-shop-'));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  mkdirSync(join(contentDir, 'catalog'));
  database = await createTestDatabase();
  sql = createPool(database.url, { max: 2, statementTimeoutMs: 0 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  rmSync(contentDir, { recursive: true });
});

function write(name: string, documents: readonly unknown[]): void {
  const text = documents.map((document) => JSON.stringify(document)).join('\n');
  writeFileSync(join(contentDir, 'catalog', name), text);
}
const load = () => loadDemoShop(database.url, contentDir, silent);
const storedTypes = async () => {
  const rows = await sql<{ type: string }[]>`SELECT type FROM document ORDER BY type`;
  return rows.map(({ type }) => type);
};

it('loads a corrected catalog whole after a load that a document stopped, and no catalog after that', async () => {
  write('categories.ndjson', [categoryDocument(2)]);
  write('products.ndjson', [productDocument(1, { type_id: undefined })]);
  await expect(load()).rejects.toThrow('products.ndjson:1: no type_id');
  expect(await storedTypes()).toEqual(['category']);

  // Files are read in order of their names: the rule comes after the product.
  write('products.ndjson', [productDocument(1)]);
  write('taxrules.ndjson', [hungarianTax]);
  await load();
  expect(await storedTypes()).toEqual(['category', 'product', 'taxrule']);

  // A product that an operator removes is not loaded again.
  await sql`DELETE FROM document WHERE type = 'product'`;
  await load();
  expect(await storedTypes()).toEqual(['category', 'taxrule']);
});

it('loads beside an import before the first start what the import did not bring, and nothing later', async () => {
  await sql`TRUNCATE document, shop_state`;
  const later = join(contentDir, 'later.ndjson');
  writeFileSync(later, JSON.stringify(productDocument(1, { name: 'Imported', tax_class_id: 0 })));
  expect(await noteImport(sql)).toBe(true);
  await importFile(sql, later, { onRefused: ({ reason }) => expect.unreachable(reason) });
  await load();
  await noteStart(sql);
  expect(await storedTypes()).toEqual(['category', 'product', 'taxrule']);
  const names = sql`SELECT source ->> 'name' AS name FROM document WHERE type = 'product'`;
  expect(await names).toEqual([{ name: 'Imported' }]);

  await sql`DELETE FROM document WHERE type = 'taxrule'`;
  expect(await noteImport(sql)).toBe(false);
  await load();
  expect(await storedTypes()).toEqual(['category', 'product']);
});

it('loads no catalog of the folder once production has been started', async () => {
  await sql`TRUNCATE document, shop_state`;
  await noteStart(sql);
  expect(await noteImport(sql)).toBe(false);
  await importFile(sql, join(contentDir, 'later.ndjson'), {
    onRefused: ({ reason }) => expect.unreachable(reason),
  });
  await load();
  expect(await storedTypes()).toEqual(['product']);
});
