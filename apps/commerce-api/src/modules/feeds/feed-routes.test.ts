import { join } from 'node:path';
import { demoConfig } from '../../test/demo-config.ts';
import { routePolicies } from '@shop/url-resolver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDocument } from '@shop/catalog-documents';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { feedRoutes } from './feed-routes.ts';

const origin = 'https://shop.example';
const { version } = demoConfig.images;
let api: TestApi;

const product = (id: number, fields: object): ImportDocument => ({
  _type: 'product',
  _id: String(id),
  _source: {
    id,
    sku: `S-${id}`,
    name: `Termék ${id}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    url_path: `termek-${id}`,
    price: 5000,
    tax_class_id: 2,
    category_ids: [2, 20],
    stock: { is_in_stock: true, qty: 3 },
    ...fields,
  },
});

const documents: readonly ImportDocument[] = [
  {
    _type: 'category',
    _id: '2',
    _source: { id: 2, name: 'Összes', url_path: 'osszes', level: 1, path: '1/2', is_active: true },
  },
  {
    _type: 'category',
    _id: '20',
    _source: {
      id: 20,
      name: 'Asztal & szék',
      url_path: 'asztal-szek',
      image: '/k/asztal.webp',
      level: 2,
      path: '1/2/20',
      is_active: true,
    },
  },
  {
    _type: 'category',
    _id: '22',
    _source: {
      id: 22,
      name: 'Székek',
      url_path: 'asztal-szek/szekek',
      level: 3,
      path: '1/2/20/22',
      is_active: true,
    },
  },
  {
    _type: 'category',
    _id: '21',
    _source: {
      id: 21,
      name: 'Rejtett',
      url_path: 'rejtett',
      level: 2,
      path: '1/2/21',
      is_active: false,
    },
  },
  product(1, {
    name: 'Szék <"fa"> & párna\u0001',
    image: '/a/szek ülő.webp',
    media_gallery: [{ image: '/a/szek ülő.webp' }, { image: '/a/szek-2.webp' }],
    updated_at: '2025-11-20 08:00:00',
    manufacturer: 'Műhely Kft.',
    delivery_days: { min: 3, max: 5 },
    short_description: '<p>Kényelmes &amp; szép</p>',
  }),
  product(2, { status: 2 }),
  product(3, { visibility: 1 }),
  product(4, { type_id: 'virtual', price: 0 }),
  product(5, {
    type_id: 'configurable',
    category_ids: [2, 20, 21, 22],
    price: 20_000,
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Szín',
        values: [
          { value_index: 1, label: 'Moha' },
          { value_index: 2, label: 'Homok' },
        ],
      },
    ],
    configurable_children: [
      { sku: 'S-5-M', price: 20_000, color: '1', status: 1, stock: { is_in_stock: false, qty: 0 } },
      { sku: 'S-5-H', price: 25_000, special_price: 22_000, color: '2', status: 1 },
      { sku: 'S-5-X', price: 1, color: '2', status: 2 },
    ],
  }),
  ...[
    ['regi', { path: '/regi', title: 'Régi', to: '2026-03-04' }],
    ['most', { path: '/{product}-most', title: 'Most', from: '2026-03-05', to: '2026-03-05' }],
    ['titkos', { path: '/titkos', title: 'Titkos', isListed: false }],
    ['rolunk', { path: '/rolunk', title: 'Rólunk', description: 'Kik vagyunk' }],
  ].map(([uid, data]): ImportDocument => ({
    _type: 'prismic',
    _id: `cms-page-${String(uid)}`,
    _source: { prismic_type: 'cms-page', prismic_uid: uid, prismic_data: data },
  })),
];

beforeAll(async () => {
  api = await createTestApi({
    routes: [feedRoutes],
    documents,
    config: {
      publicUrl: origin,
      contentDir: join(import.meta.dirname, '../../test/sales-content'),
    },
  });
});
afterAll(() => api.close());

const text = async (path: string) => {
  const answer = await api.app.request(path);
  expect(answer.status).toBe(200);
  return answer.text();
};
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);

/** Checks that all elements are closed in order and all characters are escaped. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const crossed: string[] = [];
  const rest = xml
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)[^<>]*>/g, (tag, slash: string, name: string) => {
      if (slash === '') open.push(name);
      else if (open.pop() !== name) crossed.push(tag);
      return '';
    });
  expect([...open, ...crossed]).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
}

describe('the map of the shop', () => {
  it('names its files in an index', async () => {
    const index = await text('/sitemap.xml');
    expectWellFormed(index);
    expect(all(index, 'loc')).toEqual([
      `${origin}/sitemap/pages.xml`,
      `${origin}/sitemap/categories.xml`,
      `${origin}/sitemap/products-1.xml`,
    ]);
  });

  it('has the products anyone may open, with their pictures and the day they changed', async () => {
    const map = await text('/sitemap/products-1.xml');
    expectWellFormed(map);
    expect(all(map, 'loc')).toEqual([
      `${origin}/termek-1`,
      `${origin}/termek-4`,
      `${origin}/termek-5`,
    ]);
    expect(all(map, 'lastmod')).toEqual(['2025-11-20']);
    expect(all(map, 'image:loc')).toEqual([
      `${origin}/img/1024/1280/resize/a/szek%20%C3%BCl%C5%91.webp?v=${version}`,
      `${origin}/img/1024/1280/resize/a/szek-2.webp?v=${version}`,
    ]);
  });

  it('has active categories, and pages of the content that are listed and on today', async () => {
    expect(all(await text('/sitemap/categories.xml'), 'loc')).toEqual([
      `${origin}/osszes`,
      `${origin}/asztal-szek`,
      `${origin}/asztal-szek/szekek`,
    ]);
    expect(all(await text('/sitemap/pages.xml'), 'loc')).toEqual([
      `${origin}/`,
      `${origin}/reviews`,
      `${origin}/butor-most`,
      `${origin}/rolunk`,
      `${origin}/altalanos-szerzodesi-feltetelek`,
    ]);
  });

  it('has no more files than products fill', async () => {
    expect((await api.app.request('/sitemap/products-2.xml')).status).toBe(404);
    expect((await api.app.request('/sitemap/products-0.xml')).status).toBe(404);
  });

  it('is confirmed to a client that has it already, and may be cached', async () => {
    const first = await api.app.request('/sitemap.xml');
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    const again = await api.app.request('/sitemap.xml', {
      headers: { 'if-modified-since': first.headers.get('last-modified') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('the feed for Google Merchant', () => {
  it('offers each article that can be bought, a variant by itself', async () => {
    const feed = await text('/feeds/google.xml');
    expectWellFormed(feed);
    expect(all(feed, 'g:id')).toEqual(['S-1', 'S-5-M', 'S-5-H']);
    expect(all(feed, 'g:item_group_id')).toEqual(['S-5', 'S-5']);
    expect(all(feed, 'g:title')).toEqual([
      'Szék &lt;&quot;fa&quot;&gt; &amp; párna',
      'Termék 5, Moha',
      'Termék 5, Homok',
    ]);
    expect(all(feed, 'g:link').at(-1)).toBe(`${origin}/termek-5?childSku=S-5-H`);
    expect(all(feed, 'g:availability')).toEqual(['in_stock', 'out_of_stock', 'in_stock']);
  });

  it('[UR-55] names the deepest category there is on the way to a product', async () => {
    const feed = await text('/feeds/google.xml');
    expect(all(feed, 'g:product_type')).toEqual([
      'Asztal &amp; szék',
      'Asztal &amp; szék &gt; Székek',
      'Asztal &amp; szék &gt; Székek',
    ]);
  });

  it('says price, price before, delivery, category and picture', async () => {
    const feed = await text('/feeds/google.xml');
    expect(all(feed, 'g:price')).toEqual(
      expect.arrayContaining(['5000.00 HUF', '1990.00 HUF', '20000.00 HUF', '0.00 HUF']),
    );
    expect(all(feed, 'g:sale_price')).toEqual(['22000.00 HUF']);
    expect(all(feed, 'g:product_type')[0]).toBe('Asztal &amp; szék');
    expect(all(feed, 'g:min_handling_time')).toEqual(['3']);
    expect(all(feed, 'g:image_link')).toHaveLength(1);
  });
});

it('writes the same offers as Hungarian sites read them', async () => {
  const feed = await text('/feeds/arukereso.xml');
  expectWellFormed(feed);
  expect(all(feed, 'identifier')).toEqual(['S-1', 'S-5-M', 'S-5-H']);
  expect(all(feed, 'price')).toEqual(['5000', '20000', '22000']);
  expect(all(feed, 'delivery_time')).toEqual(['3-5 nap']);
  expect(all(feed, 'delivery_cost')).toEqual(['1990', 'FREE', 'FREE']);
});

it('names the sitemap and the personal pages in robots.txt', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /checkout');
  expect(robots).not.toContain('Disallow: /cart');
  for (const { path, isCrawled } of routePolicies) {
    expect(robots.split('\n').includes(`Disallow: ${path}`)).toBe(!isCrawled);
  }
});

it('describes the shop in llms.txt', async () => {
  const llms = await text('/llms.txt');
  expect(llms).toContain(`- [Asztal & szék](${origin}/asztal-szek)`);
  expect(llms).toContain(`- [Rólunk](${origin}/rolunk): Kik vagyunk`);
  expect(llms).not.toContain('Titkos');
  // Only public documents, not every document of the catalog.
  expect(llms).toContain(
    '> Webáruház (Bútor és lakberendezés), 3 termékkel. Az árak pénzneme HUF, áfával együtt.',
  );
});

it.each([
  [{ freeShippingAboveMinor: null, freeReturnDays: 14 }, '- 14 napos ingyenes visszaküldés.'],
  [{ freeShippingAboveMinor: null, freeReturnDays: 0 }, '- Üzemeltető: '],
])('llms.txt promises what the shop has decided: %j', async (offers, line) => {
  const shop = { ...demoConfig, offers: { ...demoConfig.offers, ...offers } };
  // No page of the demo names a limit that this shop does not promise.
  const config = { contentDir: join(import.meta.dirname, '../../test/sales-content') };
  const deciding = await createTestApi({ routes: [feedRoutes], documents, shop, config });
  const llms = String((await deciding.get('/llms.txt')).body);
  await deciding.close();
  expect(llms.split('\n')[4]).toContain(line);
});

describe('another store view', () => {
  let german: TestApi;
  beforeAll(async () => {
    german = await createTestApi({
      routes: [feedRoutes],
      documents,
      config: { publicUrl: origin, multistore: true },
    });
  });
  afterAll(() => german.close());

  const read = async (path: string, api = german) => String((await api.get(path)).body);

  it('has a price feed in its currency at its addresses, beside that of the default view', async () => {
    const theirs = await read('/feeds/google.xml?storeCode=de');
    const own = await read('/feeds/google.xml');
    expect(all(theirs, 'g:link')[0]).toBe(`${origin}/de/termek-1`);
    expect(all(theirs, 'g:price')[0]).toMatch(/^1\d\.\d0 EUR$/);
    expect(all(theirs, 'g:country')[0]).toBe('DE');
    expect(all(own, 'g:link')[0]).toBe(`${origin}/termek-1`);
    expect(all(own, 'g:price')[0]).toBe('5000.00 HUF');
    expect((await german.get('/feeds/arukereso.xml?storeCode=de')).status).toBe(404);
  });

  it('has its addresses in the one map of the shop', async () => {
    const files = all(await read('/sitemap.xml'), 'loc');
    expect(files).toEqual(
      ['', '?storeCode=de', '?storeCode=it'].flatMap((query) =>
        ['pages', 'categories', 'products-1'].map(
          (name) => `${origin}/sitemap/${name}.xml${query}`,
        ),
      ),
    );
    const file = async (name: string) =>
      all(await read(`/sitemap/${name}.xml?storeCode=de`), 'loc');
    expect((await file('pages'))[0]).toBe(`${origin}/de`);
    expect((await file('categories'))[0]).toBe(`${origin}/de/osszes`);
    expect((await file('products-1'))[0]).toBe(`${origin}/de/termek-1`);
    expect(all(await read('/sitemap/products-1.xml'), 'loc')[0]).toBe(`${origin}/termek-1`);
  });

  it('excludes personal pages from crawlers there, and has llms.txt in its language', async () => {
    expect(await read('/robots.txt')).toContain('Disallow: /de/checkout');
    expect(await read('/robots.txt', api)).not.toContain('/de/');
    const llms = await read('/llms.txt?storeCode=de');
    expect(llms).toContain(`- [Asztal & szék](${origin}/de/asztal-szek)`);
    expect(llms).toContain('> Onlineshop (Möbel und Wohnaccessoires) mit ');
    expect(llms).toMatch(/Kostenloser Versand über [\d,]+\u00a0€, 30 Tage kostenlose Rückgabe[.]/);
  });
});
