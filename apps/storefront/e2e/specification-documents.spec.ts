import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';

/** The entities of the product specification, as the running shop responds with them. */

type Document = Readonly<Record<string, unknown>>;

const number: unknown = expect.any(Number);
const text: unknown = expect.stringMatching(/\S/);

/** Requests documents of a type that match all filters; there is at least one. */
async function find(
  request: APIRequestContext,
  type: string,
  filters: Document = {},
): Promise<readonly Document[]> {
  const answer = await request.post('/api/catalog', {
    data: {
      type,
      size: 50,
      searchQuery: {
        _appliedFilters: Object.entries(filters).map(([attribute, value]) => ({
          attribute,
          value,
          scope: 'default',
        })),
      },
    },
  });
  expect(answer.status(), type).toBe(200);
  const { items } = (await answer.json()) as { items: readonly Document[] };
  expect(items.length, type).toBeGreaterThan(0);
  return items;
}

/** Requests the first document that matches all filters. */
async function findFirst(
  request: APIRequestContext,
  type: string,
  filters: Document = {},
): Promise<Document> {
  const [first = {}] = await find(request, type, filters);
  return first;
}

const listOf = (value: unknown): readonly Document[] => {
  expect(value).toEqual(expect.arrayContaining([expect.anything()]));
  return value as readonly Document[];
};

test('[S3-1] [S3-6] [S3-7] a product has its identity, pictures, categories and addresses', async ({
  request,
}) => {
  const sofa = await findFirst(request, 'product', { sku: { eq: 'ZG-1101' } });
  expect(sofa).toMatchObject({
    id: 1101,
    sku: 'ZG-1101',
    name: 'Felhő háromszemélyes kanapé',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    url_key: 'felho-haromszemelyes-kanape',
    url_path: 'felho-haromszemelyes-kanape',
    slug: 'felho-haromszemelyes-kanape',
  });
  expect(sofa['category_ids']).toEqual(expect.arrayContaining([20, 21]));
  expect(listOf(sofa['category'])).toContainEqual(
    expect.objectContaining({ category_id: 21, name: 'Kanapék' }),
  );
  const gallery = listOf(sofa['media_gallery']);
  expect(gallery.length).toBeGreaterThan(1);
  for (const { image } of [sofa, ...gallery]) {
    const picture = await request.get(`/img/300/300/resize${String(image)}`);
    expect(picture.headers()['content-type'], String(image)).toContain('image/');
  }
  const variant = await findFirst(request, 'product', { sku: { eq: 'ZG-1101-NATUR' } });
  expect(variant).toMatchObject({ type_id: 'simple', visibility: 1, parentSku: 'ZG-1101' });
});

test('[S3-4] [S3-5] [S3-10] a product on sale has all its prices, the dates and the marks', async ({
  request,
}) => {
  const table = await findFirst(request, 'product', { sku: { eq: 'ZG-2403' } });
  for (const [name, gross] of [
    ['price', 95_990],
    ['original_price', 119_990],
    ['special_price', 95_990],
    ['final_price', 95_990],
  ] as const) {
    expect(table[`${name}_incl_tax`], name).toBe(gross);
    expect(Number(table[name]), name).toBe(Math.round(gross / 1.27));
    expect(Number(table[name]) + Number(table[`${name}_tax`]), name).toBe(gross);
  }
  expect(table).toMatchObject({
    special_from_date: '2024-01-01 00:00:00',
    special_to_date: '2030-12-31 23:59:59',
    original_special_price: number,
    original_final_price: number,
    sale: '1',
    new: '0',
    discount: 20,
  });
  const page = (await (await request.get('/hold-lerakoasztal-par')).text()).replaceAll(
    /[\s\u00a0]+|<!-- -->/g,
    ' ',
  );
  expect(page).toContain('95 990 Ft');
  expect(page).toContain('119 990 Ft');
  const list = await (await request.get('/osszes-termek?search=Hold%20lerak%C3%B3asztal')).text();
  expect(list).toMatch(/Akció/);
  expect(list).toMatch(/20(?:<!-- -->)?%/);
});

test('[S3-11] [S3-12] [S3-13] a product has options with variants, links and parts of a set', async ({
  request,
}) => {
  const sofa = await findFirst(request, 'product', { sku: { eq: 'ZG-1101' } });
  const [color] = listOf(sofa['configurable_options']);
  expect(color).toMatchObject({ attribute_id: 93, attribute_code: 'color', label: 'Szín' });
  const values = listOf(color?.['values']);
  expect(values).toContainEqual(expect.objectContaining({ value_index: 1001, label: 'Natúr' }));
  const children = listOf(sofa['configurable_children']);
  expect(children.map((child) => child['color']).toSorted()).toEqual(
    values.map((value) => value['value_index']).toSorted(),
  );
  expect(children[0]).toMatchObject({ id: number, sku: text });

  const pair = await findFirst(request, 'product', { type_id: { eq: 'grouped' } });
  expect(listOf(pair['product_links'])).toContainEqual(
    expect.objectContaining({
      sku: pair['sku'],
      link_type: 'associated',
      linked_product_type: 'simple',
      linked_product_sku: text,
      qty: 1,
    }),
  );

  const set = await findFirst(request, 'product', { sku: { eq: 'ZG-3301' } });
  for (const option of listOf(set['bundle_options'])) {
    expect(option).toMatchObject({ option_id: number, title: text });
    const links = listOf(option['product_links']);
    for (const link of links) expect(link).toMatchObject({ sku: text, qty: number });
    if (option['required'] === true) {
      expect(links.filter((link) => link['is_default'] === true)).toHaveLength(1);
    }
  }
});

test('[S3-17] categories form a tree, with path, level, position and number of products', async ({
  request,
}) => {
  const categories = await find(request, 'category', { level: { lte: 2 } });
  const living = categories.find(({ id }) => id === 20) ?? {};
  expect(living).toMatchObject({
    name: 'Nappali',
    slug: 'nappali',
    url_key: 'nappali',
    url_path: 'nappali',
    parent_id: 2,
    level: 2,
    path: '1/2/20',
    position: 1,
    is_active: true,
  });
  const children = listOf(living['children_data']);
  expect(living['children_count']).toBe(children.length);
  for (const child of children) {
    expect(child).toMatchObject({
      parent_id: 20,
      level: 3,
      path: `1/2/20/${String(child['id'])}`,
      position: number,
    });
  }
  const products = await request.post('/api/catalog', {
    data: {
      type: 'product',
      size: 1,
      searchQuery: {
        _appliedFilters: [
          { attribute: 'category_ids', value: { in: [20] }, scope: 'default' },
          { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
          { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
        ],
      },
    },
  });
  const { total } = (await products.json()) as { total: number };
  expect(living['product_count']).toBe(total);
});

test('[S3-18] [S3-19] [S3-20] attributes have labels, options, flags and groups; tax rules have classes and rates', async ({
  request,
}) => {
  const color = await findFirst(request, 'attribute', { attribute_code: { eq: 'color' } });
  expect(color).toMatchObject({
    attribute_id: 93,
    attribute_group_id: 10_002,
    frontend_label: 'Szín',
    frontend_input: 'select',
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: true,
    is_comparable: true,
  });
  expect(listOf(color['options'])).toContainEqual(
    expect.objectContaining({ value: 1001, label: 'Natúr' }),
  );
  const groups = await find(request, 'attribute-group');
  expect(groups.map((group) => group['attribute_group_id'])).toContain(10_002);

  const rule = await findFirst(request, 'taxrule');
  expect(rule).toMatchObject({
    id: 1,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
  });
  expect(listOf(rule['rates'])).toContainEqual(
    expect.objectContaining({ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }),
  );
});

test('[S3-43] posts of the feeds have a kind and a date', async ({ request }) => {
  const posts = await find(request, 'instagram');
  expect(new Set(posts.map((post) => post['instagram_media_type']))).toEqual(
    new Set(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  );
  for (const post of posts) {
    expect(post).toMatchObject({
      instagram_id: text,
      instagram_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  }
  for (const post of await find(request, 'mlc')) {
    expect(post).toMatchObject({
      mlc_id: text,
      mlc_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  }
});
