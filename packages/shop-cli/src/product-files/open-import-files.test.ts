import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ImportOptions } from '../shop-commands.ts';
import { createFileOpener } from './open-import-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'product-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain: ImportOptions = { taxClassOf: [], category: '2' };
const shopify: ImportOptions = { ...plain, from: 'shopify', taxClass: '2' };
const head = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Tags,Image Src';

function write(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function open(file: string, options: ImportOptions) {
  const said: string[] = [];
  const { source, lineOf, refusedCount } = await createFileOpener(options)(file, (line) =>
    said.push(line),
  );
  const lines: string[] = [];
  if (typeof source !== 'string') for await (const line of source.lines) lines.push(line ?? '');
  return { source, lines, lineOf, refusedCount, said };
}

it('opens a file of documents as it is', async () => {
  expect(await open('a.ndjson', plain)).toMatchObject({
    source: 'a.ndjson',
    refusedCount: 0,
    said: [],
  });
});

it('reports what a product file has that its documents have not, and knows the lines', async () => {
  const rows = ['a,Lámpa,L-1,5,29.990,,', 'b,Szék,,5,100,"tölgy",https://cdn.example/a.jpg'];
  const { lines, lineOf, refusedCount, said } = await open(
    write('shop.csv', [head, ...rows].join('\n')),
    shopify,
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    _type: 'product',
    _source: { sku: 'b', tax_class_id: 2 },
  });
  expect(lineOf(1)).toBe(3);
  expect(refusedCount).toBe(1);
  expect(said).toEqual([
    'shop.csv:2: refused: Variant Price "29.990": could be thousands: write it without a mark, or with two decimals',
    'shop.csv:3: note: Variant SKU "b": made of other values: the cell is empty',
    'shop.csv: columns not read, with their rows: Tags (1)',
    'shop.csv: 1 pictures are on another server; --pictures downloads them',
  ]);
});

it('writes the addresses of pictures of all files', async () => {
  const list = join(folder, 'pictures.txt');
  const opener = createFileOpener({ ...shopify, pictureList: list });
  for (const name of ['a', 'b']) {
    const row = `${name},Szék,${name},5,100,,https://cdn.example/${name}.jpg`;
    await opener(write(`${name}.csv`, `${head}\n${row}`), () => undefined);
  }
  expect(readFileSync(list, 'utf8')).toBe('https://cdn.example/a.jpg\nhttps://cdn.example/b.jpg\n');
});

it.each<[name: string, text: string | Uint8Array, reason: string]>([
  [
    'other.csv',
    'sku;qty\na;1',
    'no product file of shopify: it lacks Handle / URL handle, Title, Variant Price / Price',
  ],
  ['empty.csv', head, 'no row under the headings'],
  [
    'latin2.csv',
    Buffer.from(`${head}\na,L\u00e1mpa`, 'latin1'),
    'not UTF-8: Excel saves it as "CSV UTF-8"',
  ],
])('refuses %s as a whole and says why', async (name, text, reason) => {
  const { lines, refusedCount, said } = await open(write(name, text), shopify);
  expect({ lines, refusedCount, said }).toEqual({
    lines: [],
    refusedCount: 1,
    said: [`${name}: refused: ${reason}`],
  });
});

it.each<[options: Partial<ImportOptions>, message: string]>([
  [
    { from: 'opencart', taxClass: '2' },
    '--from is one of shopify, woocommerce, magento, not "opencart".',
  ],
  [{ from: 'shopify' }, '--from needs --tax-class ID'],
  [{ from: 'shopify', taxClass: 'standard' }, '--tax-class needs a whole number, not "standard".'],
  [
    { from: 'magento', taxClass: '2', taxClassOf: ['Luxus'] },
    '--tax-class-of is NAME=ID, not "Luxus".',
  ],
  [{ from: 'magento', taxClass: '2', category: 'x' }, '--category needs a whole number, not "x".'],
  [{ taxClass: '2' }, '--tax-class, --tax-class-of, --pictures, --local-pictures and'],
  [{ pictures: true }, '--picture-list need --from.'],
  [{ pictureList: 'a.txt' }, '--picture-list need --from.'],
  [{ from: 'shopify', taxClass: '2', localPictures: true }, '--local-pictures needs --pictures.'],
])('refuses the options %j', (options, message) => {
  expect(() => createFileOpener({ ...plain, ...options })).toThrow(message);
});
