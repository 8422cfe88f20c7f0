import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocument, type Source } from '@shop/catalog-documents';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { productFileFormats, type ProductFile, type ProductFileFormat } from './product-file.ts';
import { readProductFile } from './read-product-file.ts';

const options = { taxClassId: 2, taxClasses: new Map([['kedvezményes', 3]]), rootCategoryId: 2 };

function readText(format: ProductFileFormat, text: string): ProductFile {
  const result = readProductFile(format, text, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function fixture(format: ProductFileFormat): string {
  return readFileSync(join(import.meta.dirname, `fixtures/${format}.csv`), 'utf8');
}

function documentsOf(file: ProductFile, type: string): readonly Source[] {
  return file.documents
    .filter(({ document: { _type: documentType } }) => documentType === type)
    .map(({ document: { _source: source } }) => source);
}

function product(file: ProductFile, sku: string): Source | undefined {
  return documentsOf(file, 'product').find((source) => source['sku'] === sku);
}

function children(source: Source | undefined): readonly Source[] {
  return (source?.['configurable_children'] ?? []) as readonly Source[];
}

const shopifyHead = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty';
const shopify = (...rows: readonly string[]) =>
  readText('shopify', [shopifyHead, ...rows].join('\n'));
const woocommerceHead =
  'ID;Type;SKU;Name;Regular price;Sale price;Tax status;Tax class;In stock?;Stock;Parent;Description;Attribute 1 name;Attribute 1 value(s)';
const woocommerce = (...rows: readonly string[]) =>
  readText('woocommerce', [woocommerceHead, ...rows].join('\n'));
const magentoHead =
  'sku\tproduct_type\tname\tprice\tqty\ttax_class_name\tspecial_price\tspecial_price_to_date\tbundle_price_type\tbundle_values\tstore_view_code\tproduct_online\tvisibility';
const magento = (...rows: readonly string[]) =>
  readText('magento', [magentoHead, ...rows].join('\n'));
const codes = (file: ProductFile) =>
  file.problems.map(({ line, code, column }) => [line, code, column]);

it('[PF-1] refuses a file of another format and names what is missing', () => {
  expect(readProductFile('magento', fixture('shopify'), options)).toEqual({
    ok: false,
    error: { kind: 'not-this-format', missing: ['sku', 'product_type', 'name', 'price'] },
  });
  expect(readProductFile('shopify', fixture('woocommerce'), options)).toEqual({
    ok: false,
    error: {
      kind: 'not-this-format',
      missing: ['Handle / URL handle', 'Title', 'Variant Price / Price'],
    },
  });
  expect(readProductFile('shopify', shopifyHead, options)).toEqual({
    ok: false,
    error: { kind: 'empty' },
  });
});

it('[PF-1] reads the headings of Shopify of before and after 2025, in any case and order', () => {
  const before = shopify('a,Lámpa,L-1,100.00,5');
  const after = readText(
    'shopify',
    'title,SKU,PRICE,Inventory  quantity,URL handle\nLámpa,L-1,100.00,5,a',
  );
  expect(after.documents).toEqual(before.documents);
  expect(product(after, 'L-1')).toMatchObject({ name: 'Lámpa', url_path: 'a', price: 100 });
});

it.each([',', ';', '\t'])('[PF-2] reads cells between %j', (mark) => {
  const text = [shopifyHead, 'a,Lámpa,L-1,100,5'].join('\n').replaceAll(',', mark);
  expect(product(readText('shopify', text), 'L-1')).toMatchObject({ name: 'Lámpa', price: 100 });
});

it('[PF-2] reads what Excel writes: a byte order mark, CRLF, quotes, marks and line breaks in cells', () => {
  const text =
    '\uFEFF"Handle";Title;Variant SKU;Variant Price;Body (HTML)\r\na;"A ""nagy""; zöld";L-1;100;"egy\r\nkettő\r\n"\r\nb;Bé;L-2;x;\r\n';
  const file = readText('shopify', text);
  expect(product(file, 'L-1')).toMatchObject({
    name: 'A "nagy"; zöld',
    description: '<p>egy<br>kettő</p>',
  });
  expect(codes(file)).toEqual([
    [2, 'missing', 'Variant Inventory Qty'],
    [5, 'invalid', 'Variant Price'],
  ]);
});

it('[PF-3] reports each row that is left out and reads the others', () => {
  const file = shopify(
    'a,Lámpa,L-1,sok,5',
    'b,Fotel,L-2,200,5',
    'c,"Nem zárt,L-3,300,5',
    'd,"Szék",L-4,400,5',
    'e,Asztal,L-5,500,5,fölös',
    ',Név nélkül,L-6,600,5',
    'f,Pad,L-7,700,5',
  );
  expect(documentsOf(file, 'product').map(({ sku }) => sku)).toEqual(['L-2', 'L-4', 'L-7']);
  expect(file.problems).toEqual([
    { line: 2, code: 'invalid', column: 'Variant Price', value: 'sok', isRefused: true },
    { line: 4, code: 'quotes', column: '', value: 'c,"Nem zárt,L-3,300,5', isRefused: true },
    { line: 6, code: 'cells', column: '', value: 'fölös', isRefused: true },
    { line: 7, code: 'missing', column: 'Handle', value: '', isRefused: true },
  ]);
});

it('[PF-4] lists the columns with values that are not read, and the rows that have one', () => {
  expect(readText('shopify', fixture('shopify')).ignoredColumns).toEqual([
    { column: 'Tags', rows: 1 },
    { column: 'Variant Requires Shipping', rows: 4 },
  ]);
  expect(readText('magento', fixture('magento')).ignoredColumns).toEqual([
    { column: 'attribute_set_code', rows: 7 },
    { column: 'product_websites', rows: 7 },
    { column: 'additional_attributes', rows: 1 },
  ]);
});

it('[PF-19] the vendor or brand of a file is the manufacturer', () => {
  expect(product(readText('shopify', fixture('shopify')), 'moha-fotel')).toMatchObject({
    manufacturer: 'Zugoly',
  });
  const brands = (text: string) =>
    product(
      readText('woocommerce', `ID;Type;Name;Regular price;Brands\n7;simple;Lámpa;100;${text}`),
      'wc-7',
    )?.['manufacturer'];
  expect(brands('Zugoly')).toBe('Zugoly');
  expect(brands('Műhelyek > Zugoly, Másik')).toBe('Zugoly, Másik');
  expect(brands('')).toBeUndefined();
});

it.each<[attributes: string, maker: string | undefined, ignored: readonly object[]]>([
  ['manufacturer=Zugoly', 'Zugoly', []],
  ['color=Kék,manufacturer=Zugoly', 'Zugoly', [{ column: 'additional_attributes', rows: 1 }]],
  ['color=Kék', undefined, [{ column: 'additional_attributes', rows: 1 }]],
])(
  '[PF-19] of the attributes %j of Magento the manufacturer is read',
  (attributes, maker, ignored) => {
    const file = readText(
      'magento',
      `sku,product_type,name,price,qty,additional_attributes\nL-1,simple,Lámpa,100,5,"${attributes}"`,
    );
    expect(product(file, 'L-1')?.['manufacturer']).toBe(maker);
    expect(file.ignoredColumns).toEqual(ignored);
  },
);

it('[PF-19] names tags as a column that is not read', () => {
  const head = `${shopifyHead},Tags`;
  expect(readText('shopify', `${head}\na,Lámpa,L-1,100,5,"lámpa, új"`).ignoredColumns).toEqual([
    { column: 'Tags', rows: 1 },
  ]);
});

it('[PF-4] lists a second column of a heading if a row fills both', () => {
  const file = readText(
    'shopify',
    'Handle,Title,Price,SKU,Sku\na,Lámpa,100,L-1,L-2\nb,Szék,100,,L-3',
  );
  expect(documentsOf(file, 'product').map(({ sku }) => sku)).toEqual(['L-1', 'L-3']);
  expect(file.ignoredColumns).toEqual([{ column: 'Sku', rows: 1 }]);
});

it.each(productFileFormats)('[PF-5] gives the same documents of a %s file each time', (format) => {
  const first = readText(format, fixture(format));
  expect(readText(format, fixture(format))).toEqual(first);
  const ids = first.documents.map(({ document: { _id: id } }) => Number(id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Number.isSafeInteger(id) && id >= 2 ** 52).toBe(true);
});

it('[PF-5] a product keeps its id when its row changes', () => {
  const before = product(shopify('a,Lámpa,L-1,100,5'), 'L-1');
  expect(product(shopify('b,Bútor,X-1,1,1', 'c,Fali lámpa,L-1,200,5'), 'L-1')?.['id']).toBe(
    before?.['id'],
  );
});

it('[PF-6] makes a missing article number of handle and options, or of the ID, and reports it', () => {
  expect(shopify('a,Lámpa,,100,5').problems).toEqual([
    { line: 2, code: 'derived', column: 'Variant SKU', value: 'a', isRefused: false },
  ]);
  expect(
    children(product(readText('shopify', fixture('shopify')), 'moha-fotel')).map(({ sku }) => sku),
  ).toEqual(['MF-MOHA-T', 'MF-OZ-T', 'moha-fotel-ozbarna-bukk']);
  expect(product(woocommerce('7;simple;;Lámpa;100;;;;1;5;;;;'), 'wc-7')).toMatchObject({
    name: 'Lámpa',
  });
  expect(codes(magento('\tsimple\tLámpa\t100\t5'))).toEqual([[2, 'missing', 'sku']]);
});

it('[PF-6] leaves out an article number that the shop does not allow and one of an earlier row', () => {
  const file = shopify('a,Lámpa,L-1,100,5', 'b,Fotel,L-1,100,5', 'c,Szék,"L,2",100,5');
  expect(documentsOf(file, 'product')).toHaveLength(1);
  expect(codes(file)).toEqual([
    [3, 'duplicate', 'Variant SKU'],
    [4, 'invalid', 'Variant SKU'],
  ]);
});

it.each<[text: string, price: number]>([
  ['29990', 29_990],
  ['29990.00', 29_990],
  ['29990.0000', 29_990],
  ['0.1', 0.1],
  ['19990.5', 19_990.5],
  ['"19990,5"', 19_990.5],
  ['1234.567', 1234.567],
  ['0.125', 0.125],
])('[PF-7] reads the price %s exactly', (text, price) => {
  expect(product(shopify(`a,Lámpa,L-1,${text},5`), 'L-1')).toMatchObject({ price });
});

it.each<[text: string, code: string]>([
  ['29.990', 'ambiguous'],
  ['"29,990"', 'ambiguous'],
  ['29 990', 'invalid'],
  ['1.234.567', 'invalid'],
  ['-5', 'invalid'],
  ['29990 Ft', 'invalid'],
  ['1e3', 'invalid'],
  ['', 'missing'],
])('[PF-7] leaves out a row with the price %j', (text, code) => {
  const file = shopify(`a,Lámpa,L-1,${text},5`);
  expect(documentsOf(file, 'product')).toEqual([]);
  expect(codes(file)).toEqual([[2, code, 'Variant Price']]);
});

it('[PF-8] takes the offer of each format', () => {
  expect(product(readText('shopify', fixture('shopify')), 'GL-19')).toMatchObject({
    price: 34_990,
    special_price: 29_990,
  });
  expect(
    children(product(readText('woocommerce', fixture('woocommerce')), 'wc-44'))[0],
  ).toMatchObject({
    price: 24_990,
    special_price: 19_990.5,
    special_from_date: '2026-11-01',
    special_to_date: '2026-12-24',
  });
  expect(children(product(readText('magento', fixture('magento')), 'FK'))[0]).toMatchObject({
    price: 389_990,
    special_price: 349_990,
    special_from_date: '2026-11-01',
    special_to_date: '2026-12-24',
  });
});

it('[PF-8] a compare-at price that is not higher is no offer, and a date that cannot be read leaves out the row', () => {
  const file = readText(
    'shopify',
    `${shopifyHead},Variant Compare At Price\na,Lámpa,L-1,100,5,100`,
  );
  expect(product(file, 'L-1')).not.toHaveProperty('special_price');
  expect(codes(magento('L-1\tsimple\tLámpa\t100\t5\t\t90\tkarácsony'))).toEqual([
    [2, 'invalid', 'special_price_to_date'],
  ]);
});

it.each<[row: string, taxClass: number | undefined]>([
  ['1;simple;L-1;Lámpa;100;;taxable;;1;5;;;;', 2],
  ['1;simple;L-1;Lámpa;100;;taxable;standard;1;5;;;;', 2],
  ['1;simple;L-1;Lámpa;100;;taxable;KEDVEZMÉNYES;1;5;;;;', 3],
  ['1;simple;L-1;Lámpa;100;;none;;1;5;;;;', 0],
  ['1;simple;L-1;Lámpa;100;;taxable;luxus;1;5;;;;', undefined],
])('[PF-9] %s has tax class %s', (row, taxClass) => {
  expect(product(woocommerce(row), 'L-1')?.['tax_class_id']).toBe(taxClass);
});

it('[PF-9] the other formats name no tax, the usual class and unknown ones too', () => {
  const file = readText(
    'shopify',
    `${shopifyHead},Variant Taxable\na,Lámpa,L-1,100,5,FALSE\nb,Szék,L-2,100,5,TRUE`,
  );
  expect(documentsOf(file, 'product').map((source) => source['tax_class_id'])).toEqual([0, 2]);
  const other = magento(
    'A\tsimple\tA\t1\t5\tNone',
    'B\tsimple\tB\t1\t5\tTaxable Goods',
    'C\tsimple\tC\t1\t5\tLuxus',
  );
  expect(documentsOf(other, 'product').map((source) => source['tax_class_id'])).toEqual([0, 2]);
  expect(codes(other)).toEqual([[4, 'unknown', 'tax_class_name']]);
});

it('[PF-10] counts stock as the file says', () => {
  const [lamp, chair] = [
    readText('shopify', fixture('shopify')),
    readText('woocommerce', fixture('woocommerce')),
  ];
  expect(product(lamp, 'GL-19')).toMatchObject({
    stock: { is_in_stock: true, qty: 12, manage_stock: true },
  });
  expect(children(product(lamp, 'moha-fotel')).map(({ stock }) => stock)).toEqual([
    { is_in_stock: true, qty: 3, manage_stock: true },
    { is_in_stock: false, qty: 0, manage_stock: true },
    { is_in_stock: true, qty: 0, manage_stock: false },
  ]);
  expect(children(product(chair, 'wc-44')).map(({ stock }) => stock)).toEqual([
    { is_in_stock: true, qty: 8, manage_stock: true },
    { is_in_stock: false, qty: 0, manage_stock: false },
  ]);
});

it('[PF-10] sells out what is counted with an unknown quantity, and reports it', () => {
  const files = [
    shopify('a,Lámpa,L-1,100,'),
    magento('L-1\tsimple\tLámpa\t100\t'),
    woocommerce('1;simple;L-1;Lámpa;100;;;;1;parent;;;;'),
  ];
  for (const file of files) {
    expect(product(file, 'L-1')).toMatchObject({
      stock: { is_in_stock: false, qty: 0, manage_stock: true },
    });
  }
  expect(files.flatMap(codes)).toEqual([
    [2, 'missing', 'Variant Inventory Qty'],
    [2, 'missing', 'qty'],
    [2, 'not-supported', 'Stock'],
  ]);
});

it('[PF-11] makes one configurable product of the variants, with the price of the cheapest', () => {
  const file = readText('shopify', fixture('shopify'));
  const chair = product(file, 'moha-fotel');
  expect(chair).toMatchObject({
    type_id: 'configurable',
    price: 119_990.5,
    configurable_options: [
      { attribute_code: 'szin', values: [{ label: 'Mohazöld' }, { label: 'Őzbarna' }] },
      { attribute_code: 'lab', values: [{ label: 'Tölgy' }, { label: 'Bükk' }] },
    ],
  });
  const [color] = documentsOf(file, 'attribute');
  const labels = new Map(
    ((color?.['options'] ?? []) as readonly Source[]).map(({ value, label }) => [value, label]),
  );
  expect(children(chair).map((child) => labels.get(child['szin']))).toEqual([
    'Mohazöld',
    'Őzbarna',
    'Őzbarna',
  ]);
});

it('[PF-11] leaves out a variant that lacks an option or repeats one, and keeps codes of attributes apart from fields', () => {
  const file = readText(
    'shopify',
    `${shopifyHead},Option1 Name,Option1 Value\na,Lámpa,L-1,1,5,Status,Kék\na,,L-2,1,5,,Kék\na,,L-3,1,5,,\na,,L-4,1,5,,Zöld`,
  );
  expect(children(product(file, 'a')).map(({ sku, status }) => [sku, status])).toEqual([
    ['L-1', 1],
    ['L-4', 1],
  ]);
  expect(codes(file)).toEqual([
    [3, 'duplicate', 'Status'],
    [4, 'missing', 'Status'],
  ]);
  expect(documentsOf(file, 'attribute')[0]).toMatchObject({ attribute_code: 'option_status' });
});

it('[PF-12] puts categories below the one of the caller, and a product into all above its own', () => {
  const file = readText('magento', fixture('magento'));
  const categories = documentsOf(file, 'category');
  expect(categories.map((category) => [category['name'], category['url_path']])).toEqual([
    ['Nappali', 'nappali'],
    ['Kanapék', 'nappali/kanapek'],
    ['Étkező', 'etkezo'],
  ]);
  const [living, sofas] = categories;
  expect(living?.['parent_id']).toBe(2);
  expect(sofas?.['parent_id']).toBe(living?.['id']);
  expect(product(file, 'FK')?.['category_ids']).toEqual([2, living?.['id'], sofas?.['id']]);
});

it('[PF-13] gives a picture the host and path of its address, and lists it with row and article', () => {
  const file = readText('shopify', fixture('shopify'));
  expect(product(file, 'GL-19')).toMatchObject({
    image: '/cdn.example/files/golya-1.v=17.jpg',
    media_gallery: [
      { image: '/cdn.example/files/golya-1.v=17.jpg', lab: 'Gólya állólámpa, elölről', pos: 1 },
      { image: '/cdn.example/files/golya-2.v=17.jpg', lab: 'Közelről', pos: 2 },
    ],
  });
  const cdn = 'https://cdn.example/files';
  expect(file.pictures.map(({ line, sku, address }) => [line, sku, address])).toEqual([
    [2, 'GL-19', `${cdn}/golya-1.jpg?v=17`],
    [4, 'GL-19', `${cdn}/golya-2.jpg?v=17`],
    [5, 'moha-fotel', `${cdn}/moha.jpg`],
    [5, 'MF-MOHA-T', `${cdn}/moha-zold.jpg`],
  ]);
  expect(readText('magento', fixture('magento')).pictures).toEqual([]);
});

const pictureHead = `${shopifyHead},Image Src`;
const pictureOf = (address: string) =>
  readText('shopify', `${pictureHead}\na,Lámpa,L-1,100,5,${address}`).pictures[0]?.path;

it.each<[address: string, path: string]>([
  ['https://cdn.example/sz%C3%A9k%201.JPG?v=2#x', '/cdn.example/szék 1.v=2.JPG'],
  ['https://cdn.example/a.jpg?', '/cdn.example/a.jpg'],
  ['//cdn.example:8443/a.webp', '/cdn.example/a.webp'],
  ['http://cdn.example/a%zz.png', '/cdn.example/a%zz.png'],
  ['https://shop.example/media/catalog/product/w/b/wb01.jpg', '/w/b/wb01.jpg'],
  ['https://shop.example/media/catalog/product/w/b/wb01.jpg?v=2#x', '/w/b/wb01.v=2.jpg'],
  ['//shop.example/pub/media/catalog/category/sofas.png?1725', '/sofas.1725.png'],
])('[PF-13] the picture of %s is at %s', (address, path) => {
  expect(pictureOf(address)).toBe(path);
});

it.each([
  'https://cdn.example/picture?id=7',
  'https://cdn.example/a.jpg?v=1&width=800',
  'https://shop.example/media/catalog/product/w/b/wb01.jpg?v=1&width=800',
  `https://cdn.example/a.jpg?v=${'1'.repeat(60)}`,
  'https://cdn.example/a/..%2f..%2fb.jpg',
  'https://cdn.example/.git/a.jpg',
  'https://cdn.example/a:b.jpg',
  'https://cdn.example/a%00.jpg',
  `https://cdn.example/${'a'.repeat(300)}.jpg`,
  'https://[2001:db8::1]/a.jpg',
])(
  '[PF-13] the picture of %s has a number, because its path cannot be that of a file',
  (address) => {
    expect(pictureOf(address)).toMatch(/^\/[a-z\d.-]+\/\d{16}\.jpg$/);
  },
);

it('[PF-13] gives two addresses that differ in their query two paths', () => {
  const rows = ['a,Lámpa,L-1,100,5,https://cdn.example/a.jpg?id=1'];
  rows.push('b,Szék,L-2,100,5,https://cdn.example/a.jpg?id=2');
  rows.push('c,Pad,L-3,100,5,https://cdn.example/a.jpg?id=1');
  const file = readText('shopify', [pictureHead, ...rows].join('\n'));
  expect(new Set(file.pictures.map(({ path }) => path)).size).toBe(2);
  expect(product(file, 'L-2')?.['image']).not.toBe(product(file, 'L-1')?.['image']);
  expect(product(file, 'L-3')?.['image']).toBe(product(file, 'L-1')?.['image']);
});

it('[PF-13] gives a picture of a new version another path than the former one', () => {
  const paths = ['a.jpg', 'a.jpg?v=1', 'a.jpg?v=2', 'a.jpg?v=2&width=8', 'a.jpg?v=3&width=8'].map(
    (name) => pictureOf(`https://cdn.example/${name}`),
  );
  expect(new Set(paths).size).toBe(5);
  expect(pictureOf('https://cdn.example/a.jpg?v=1')).toBe(paths[1]);
});

it.each([
  'ftp://cdn.example/a.jpg',
  'data:image/png;base64',
  'C:\\a.jpg',
  'https://',
  'nincs kép',
  '1',
])('[PF-4] notes the cell %j, which is neither the path of a picture nor an address', (text) => {
  const note = (column: string, line = 2) => ({
    line,
    code: 'invalid',
    column,
    value: text,
    isRefused: false,
  });
  const rows = [`a,Lámpa,L-1,100,5,${text},${text}`, `b,Szék,L-2,100,5,b.jpg,`];
  const shopify = readText('shopify', [`${pictureHead},Variant Image`, ...rows].join('\n'));
  expect(shopify.problems).toEqual([note('Image Src'), note('Variant Image')]);
  expect(product(shopify, 'L-1')).not.toHaveProperty('image');
  expect(product(shopify, 'L-2')).toMatchObject({ image: '/b.jpg' });
});

it.each([
  ['woocommerce', 'Images', (text: string, value: string) => text.replace(/https?:[^";,]+/, value)],
  ['magento', 'base_image', (text: string, value: string) => text.replace(/\/[^",]+\.jpg/, value)],
] as const)('[PF-4] notes a cell of %s without a picture', (format, column, replace) => {
  const text = replace(fixture(format), 'ftp://cdn.example/a.jpg');
  expect(readText(format, text).problems).toContainEqual(
    expect.objectContaining({ column, code: 'invalid', value: 'ftp://cdn.example/a.jpg' }),
  );
});

it('[PF-13] takes the words for no picture as an empty cell', () => {
  const file = readText('shopify', `${pictureHead}\na,Lámpa,L-1,100,5,no_selection`);
  expect(file.problems).toEqual([]);
  expect(product(file, 'L-1')).not.toHaveProperty('image');
});

it('[PF-13] lists no picture of a row that is left out', () => {
  const row = 'a,Lámpa,L-1,sok,5,https://cdn.example/a.jpg';
  expect(readText('shopify', `${pictureHead}\n${row}`).pictures).toEqual([]);
});

it.each<[written: string, read: string]>([
  ['<p>Kész <b>HTML</b></p>', '<p>Kész <b>HTML</b></p>'],
  ['egy\\nkettő\\n\\nhárom & négy', '<p>egy<br>kettő</p><p>három &amp; négy</p>'],
  [`'=200 oldal`, '<p>=200 oldal</p>'],
])('[PF-14] reads the description %j', (written, read) => {
  const file = woocommerce(`1;simple;L-1;Lámpa;100;;;;1;5;;${written};;`);
  expect(product(file, 'L-1')?.['description']).toBe(read);
});

it('[PF-15] links the parts of groups and bundles', () => {
  const file = readText('magento', fixture('magento'));
  expect(product(file, 'PAR')).toMatchObject({
    type_id: 'grouped',
    product_links: [{ linked_product_sku: 'ASZTAL' }, { linked_product_sku: 'SZEK', qty: 2 }],
  });
  expect(product(file, 'GARN')).toMatchObject({
    type_id: 'bundle',
    bundle_options: [
      {
        title: 'Asztal',
        type: 'radio',
        product_links: [{ sku: 'ASZTAL', qty: 1, is_default: true }],
      },
      {
        title: 'Szék',
        type: 'select',
        product_links: [{ sku: 'SZEK', qty: 4, can_change_quantity: true }],
      },
    ],
  });
  expect(product(readText('woocommerce', fixture('woocommerce')), 'CSOMAG-1')).toMatchObject({
    product_links: [{ linked_product_sku: 'KONYV-1' }, { linked_product_sku: 'OZ-N' }],
  });
});

it('[PF-15] gives a variant that is part of a group or bundle a document of its own', () => {
  expect(product(readText('woocommerce', fixture('woocommerce')), 'OZ-N')).toMatchObject({
    type_id: 'simple',
    visibility: 1,
    price: 24_990,
    parentSku: 'wc-44',
  });
  const text = fixture('magento').replace('ASZTAL=1.0000,', 'ASZTAL=1.0000,FK-K=1.0000,');
  const [sofa, other] = ['FK-K', 'FK-Z'].map((sku) => product(readText('magento', text), sku));
  expect(sofa).toMatchObject({ type_id: 'simple', visibility: 1, price: 389_990 });
  expect(other).toBeUndefined();
});

it('[PF-15] leaves out a group with a part that is left out or no article', () => {
  const group = '9;grouped;G-1;Szett;;;;;1;;;;;';
  const file = readText(
    'woocommerce',
    [
      `${woocommerceHead};Grouped products`,
      `${group};"L-1, L-2"`,
      '1;simple;L-1;A;1;;;;1;5;;;;',
      '2;simple;L-2;B;sok;;;;1;5;;;;',
    ].join('\n'),
  );
  expect(codes(file)).toEqual([
    [2, 'unknown', 'Grouped products'],
    [4, 'invalid', 'Regular price'],
  ]);
  const other = fixture('magento').replace('ASZTAL=1.0000,', 'FK=1.0000,');
  expect(product(readText('magento', other), 'PAR')).toBeUndefined();
});

it('[PF-15] leaves out what the shop has nothing for', () => {
  const file = woocommerce(
    '1;external;L-1;Lámpa;100;;;;1;5;;;;',
    '2;simple, downloadable;L-2;Fájl;100;;;;1;5;;;;',
    '3;variable;L-3;Szék;;;;;1;;;;Szín;Kék',
    '4;variation;L-4;Szék;100;;;;1;5;L-3;;Szín;',
    '5;variation;L-5;Szék;100;;;;1;5;L-9;;Szín;Kék',
  );
  expect(documentsOf(file, 'product')).toEqual([]);
  expect(codes(file)).toEqual([
    [2, 'not-supported', 'Type'],
    [3, 'not-supported', 'Type'],
    [5, 'not-supported', 'Attribute 1 value(s)'],
    [6, 'unknown', 'Parent'],
  ]);
  expect(
    codes(
      magento(
        'A\tsimple\tA\t1\t5',
        'B\tbundle\tB\t\t\t\t\t\tfixed\tname=A,sku=A',
        'A\tsimple\tDeutsch\t1\t5\t\t\t\t\t\tde',
      ),
    ),
  ).toEqual([
    [3, 'not-supported', 'bundle_price_type'],
    [4, 'not-supported', 'store_view_code'],
  ]);
  expect(codes(readText('shopify', `${shopifyHead},Gift Card\na,Utalvány,U-1,100,5,TRUE`))).toEqual(
    [[2, 'not-supported', 'Gift Card']],
  );
});

it('[PF-16] takes off sale what is not published, and keeps visibility', () => {
  const file = readText(
    'shopify',
    `${shopifyHead},Status,Published\na,A,A,1,5,active,TRUE\nb,B,B,1,5,draft,TRUE\nc,C,C,1,5,active,FALSE\nd,D,D,1,5,szia,TRUE`,
  );
  expect(documentsOf(file, 'product').map(({ status }) => status)).toEqual([1, 2, 2]);
  expect(codes(file)).toEqual([[5, 'invalid', 'Status']]);
  const other = magento('A\tsimple\tA\t1\t5\t\t\t\t\t\t\t2\tSearch');
  expect(product(other, 'A')).toMatchObject({ status: 2, visibility: 3 });
});

it.each(productFileFormats)(
  '[PF-17] each document of a %s file passes the check of the import',
  (format) => {
    const { documents, problems } = readText(format, fixture(format));
    const refused = documents
      .map(({ document }) => checkDocument(document))
      .filter(({ ok }) => !ok);
    expect(refused).toEqual([]);
    expect(problems.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(0);
  },
);

it('[PF-3] reads any cells without an exception', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '1',
      '100',
      '29.990',
      'TRUE',
      'simple',
      'variable',
      'variation',
      'configurable',
      'a',
      'A > B',
      'sku=a,color=Kék|sku=b',
      '"',
      '"x',
      ';',
      '\n',
    ),
    fc.string({ maxLength: 8 }),
  );
  const file = fc
    .tuple(
      fc.constantFrom(...productFileFormats),
      fc.array(fc.array(cell, { maxLength: 32 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([format, rows]) => {
      const [head = ''] = fixture(format).split(/\r?\n/);
      const mark = head.includes(';') ? ';' : ',';
      return [format, [head, ...rows.map((row) => row.join(mark))].join('\n')] as const;
    });
  fc.assert(
    fc.property(file, ([format, text]) => {
      const result = readProductFile(format, text, options);
      expect(result).toMatchObject(result.ok ? {} : { error: { kind: 'empty' } });
    }),
  );
});
