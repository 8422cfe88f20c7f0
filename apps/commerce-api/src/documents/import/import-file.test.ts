import { readdirSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../db/connect.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-postgres.ts';
import { ruleClassesOf, type ImportReport, type RefusedLine } from '@shop/catalog-documents/import';
import { importFile } from './import-file.ts';
import type { ImportDocument } from '@shop/catalog-documents';

const folder = mkdtempSync(join(tmpdir(), 'import-'));
let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = createPool(database.url, { max: 2, statementTimeoutMs: 0 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`TRUNCATE document, stock`;
  await sql`
    INSERT INTO document (type, id, source, content_hash)
    VALUES ('taxrule', '99', '{"id":99,"product_tax_class_ids":["2"],"rates":[]}', '')`;
});

function write(name: string, lines: readonly (ImportDocument | string)[]): string {
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  const path = join(folder, name);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function load(path: string): Promise<{ report: ImportReport; refused: RefusedLine[] }> {
  const refused: RefusedLine[] = [];
  const report = await importFile(sql, path, { onRefused: (line) => refused.push(line) });
  return { report, refused };
}

const shelf = [
  hungarianTax,
  colourAttribute,
  categoryDocument(20),
  productDocument(1),
  configurableDocument(3, [variant(31, { color: 1 }), variant(32, { color: 2 })]),
];

describe('a file', () => {
  it.each(['plain.ndjson', 'packed.ndjson.gz'])('%s is counted by type', async (name) => {
    const { report } = await load(write(name, shelf));
    expect(report).toMatchObject({ read: 5, refused: 0 });
    expect(Object.fromEntries(report.byType)).toEqual({
      taxrule: { added: 1, changed: 0, unchanged: 0, removed: 0 },
      attribute: { added: 1, changed: 0, unchanged: 0, removed: 0 },
      category: { added: 1, changed: 0, unchanged: 0, removed: 0 },
      product: { added: 2, changed: 0, unchanged: 0, removed: 0 },
    });
  });

  it('[PR-6] refuses a product whose tax class no rule names, and takes a rule that comes later', async () => {
    const lines = [
      productDocument(1, { tax_class_id: 7 }),
      productDocument(2, { tax_class_id: 8 }),
      { _type: 'taxrule', _id: '7', _source: { id: 7, product_tax_class_ids: [7], rates: [] } },
    ];
    const path = write('classes.ndjson', lines);
    const refused: RefusedLine[] = [];
    const listeners = { onRefused: (line: RefusedLine) => refused.push(line) };
    await importFile(sql, path, listeners, await ruleClassesOf([path]));
    expect(refused).toEqual([
      { line: 2, reason: expect.stringContaining('tax_class_id: no tax rule names class 8') },
    ]);
    expect(await sql`SELECT id FROM document WHERE type = 'product'`).toEqual([{ id: '1' }]);
  });

  // findings C1, C2
  it.each(['marked.ndjson', 'marked.ndjson.gz'])(
    '%s may begin with a byte order mark and hold U+2028 inside a line',
    async (name) => {
      const { report, refused } = await load(
        write(name, [
          `\uFEFF${JSON.stringify(productDocument(1, { name: 'Szék\u2028két\u2029sor' }))}`,
          productDocument(2),
          'no JSON',
        ]),
      );
      expect(refused).toEqual([{ line: 3, reason: 'not JSON' }]);
      expect(report).toMatchObject({ read: 2, refused: 1 });
      expect(await sql`SELECT source ->> 'name' AS name FROM document WHERE id = '1'`).toEqual([
        { name: 'Szék\u2028két\u2029sor' },
      ]);
    },
  );

  it('loses only the line that is not UTF-8', async () => {
    const path = join(folder, 'latin2.ndjson');
    const line = JSON.stringify(productDocument(1, { name: 'Szék' }));
    writeFileSync(path, Buffer.concat([Buffer.from(line, 'latin1'), Buffer.from(`\n${line}`)]));
    const { report, refused } = await load(path);
    expect(refused).toEqual([{ line: 1, reason: 'not UTF-8' }]);
    expect(report).toMatchObject({ read: 1 });
  });

  it('changes nothing when loaded again, not even what orders have taken', async () => {
    const path = write('again.ndjson', shelf);
    await load(path);
    await sql`UPDATE stock SET qty = 1 WHERE sku = 'SKU-1'`;
    const [before] = await sql`SELECT max(changed_in::text) AS last, count(*) FROM document`;
    const { report } = await load(path);
    expect([...report.byType.values()].map(({ unchanged }) => unchanged)).toEqual([1, 1, 1, 2]);
    expect(await sql`SELECT max(changed_in::text) AS last, count(*) FROM document`).toEqual([
      before,
    ]);
    expect(await sql`SELECT qty FROM stock WHERE sku = 'SKU-1'`).toMatchObject([{ qty: 1 }]);
  });

  it('changes what has changed, stock where the file itself brings another figure', async () => {
    await load(write('first.ndjson', shelf));
    await sql`UPDATE stock SET qty = 1 WHERE sku = 'SKU-1'`;
    const { report } = await load(
      write('second.ndjson', [productDocument(1, { stock: { is_in_stock: true, qty: 8 } })]),
    );
    expect(report.byType.get('product')).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
      removed: 0,
    });
    expect(await sql`SELECT qty FROM stock WHERE sku = 'SKU-1'`).toMatchObject([{ qty: 8 }]);
  });

  it('deletes what a line says is no more; the last line about a document counts', async () => {
    await load(write('first.ndjson', shelf));
    const { report, refused } = await load(
      write('second.ndjson', [
        '{"_type":"product","_id":"1","_deleted":true}',
        '{"_type":"product","_id":"77","_deleted":true}',
        '{"_type":"category","_id":"20","_deleted":true}',
        categoryDocument(20, { name: 'Mégis' }),
        '{"_type":"product","_deleted":true}',
        '{"_type":"product","_id":"3","_deleted":true,"_source":{}}',
      ]),
    );
    expect(report.byType.get('product')).toMatchObject({ removed: 1, unchanged: 1 });
    expect(refused).toMatchObject([
      { line: 5, reason: 'no _id' },
      { line: 6, reason: 'has _source and _deleted' },
    ]);
    expect(
      await sql`SELECT type, id FROM document WHERE type IN ('product', 'category') ORDER BY type`,
    ).toEqual([
      { type: 'category', id: '20' },
      { type: 'product', id: '3' },
    ]);
  });

  it('gives every article stock: its own figure, or one where the file is silent', async () => {
    await load(
      write('stock.ndjson', [
        configurableDocument(3, [variant(31, { color: 1, stock: { is_in_stock: true, qty: 2 } })]),
        productDocument(4, { stock: undefined }),
        productDocument(5, { type_id: 'virtual', stock: undefined }),
        productDocument(6, { stock: [{ is_in_stock: true, qty: 0 }] }),
        productDocument(7, { stock: { is_in_stock: false, qty: 3 } }),
      ]),
    );
    expect(
      await sql`SELECT sku, qty, is_in_stock AS there, manage_stock AS counted FROM stock ORDER BY sku`,
    ).toEqual([
      { sku: 'SKU-3', qty: 5, there: true, counted: false },
      { sku: 'SKU-31', qty: 2, there: true, counted: true },
      { sku: 'SKU-4', qty: 100, there: true, counted: true },
      { sku: 'SKU-5', qty: 0, there: true, counted: false },
      { sku: 'SKU-6', qty: 0, there: true, counted: false },
      { sku: 'SKU-7', qty: 3, there: false, counted: true },
    ]);
  });

  it('loses only its bad lines, and says which and why', async () => {
    const { report, refused } = await load(
      write('bad.ndjson', [
        productDocument(1),
        '{"_type":',
        '[]',
        '{"_type":"secret","_id":"1","_source":{}}',
        '{"_type":"product","_id":"9","_source":{"id":9,"sku":"X"}}',
        '{"_type":"product","_id":"9","_source":{"id":9,"type_id":"simple"}}',
        '',
        JSON.stringify(productDocument(9, { name: 'a\0b' })),
        '{"_type":"product","_id":"9","_source":{"id":9,"sku":"X","type_id":"simple","__proto__":{}}}',
        productDocument(8, { type_id: 'car' }),
        productDocument(2),
      ]),
    );
    expect(report).toMatchObject({ read: 2, refused: 8 });
    expect(refused).toMatchObject([
      { line: 2, reason: 'not JSON' },
      { line: 3, reason: 'not a JSON object' },
      { line: 4, reason: 'unknown _type "secret"' },
      { line: 5, reason: 'no type_id' },
      { line: 6, reason: 'no sku' },
      { line: 8, reason: 'holds a NUL character' },
      { line: 9, reason: 'holds a key that is not allowed' },
      { line: 10, reason: expect.stringMatching(/^type_id: /) },
    ]);
    expect(await sql`SELECT sku FROM document WHERE type = 'product' ORDER BY sku`).toMatchObject([
      { sku: 'SKU-1' },
      { sku: 'SKU-2' },
    ]);
  });

  // findings C3
  describe('an article number belongs to one article', () => {
    const taken = (of: string, path = 'sku', sku = 'SKU-1') =>
      `${path}: "${sku}" is an article number of ${of}`;
    const prices = async () =>
      Object.fromEntries(
        (
          await sql<{ id: string; price: number }[]>`
            SELECT id, (source ->> 'price')::int AS price FROM document WHERE type = 'product'`
        ).map(({ id, price }) => [id, price]),
      );

    it('a second product of one sku is refused, in one file and in the next', async () => {
      const first = await load(
        write('one.ndjson', [
          productDocument(1, { price: 1_000 }),
          productDocument(2, { sku: 'SKU-1', price: 2_000 }),
        ]),
      );
      expect(first.refused).toEqual([{ line: 2, reason: taken('product 1') }]);
      expect(first.report).toMatchObject({ read: 1, refused: 1 });
      const second = await load(
        write('two.ndjson', [productDocument(2, { sku: 'SKU-1', price: 2_000 })]),
      );
      expect(second.refused).toEqual([{ line: 1, reason: taken('product 1') }]);
      expect(await prices()).toEqual({ 1: 1_000 });
      expect(await sql`SELECT sku, product_id FROM stock`).toEqual([
        { sku: 'SKU-1', product_id: 1 },
      ]);
    });

    it('a variant and the product of another article do not share one, in either order', async () => {
      const chair = configurableDocument(3, [variant(31, { color: 1, sku: 'SKU-1' })]);
      const first = await load(write('one.ndjson', [productDocument(1), chair]));
      expect(first.refused).toEqual([
        { line: 2, reason: taken('product 1', 'configurable_children.0.sku') },
      ]);
      await load(write('away.ndjson', ['{"_type":"product","_id":"1","_deleted":true}', chair]));
      const second = await load(write('two.ndjson', [productDocument(1)]));
      expect(second.refused).toEqual([{ line: 1, reason: taken('product 3') }]);
    });

    it('variants of two products share one only when they are one article', async () => {
      const { refused } = await load(
        write('one.ndjson', [
          configurableDocument(3, [variant(31, { color: 1 })]),
          configurableDocument(4, [variant(31, { color: 1 })]),
          configurableDocument(5, [variant(31, { color: 1, id: undefined })]),
          configurableDocument(6, [variant(32, { color: 1, sku: 'SKU-31' })]),
          productDocument(31, { visibility: 1 }),
        ]),
      );
      expect(refused).toEqual([
        { line: 4, reason: taken('product 3', 'configurable_children.0.sku', 'SKU-31') },
      ]);
    });

    it('a product has each of its numbers once', async () => {
      const { refused } = await load(
        write('one.ndjson', [
          configurableDocument(3, [
            variant(31, { color: 1 }),
            variant(32, { color: 2, sku: 'SKU-31' }),
          ]),
          configurableDocument(4, [variant(41, { color: 1, sku: 'SKU-4' })]),
        ]),
      );
      expect(refused).toEqual([
        {
          line: 1,
          reason: taken('this product itself', 'configurable_children.1.sku', 'SKU-31'),
        },
        { line: 2, reason: taken('this product itself', 'configurable_children.0.sku', 'SKU-4') },
      ]);
    });

    it('two products may exchange numbers in one file', async () => {
      await load(write('one.ndjson', [productDocument(1), productDocument(2)]));
      const { refused } = await load(
        write('two.ndjson', [
          productDocument(2, { sku: 'SKU-1' }),
          productDocument(1, { sku: 'SKU-2' }),
        ]),
      );
      expect(refused).toEqual([]);
    });

    it('a number counts as taken by a document that stays because its own change is refused', async () => {
      await load(
        write(
          'one.ndjson',
          [1, 2, 3].map((id) => productDocument(id)),
        ),
      );
      const { refused } = await load(
        write('two.ndjson', [
          productDocument(1, { sku: 'SKU-3' }),
          productDocument(2, { sku: 'SKU-1' }),
        ]),
      );
      expect(refused.map(({ line }) => line)).toEqual([1, 2]);
    });
  });

  // findings C10
  it('a category is identified by its id, not by the id of its line', async () => {
    const { report } = await load(
      write('category.ndjson', [
        categoryDocument(20),
        { ...categoryDocument(20, { name: 'Székek' }), _id: 'cat-20' },
        { ...colourAttribute, _id: 'attr-93' },
        colourAttribute,
      ]),
    );
    expect(report).toMatchObject({ read: 4 });
    expect(
      await sql`SELECT type, id, source ->> 'name' AS name FROM document WHERE id <> '99' ORDER BY type`,
    ).toEqual([
      { type: 'attribute', id: '93', name: null },
      { type: 'category', id: '20', name: 'Székek' },
    ]);
  });

  it('loses only the document the database cannot hold', async () => {
    const { report, refused } = await load(
      write('huge.ndjson', [
        productDocument(1),
        // Longer than the maximum row of an index, even compressed.
        productDocument(2, { sku: Array.from({ length: 20_000 }, (_, n) => `${n}-`).join('') }),
        productDocument(3),
      ]),
    );
    expect(refused.map(({ line }) => line)).toEqual([2]);
    expect(report).toMatchObject({ read: 2, refused: 1 });
  });

  it('keeps the last of two documents with one id', async () => {
    await load(
      write('twice.ndjson', [
        productDocument(1, { name: 'első' }),
        productDocument(1, { name: 'második' }),
      ]),
    );
    expect(
      await sql`SELECT source ->> 'name' AS name FROM document WHERE type = 'product'`,
    ).toEqual([{ name: 'második' }]);
  });

  it('is refused when its packing is damaged, what came before is kept', async () => {
    const path = join(folder, 'damaged.ndjson.gz');
    const packed = gzipSync(
      Array.from({ length: 2000 }, (_, id) =>
        JSON.stringify(productDocument(id + 1, { description: Math.random() })),
      ).join('\n'),
    );
    writeFileSync(path, packed.subarray(0, packed.length / 2));
    await expect(load(path)).rejects.toThrow('cannot be read to its end');
  });

  it('is not there', async () => {
    await expect(load(join(folder, 'nincs.ndjson'))).rejects.toThrow('ENOENT');
  });
});

/** Optional folder of real catalogs of other shops. */
const samples = process.env['IMPORT_SAMPLES'];
it.skipIf(samples === undefined)(
  'catalogs of other shops load whole, and again without a change',
  async () => {
    const folder = samples ?? '';
    const files = readdirSync(folder).filter((name) => /\.ndjson(\.gz)?$/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const first = await load(join(folder, name));
      // Two of the samples break a rule of the contract: a space at an end, one number of two articles.
      expect(first.refused.filter(({ reason }) => !reason.startsWith('sku: '))).toEqual([]);
      const again = await load(join(folder, name));
      for (const counts of again.report.byType.values()) {
        expect({ name, ...counts }).toMatchObject({ name, added: 0, changed: 0 });
      }
    }
  },
);
