import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createFileOpener } from '@shop/shop-cli';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { categoryDocument, hungarianTax, productDocument } from '../../test/shelf.ts';
import { importFile } from './import-file.ts';

const fixtures = resolve(import.meta.dirname, '../../../../../packages/catalog-csv/src/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'product-files-'));
const contentDir = join(folder, 'content');
cpSync(
  join(import.meta.dirname, '../../../../../demo/content/search'),
  join(contentDir, 'search'),
  {
    recursive: true,
  },
);
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    config: { contentDir },
    documents: [
      hungarianTax,
      categoryDocument(2, { parent_id: 1, level: 1, path: '1/2' }),
      productDocument(1),
    ],
  });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function load(file: string, from: string) {
  const options = { from, taxClass: '2', taxClassOf: ['Kedvezményes=2'], category: '2' };
  const said: string[] = [];
  const { source, lineOf, refusedCount } = await createFileOpener(options)(file, (line) =>
    said.push(line),
  );
  const refused: string[] = [];
  const report = await importFile(api.context.sql, source, {
    onRefused: ({ line, reason }) => refused.push(`${lineOf(line)}: ${reason}`),
  });
  await api.context.catalog.refresh();
  return { report, refused, refusedCount, said };
}

async function product(sku: string) {
  const { sql, catalog } = api.context;
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM document WHERE type = 'product' AND source ->> 'sku' = ${sku}`;
  const [found] = await catalog.documents('product', [row?.id ?? '']);
  return found?.document;
}

async function category(urlPath: string): Promise<unknown> {
  const [row] = await api.context.sql<{ id: string }[]>`
    SELECT id FROM document WHERE type = 'category' AND source ->> 'url_path' = ${urlPath}`;
  return Number(row?.id);
}

it('loads a product file of Shopify: product, variants, prices, stock, category', async () => {
  const { report, refused } = await load(join(fixtures, 'shopify.csv'), 'shopify');
  expect(refused).toEqual([]);
  expect(report.byType.get('product')).toMatchObject({ added: 2 });
  const lamp = await product('GL-19');
  expect(lamp).toMatchObject({
    name: 'Gólya állólámpa',
    price_incl_tax: 29_990,
    original_price_incl_tax: 34_990,
    stock: { is_in_stock: true, qty: 12 },
  });
  expect(lamp?.['category_ids']).toContain(await category('allolampak'));
  expect((await product('moha-fotel'))?.['configurable_children']).toMatchObject([
    { sku: 'MF-MOHA-T', price_incl_tax: 129_990, stock: { is_in_stock: true, qty: 3 } },
    { sku: 'MF-OZ-T', price_incl_tax: 119_991, stock: { is_in_stock: false } },
    { sku: 'moha-fotel-ozbarna-bukk', price_incl_tax: 124_990, stock: { is_in_stock: true } },
  ]);
});

it('changes nothing when a product file is loaded again', async () => {
  await load(join(fixtures, 'shopify.csv'), 'shopify');
  const { report } = await load(join(fixtures, 'shopify.csv'), 'shopify');
  expect([...report.byType.values()].map(({ added, changed }) => added + changed)).toEqual([
    0, 0, 0,
  ]);
});

it('loads a product file of WooCommerce: variations, a reduced class, a group', async () => {
  const { refused, refusedCount, said } = await load(
    join(fixtures, 'woocommerce.csv'),
    'woocommerce',
  );
  expect(refused).toEqual([]);
  expect(refusedCount).toBe(1);
  expect(said).toContain('woocommerce.csv:7: refused: Type "external": not supported');
  expect(await product('wc-44')).toMatchObject({
    name: 'Őzike szék',
    configurable_options: [{ label: 'Szín', values: [{ label: 'Natúr' }, { label: 'Meggy' }] }],
    configurable_children: [
      { sku: 'OZ-N', original_price_incl_tax: 24_990, stock: { is_in_stock: true, qty: 8 } },
      { sku: 'OZ-M', stock: { is_in_stock: false } },
    ],
  });
  expect((await product('wc-44'))?.['category_ids']).toContain(await category('etkezo/szekek'));
  expect(await product('KONYV-1')).toMatchObject({ price_incl_tax: 5_990 });
  expect(await product('CSOMAG-1')).toMatchObject({ price_incl_tax: 5_990 + 24_990 });
});

it('loads a product file of Magento: variants, a group, a bundle at the price of its parts', async () => {
  const { refused } = await load(join(fixtures, 'magento.csv'), 'magento');
  expect(refused).toEqual([]);
  const sofa = await product('FK');
  expect(sofa).toMatchObject({
    type_id: 'configurable',
    image: '/f/k/fk.jpg',
    configurable_children: [
      { sku: 'FK-K', original_price_incl_tax: 389_990, stock: { is_in_stock: true, qty: 4 } },
      { sku: 'FK-Z', price_incl_tax: 399_990, stock: { is_in_stock: false } },
    ],
  });
  expect(sofa?.['category_ids']).toContain(await category('nappali/kanapek'));
  expect(await product('PAR')).toMatchObject({ price_incl_tax: 249_990 + 54_990 });
  expect(await product('GARN')).toMatchObject({ price_incl_tax: 249_990 + 4 * 54_990 });
});

it('names the line of the file where the import refuses a document', async () => {
  const file = join(folder, 'taken.csv');
  const head = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Type';
  writeFileSync(file, `${head}\nuj,Új,UJ-1,5,100,\nmasik,Másik,SKU-1,5,100,\n`);
  const { refused } = await load(file, 'shopify');
  expect(refused).toEqual([expect.stringMatching(/^3: /)]);
});

/** Runs `shop` on the database of this test. Returns its exit code and its output lines. */
function runShop(words: readonly string[]) {
  const script = ['--conditions=@shop/source', 'apps/commerce-api/src/app/cli.ts', ...words];
  const cwd = resolve(import.meta.dirname, '../../../../..');
  const env = { PATH: process.env['PATH'], DATABASE_URL: api.url, CONTENT_DIR: contentDir };
  return new Promise<{ code: unknown; lines: readonly string[] }>((done) => {
    execFile(process.execPath, script, { cwd, env }, (error, _stdout, stderr) =>
      done({ code: error === null ? 0 : error.code, lines: stderr.trim().split('\n') }),
    );
  });
}

it('shows the pictures of a product file, downloaded from the former shop', async () => {
  const green = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#1e7a3c' },
  })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const formerShop = createServer((request, response) => {
    asked.push(String(request.url));
    if (String(request.url).includes('nincs')) response.writeHead(404).end('<h1>404</h1>');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(green);
  }).listen(0, '127.0.0.1');
  await once(formerShop, 'listening');
  const origin = `http://127.0.0.1:${(formerShop.address() as AddressInfo).port}`;
  const file = join(folder, 'pictures.csv');
  const rows = [
    'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
    `zold,Zöld,ZOLD-1,5,100,${origin}/files/z%C3%B6ld%201.jpg?v=17`,
    `zold,,,,,${origin}/files/nincs.jpg`,
  ];
  writeFileSync(file, rows.join('\n'));
  const command = ['import', '--from', 'shopify', '--tax-class', '2', '--pictures'];
  const refused = await runShop([...command, file]);
  expect(refused.code).toBe(1);
  expect(refused.lines.filter((line) => line.includes('local network'))).toHaveLength(2);
  expect(asked).toEqual([]);
  const loaded = await runShop([...command, '--local-pictures', file]);
  expect(loaded.code).toBe(1);
  expect(loaded.lines).toContain(
    `pictures.csv:3: no picture of ZOLD-1: ${origin}/files/nincs.jpg: status 404`,
  );
  await api.context.catalog.refresh();
  const image = String((await product('ZOLD-1'))?.['image']);
  expect(image).toBe('/127.0.0.1/files/zöld 1.v=17.jpg');
  const shown = await api.app.request(`/img/300/300/resize${encodeURI(image)}`);
  expect(shown.status).toBe(200);
  const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + 40);
  asked.length = 0;
  await runShop([...command, '--local-pictures', file]);
  expect(asked).toEqual(['/files/nincs.jpg']);
  // The merchant replaces the picture: the exporting shop has a new version of it.
  writeFileSync(file, rows.join('\n').replace('?v=17', '?v=18'));
  await runShop([...command, '--local-pictures', file]);
  expect(asked).toContain('/files/z%C3%B6ld%201.jpg?v=18');
  await api.context.catalog.refresh();
  expect((await product('ZOLD-1'))?.['image']).toBe('/127.0.0.1/files/zöld 1.v=18.jpg');
  formerShop.close();
}, 60_000);
