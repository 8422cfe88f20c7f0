import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  importTable,
  readPriceLine,
  readStockLine,
  type RefusedLine,
  type TableReport,
} from '@shop/catalog-documents/import';
import { searchRoutes } from '../../catalog/routes/search-routes.ts';
import { storeStock } from '../stock/stock-command.ts';
import { createTestApi, importDocuments, type TestApi } from '../../test/api.ts';
import { configurableDocument, hungarianTax, productDocument, variant } from '../../test/shelf.ts';
import { createPriceStore } from './store-prices.ts';

const folder = mkdtempSync(join(tmpdir(), 'prices-'));
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    routes: [searchRoutes],
    documents: [
      hungarianTax,
      productDocument(1, { price: 10_000, created_at: '2026-01-01 08:00:00' }),
      configurableDocument(3, [
        variant(31, { color: 1, price: 20_000 }),
        variant(32, { color: 2, price: 30_000 }),
      ]),
      // A variant that is also a product of its own.
      productDocument(32, { price: 30_000, visibility: 1 }),
      productDocument(40, { sku: '#40' }),
    ],
  });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function change(text: string): Promise<RefusedLine[]> {
  return (await load(text)).refused;
}

async function load(text: string): Promise<{ report: TableReport; refused: RefusedLine[] }> {
  const path = join(folder, 'prices.csv');
  writeFileSync(path, text);
  const refused: RefusedLine[] = [];
  const report = await importTable(path, {
    read: readPriceLine,
    store: createPriceStore(api.context.sql, api.clock.now),
    onRefused: (line) => refused.push(line),
  });
  await api.context.catalog.refresh();
  return { report, refused };
}

async function product(sku: string) {
  const found = await api.context.catalog.productsBySku([sku]);
  return found.get(sku) ?? {};
}

describe('shop prices', () => {
  it('changes the price of an article and keeps the old one in its history', async () => {
    expect(await change('sku,price\nSKU-1,12990')).toEqual([]);
    expect(await product('SKU-1')).toMatchObject({
      price_incl_tax: 12_990,
      price_history: [
        { price: 10_000, from: '2026-01-01 08:00:00', to: '2026-03-05T12:00:00.000Z' },
        { price: 12_990, from: '2026-03-05T12:00:00.000Z' },
      ],
    });
  });

  it('runs an offer from its first day to the end of its last', async () => {
    await change('SKU-1;12990;9990;2026-03-01;2026-03-05');
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 9_990, discount: 23 });
    const { body } = await api.post('/api/catalog', {
      type: 'product',
      searchQuery: {
        _appliedFilters: [{ attribute: 'price', value: { lt: 10_000 }, scope: 'catalog' }],
      },
    });
    expect(body.items.map(({ sku }: { sku: string }) => sku)).toEqual(['SKU-1']);
    await api.clock.advance(12 * 3_600_000);
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 12_990 });
  });

  it.each([
    ['2026-03-07', '2026-03-07T23:00:00Z'],
    ['2026-03-29', '2026-03-29T22:00:00Z'], // summer time begins: a day of 23 hours
  ])('ends an offer to %s with that day, on the page and in the index alike', async (day, over) => {
    await change(`SKU-1,12990,9990,,${day}`);
    const cheap = async () => {
      const { body } = await api.post('/api/catalog', {
        type: 'product',
        searchQuery: {
          _appliedFilters: [
            { attribute: 'sku', value: 'SKU-1' },
            { attribute: 'price', value: { lt: 10_000 }, scope: 'catalog' },
          ],
        },
      });
      return { onPage: await product('SKU-1'), inIndex: body.total };
    };
    await api.clock.advance(Date.parse(over) - 1 - api.clock.now());
    expect(await cheap()).toMatchObject({ onPage: { price_incl_tax: 9_990 }, inIndex: 1 });
    await api.clock.advance(1);
    expect(await cheap()).toMatchObject({ onPage: { price_incl_tax: 12_990 }, inIndex: 0 });
  });

  it('leaves an offer the line says nothing of, and ends it where the field is empty', async () => {
    await change('SKU-1,12990,5000');
    await change('SKU-1,11990');
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 5_000 });
    await change('SKU-1,11990,');
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 11_990 });
  });

  it('changes a variant in its configurable and where it stands alone', async () => {
    await change('SKU-32,15000');
    expect(await product('SKU-3')).toMatchObject({ price_incl_tax: 15_000 });
    expect(await product('SKU-32')).toMatchObject({ price_incl_tax: 15_000 });
  });

  it('takes the price of a configurable for all its variants, and the later of two lines', async () => {
    await change('SKU-3,40000\nSKU-31,38000\nSKU-31,39000');
    expect(await product('SKU-3')).toMatchObject({ price_incl_tax: 39_000 });
  });

  // findings C9
  it.each([
    ['"SKU-1","12990"'],
    ['"SKU-1" ; "12990"'],
    ['"sku";"price"\r\n"SKU-1";"12990"\r\n'],
    ['"sku"\tprice, gross\nSKU-1\t12990'],
    ['\uFEFFSKU-1\t12990\t""'],
  ])('reads fields in quotes: %j', async (text) => {
    await change('SKU-1,1');
    expect(await change(text)).toEqual([]);
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 12_990 });
  });

  it('takes a separator in quotes as part of the field', async () => {
    expect(await change('"ZG-1, large",12990\n"ZG-2; ""big""",1\nTV-32",1')).toEqual([
      { line: 1, reason: 'there is no article ZG-1, large' },
      { line: 2, reason: 'there is no article ZG-2; "big"' },
      { line: 3, reason: 'there is no article TV-32"' },
    ]);
  });

  it('loses one line to a quote that is not closed', async () => {
    const refused = await change('"SKU-1,1\nSKU-1,4990');
    expect(refused).toEqual([{ line: 1, reason: expect.stringMatching(/quote/i) }]);
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 4_990 });
  });

  it.each([
    ['a row', 'SKU-1,5990\rSKU-3,1\nSKU-1,6990', 1],
    ['a row in quotes', 'SKU-1,5990\n"SKU-\r1",1\nSKU-1,6990', 2],
    ['the header', 'sku,price\rSKU-1,5990\nSKU-1,6990', 1],
    ['a comment', '# prices\rSKU-1,5990\nSKU-1,6990', 1],
    ['a line with two ends', 'SKU-1,5990\r\r\nSKU-1,6990', 1],
  ])('refuses a line by its number where %s holds a lone CR', async (_what, text, line) => {
    expect(await change(text)).toEqual([{ line, reason: 'lines end with LF or CRLF' }]);
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 6_990 });
  });

  it('never reads a decimal comma as a separator where semicolons separate', async () => {
    expect(await change('SKU-1;12990,5')).toEqual([
      { line: 1, reason: 'price "12990,5" is not an amount above 0' },
    ]);
  });

  it('counts lines that begin with #, and takes an article number that does in quotes', async () => {
    const { report, refused } = await load('# spring\nsku,price\n#40,1\n"#40",500');
    expect(report).toEqual({ read: 1, refused: 0, comments: 2 });
    expect(refused).toEqual([]);
    expect(await product('#40')).toMatchObject({ price_incl_tax: 500 });
  });

  it('refuses bad lines by their number and does the others', async () => {
    const refused = await change(
      `sku,price
NINCS,1
SKU-1,nulla

SKU-1,100,200
SKU-1,500,,2026-13-01
SKU-1,500,400,2026-02-01,2026-02-30
SKU-1,500,400,2026-02-02,2026-02-01
SKU-1,500,400,2026-02-02 08:00:00,2026-02-02
SKU-1,777`,
    );
    expect(refused.toSorted((a, b) => a.line - b.line)).toEqual([
      { line: 2, reason: 'there is no article NINCS' },
      { line: 3, reason: 'price "nulla" is not an amount above 0' },
      { line: 5, reason: 'special price 200 is not below the price 100' },
      { line: 6, reason: 'from "2026-13-01" is not a date such as 2026-11-27' },
      { line: 7, reason: 'to "2026-02-30" is not a date such as 2026-11-27' },
      { line: 8, reason: 'the offer ends (2026-02-01) before it begins (2026-02-02)' },
    ]);
    expect(await product('SKU-1')).toMatchObject({ price_incl_tax: 777 });
  });

  it('refuses a price for an article without a tax class', async () => {
    const unpriced = productDocument(50, { price: undefined, tax_class_id: undefined });
    await importDocuments(api.context.sql, [unpriced]);
    expect(await change('sku,price\nSKU-50,500\nSKU-1,12990')).toEqual([
      { line: 2, reason: 'tax_class_id: missing beside a price; 0 for an article without tax' },
    ]);
    expect(await product('SKU-50')).toMatchObject({ price: 0 });
  });
});

describe('shop stock', () => {
  it('sets what is left, and says which articles there are not', async () => {
    const path = join(folder, 'stock.csv');
    writeFileSync(path, 'sku\tqty\nSKU-31\t0\nSKU-1\t7\nSKU-1\t9\nNINCS\t1\nSKU-1\tsok');
    const refused: RefusedLine[] = [];
    await importTable(path, {
      read: readStockLine,
      store: (rows) => storeStock(api.context.sql, rows),
      onRefused: (line) => refused.push(line),
    });
    await api.context.catalog.refresh();
    expect(refused.map(({ line }) => line).toSorted()).toEqual([5, 6]);
    expect(api.context.catalog.stock.of('SKU-1')).toMatchObject({ qty: 9, isInStock: true });
    expect(api.context.catalog.stock.of('SKU-31')).toMatchObject({ qty: 0, isInStock: false });
  });
});
