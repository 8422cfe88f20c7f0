import type { StockEntry } from '@shop/contract';
import { galleryOf } from '@shop/catalog';
import {
  unsafeBrand,
  createObservable,
  ok,
  type EpochMs,
  type Log,
  type HttpRequest,
} from '@shop/kernel';
import { defineShopConfig, type ShopConfigOverrides } from '@shop/shop-config';
import { builtConfig } from './settings/built-config.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { loadProductPage } from '../features/product/load-product-page.ts';
import { deliveryQuery } from '../queries/products/delivery.ts';
import { feedQuery } from '../queries/content/feed.ts';
import { bannersQuery } from '../queries/content/home.ts';
import { menuImagesQuery } from '../queries/content/menu-images.ts';
import { shopReviewsQuery } from '../queries/content/shop-reviews.ts';
import { productQuery } from '../queries/products/product.ts';
import { nobodyAsked } from './analytics/consent.ts';
import { noNewVersion } from './new-version.ts';
import type { RouteContext } from './route-context.ts';
import type { Settings } from './settings/settings.ts';
import { createShop } from './shop.ts';
import { createShopUrls } from './urls/shop-urls.ts';
import { createShopCatalog, type ShopCatalogOptions } from './catalog/shop-catalog.ts';

/** Catalog rules of the specification, tested on the shop that a page creates. */

interface SearchBody {
  readonly type: string;
  readonly from: number;
}

type Document = Readonly<Record<string, unknown>>;

interface Backend {
  readonly product?: readonly Document[];
  readonly attribute?: readonly Document[];
  readonly 'attribute-group'?: readonly Document[];
  readonly taxrule?: readonly Document[];
  readonly category?: readonly Document[];
  readonly stock?: readonly Partial<StockEntry>[];
}

interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const json = (body: unknown): Reply => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

function answer(backend: Backend, { url, body }: HttpRequest): Reply {
  if (url.startsWith('/api/stock/')) return json({ code: 200, result: backend.stock ?? [] });
  if (!url.startsWith('/api/catalog')) return { status: 500, contentType: 'text/html', body: '' };
  const { type, from } = JSON.parse(body ?? '{}') as SearchBody;
  const items = backend[type as keyof Backend] ?? [];
  return json({ items, total: items.length, perPage: 50, start: from, aggregations: {} });
}

function open(
  reply: Backend | ((request: HttpRequest) => Reply),
  overrides: ShopConfigOverrides = {},
) {
  const requests: HttpRequest[] = [];
  const logged: string[] = [];
  const write = (event: string, fields?: Document) =>
    void logged.push(`${event} ${JSON.stringify(fields ?? {})}`);
  const log: Log = { info: write, warn: write, error: write };
  const ports: ShopCatalogOptions = {
    fetch: async (request) => {
      requests.push(request);
      const made = typeof reply === 'function' ? reply(request) : answer(reply, request);
      return ok({ headers: {}, ...made });
    },
    clock: { now: () => unsafeBrand<EpochMs>(0), wait: () => Promise.resolve() },
    log,
  };
  const shop = createShop(
    { storeCode: 'hu', multistore: false, shopHost: '', pages: [] } as unknown as Settings,
    {
      config: defineShopConfig(builtConfig, overrides),
      log: ports.log,
      createUrls: (config, catalog) => createShopUrls(config, { pages: [] }, catalog, ports),
      createCatalog: (config, view) => createShopCatalog(config, view, ports),
      consent: nobodyAsked,
      newVersion: noNewVersion,
      firstSign: createObservable(false),
    },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { shop, queryClient, i18n: { _: String } } as unknown as RouteContext;
  return {
    shop,
    requests,
    logged,
    load: (sku: string) => queryClient.fetchQuery(productQuery(shop, sku)),
    page: (sku: string) =>
      loadProductPage(context, { kind: 'product', parentSku: sku } as never, {}),
  };
}

const lamp = {
  id: 1,
  sku: 'LAMPA',
  name: 'Lámpa',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 1000,
  tax_class_id: '2',
};

const variant = (id: number, color: string, size: string) => ({
  id,
  sku: `FOTEL-${id}`,
  status: 1,
  price: 1000,
  color,
  size,
  image: `/${id}.jpg`,
});

const armchair = {
  ...lamp,
  id: 10,
  sku: 'FOTEL',
  name: 'Fotel',
  type_id: 'configurable',
  image: '/own.jpg',
  configurable_options: [
    {
      attribute_id: 1,
      attribute_code: 'color',
      label: 'Szín',
      values: [
        { value_index: 5, label: 'Kék' },
        { value_index: 6, label: 'Zöld' },
      ],
    },
  ],
  configurable_children: [variant(11, '5', '1'), variant(12, '6', '1')],
};

describe('a product that is opened', () => {
  it.each([
    ['status 1', { ...lamp, status: 1 }, true],
    ['status 2', { ...lamp, status: 2 }, false],
    ['status 3', { ...lamp, status: 3 }, false],
    ['visibility 1', { ...lamp, visibility: 1 }, false],
    ['visibility 2', { ...lamp, visibility: 2 }, true],
  ])('[S4-22] with %s: is shown or refused', async (_what, document, isShown) => {
    const page = await open({ product: [document] }).page('LAMPA');
    expect(page !== undefined).toBe(isShown);
  });

  it('[S4-22] is looked for by its sku', async () => {
    const { load, requests } = open({ product: [lamp] });
    expect(await load('LAMPA')).toMatchObject({ product: { id: 1 } });
    expect(requests[0]?.body).toContain('{"attribute":"sku","value":{"eq":"LAMPA"}');
  });

  it('[S4-23] [S3-19] comes with the attributes it uses and their groups, in their order', async () => {
    const { load } = open({
      product: [{ ...lamp, height: '40', wattage: '9' }],
      attribute: [
        { attribute_code: 'wattage', attribute_group_id: 7, position: 1 },
        { attribute_code: 'height', attribute_group_id: 6, position: 1 },
        { attribute_code: 'secret', attribute_group_id: 10_007, position: 1 },
      ],
      'attribute-group': [
        { attribute_group_id: 7, attribute_group_name: 'Fény', position: 2 },
        { attribute_group_id: 6, attribute_group_name: 'Méret', position: 1 },
      ],
    });
    expect(await load('LAMPA')).toMatchObject({
      attributes: [
        { attribute_code: 'height', attribute_group_id: 6 },
        { attribute_code: 'wattage', attribute_group_id: 7 },
      ],
      attributeGroups: [{ attribute_group_name: 'Méret' }, { attribute_group_name: 'Fény' }],
    });
  });

  it('[S4-24] leads to the configurable that it is a variant of, if the shop configures it', async () => {
    const child = { ...lamp, id: 11, sku: 'FOTEL-11' };
    const opened = (preventConfigurableChildrenDirectAccess: boolean) =>
      open(
        ({ url, body }) =>
          answer({ product: [body?.includes('configurable_children.sku') ? armchair : child] }, {
            url,
            body,
          } as HttpRequest),
        { products: { preventConfigurableChildrenDirectAccess } },
      );
    expect(await opened(true).page('FOTEL-11')).toMatchObject({
      kind: 'redirect',
      to: expect.stringMatching(/FOTEL-11$/),
    });
    const alone = opened(false);
    expect(await alone.page('FOTEL-11')).not.toMatchObject({ kind: 'redirect' });
    expect(alone.requests.map(({ body }) => body).join()).not.toContain(
      'configurable_children.sku',
    );
  });

  it('[S4-52] loses the variants that are sold out', async () => {
    const { load } = open(
      {
        product: [armchair],
        stock: [
          { product_id: 11, is_in_stock: false, qty: 0 },
          { product_id: 12, is_in_stock: true, qty: 3 },
        ],
      },
      { products: { filterUnavailableVariants: true } },
    );
    const { product } = await load('FOTEL');
    expect(product.configurable_children?.map(({ sku }) => sku)).toEqual(['FOTEL-12']);
    expect(product.configurable_options?.[0]?.values?.map(({ label }) => label)).toEqual(['Zöld']);
  });
});

describe('the pictures and options of a product', () => {
  it('[S4-53] its gallery is made of its own pictures and those of its variants', async () => {
    const view = { image: '/detail.jpg', pos: 1, lab: '', typ: 'image' };
    const { load } = open({ product: [{ ...armchair, media_gallery: [view] }] });
    const { product } = await load('FOTEL');
    expect(galleryOf(product).map(({ image, skus }) => [image, skus])).toEqual([
      ['/11.jpg', ['FOTEL-11']],
      ['/12.jpg', ['FOTEL-12']],
      ['/detail.jpg', []],
    ]);
  });
});

describe('prices that are worked out in the shop', () => {
  const net = { tax: { calculateServerSide: false, sourcePriceIncludesTax: false } };
  const zala = { rate: 27, tax_country_id: 'HU', tax_region_id: 9, region_name: 'Zala' };
  /** The clock of these tests is at the beginning of 1970. */
  const [past, future] = ['1969-12-30 00:00:00', '1970-01-03 00:00:00'];
  const rule = (rates: readonly Document[]) => ({
    id: 1,
    code: 'vat',
    priority: 0,
    position: 0,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    tax_rates_ids: [1],
    calculate_subtotal: false,
    rates: rates.map((rate, id) => ({ id, code: `rate-${id}`, tax_postcode: '*', ...rate })),
  });

  it.each([
    ['in another country', { rate: 27, tax_country_id: 'DE' }, 1000],
    ['without a region', { rate: 27, tax_country_id: 'HU' }, 1270],
    ['of region 0', { rate: 27, tax_country_id: 'HU', tax_region_id: 0, region_name: '*' }, 1270],
    ['of another region', { ...zala, tax_region_id: 8, region_name: 'Vas' }, 1000],
    ['of the region of the shop', zala, 1270],
    ['of that region in another country', { ...zala, tax_country_id: 'DE' }, 1000],
  ])('[S5-8] a rate %s', async (_what, rate, price) => {
    const inZala = { tax: { ...net.tax, defaultRegion: 'Zala' } };
    const { load } = open({ product: [lamp], taxrule: [rule([rate])] }, inZala);
    expect((await load('LAMPA')).product.price_incl_tax).toBe(price);
  });

  it.each([
    ['below the price, without dates', { special_price: 900 }, 900],
    ['of the price itself', { special_price: 1000 }, 1000],
    ['above the price', { special_price: 1100 }, 1000],
    ['that has begun', { special_price: 900, special_from_date: past }, 900],
    ['that begins later', { special_price: 900, special_from_date: future }, 1000],
    ['that ends later', { special_price: 900, special_to_date: future }, 900],
    ['that has ended', { special_price: 900, special_to_date: past }, 1000],
  ])('[S4-19] a special price %s', async (_what, special, price) => {
    const { load } = open({ product: [{ ...lamp, ...special }] }, net);
    const { product } = await load('LAMPA');
    expect(product).toMatchObject({ price_incl_tax: price, special_price: price < 1000 ? 900 : 0 });
  });

  it('[S5-9] without a rule the price with tax equals the price', async () => {
    const { load } = open({ product: [lamp] }, net);
    expect((await load('LAMPA')).product).toMatchObject({
      price: 1000,
      price_incl_tax: 1000,
      price_tax: 0,
    });
  });
});

describe('answers that cannot be used', () => {
  it('[S5-6] one product is not looked for without a value, and nobody is asked', async () => {
    const { shop, requests } = open({});
    expect(await shop.catalog.product('')).toEqual({
      ok: false,
      error: { kind: 'key-missing', key: 'sku' },
    });
    expect(requests).toEqual([]);
  });

  it.each([
    [
      'another content type',
      { ...json({}), contentType: 'text/html' },
      { kind: 'malformed', issue: 'no JSON content type', contentType: 'text/html', status: 200 },
    ],
    [
      'another format',
      json({ answer: 42 }),
      { kind: 'malformed', issue: expect.stringContaining('Invalid type') },
    ],
  ])('[S5-5] [S8-2] %s is a failure of its own', async (_what, reply, error) => {
    const { shop } = open(() => reply);
    expect(await shop.catalog.listing({})).toEqual({ ok: false, error });
  });

  it('[S8-8] a product or category that is not there is named by what was asked', async () => {
    const { shop, page } = open({});
    expect(await page('NINCS')).toBeUndefined();
    expect(await shop.catalog.product('NINCS')).toEqual({
      ok: false,
      error: { kind: 'not-found', key: 'sku', value: 'NINCS' },
    });
    expect(await shop.catalog.category('url_path', 'nincs')).toEqual({
      ok: false,
      error: { kind: 'not-found', key: 'url_path', value: 'nincs' },
    });
  });

  it('[S8-12] what only adorns a page fails without stopping it, and is logged', async () => {
    const post = { instagram_id: '1', instagram_media_type: 'IMAGE', instagram_date: '2025-05-01' };
    const { shop, logged } = open(({ body }) =>
      body?.includes('"type":"instagram"') === true
        ? json({ items: [post], total: 1, perPage: 6, start: 0, aggregations: {} })
        : { status: 500, contentType: 'text/plain', body: '' },
    );
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(await queryClient.fetchQuery(bannersQuery(shop))).toMatchObject({ main: null });
    expect(await queryClient.fetchQuery(deliveryQuery(shop, { id: 1 }))).toBeNull();
    const { pages } = await queryClient.fetchInfiniteQuery(feedQuery(shop));
    expect(pages[0]?.data).toHaveLength(1);
    // Parts of a page that are empty without a response.
    const parts = await Promise.allSettled([
      queryClient.fetchQuery(menuImagesQuery(shop)),
      queryClient.fetchInfiniteQuery(shopReviewsQuery(shop)),
    ]);
    expect(parts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await shop.catalog.contentPage('rolunk')).toMatchObject({ ok: false });
    expect(logged.map((line) => line.split(' ')[0])).toEqual([
      'content-missing',
      'content-missing',
      'content-missing',
      'feed-missing',
      'content-missing',
      'content-missing',
      'content-missing',
    ]);
  });
});

describe('a product without its parts', () => {
  it('[S8-10] a grouped product without links costs nothing and is logged', async () => {
    const grouped = { ...lamp, type_id: 'grouped', price: 0, product_links: [] };
    const { page, logged } = open({ product: [grouped] });
    expect(await page('LAMPA')).toMatchObject({ title: 'Lámpa' });
    expect(logged).toContain('grouped-product-without-links {"sku":"LAMPA"}');
  });
});

describe('lists', () => {
  it.each([
    [undefined, [{ field: 'created_at', options: 'desc' }]],
    ['final_price:asc', [{ field: 'final_price', options: 'asc' }]],
    ['final_price:desc', [{ field: 'final_price', options: 'desc' }]],
    ['_score:desc', []],
  ])('[S9-4] sorted by %s', async (sort, applied) => {
    const { shop, requests } = open({});
    await shop.catalog.listing({ ...(sort !== undefined && { sort }) });
    expect(JSON.parse(requests[0]?.body ?? '{}')).toMatchObject({
      searchQuery: { _appliedSort: applied },
    });
    const values = shop.config.products.sortOptions.map(({ value }) => value);
    expect(values).toContain(sort ?? shop.config.products.defaultSort);
    expect(values).toHaveLength(4);
  });

  it('[S9-15] a page of the feed takes 12 posts, half from each source', async () => {
    const { shop, requests } = open({});
    await shop.catalog.feed();
    const bodies = requests.map(({ body }) => JSON.parse(body ?? '{}') as Document);
    expect(bodies.map(({ type, size }) => [type, size])).toEqual([
      ['instagram', 6],
      ['mlc', 6],
    ]);
  });
});

describe('the home page', () => {
  it('[S9-16] 16 new products of category 304, newest first, and 8 bestsellers are requested', async () => {
    const { shop, requests } = open({});
    await shop.catalog.newCollection();
    await shop.catalog.bestsellers();
    const [fresh, best] = requests.map(({ body }) => body ?? '');
    expect(JSON.parse(fresh ?? '{}')).toMatchObject({ size: 16, sort: 'created_at:desc' });
    expect(fresh).toContain('{"attribute":"category_ids","value":{"in":[304]}');
    expect(JSON.parse(best ?? '{}')).toMatchObject({ size: 8 });
  });
});

describe('the calls of a page', () => {
  it('[S9-13] stock is requested in chunks of 15, each article once', async () => {
    const { shop, requests } = open({});
    const skus = Array.from({ length: 31 }, (_, index) => `SZEK-${index}`);
    await shop.catalog.stockOf([...skus, 'SZEK-0']);
    const chunks = requests.map(
      ({ url }) => new URL(url, 'https://shop.example').searchParams.get('skus')?.split(',') ?? [],
    );
    expect(chunks.map(({ length }) => length)).toEqual([15, 15, 1]);
    expect(chunks.flat()).toEqual(skus);
  });

  it('[S9-13] a list of the CMS holds 500 entries', async () => {
    const { shop, requests } = open({});
    await shop.catalog.contentRoutes();
    await shop.catalog.stores();
    const bodies = requests.map(({ body }) => JSON.parse(body ?? '{}') as Document);
    expect(bodies.map(({ type, size }) => [type, size])).toEqual([
      ['prismic', 500],
      ['prismic', 500],
    ]);
  });

  it('[S9-13] equal requests at the same time are sent once', async () => {
    const { shop, requests } = open({});
    await Promise.all([1, 2, 3].map(() => shop.catalog.listing({ categoryIds: [20] })));
    expect(requests).toHaveLength(1);
    await shop.catalog.listing({ categoryIds: [21] });
    expect(requests).toHaveLength(2);
  });
});

describe('a search', () => {
  it('[S9-9] [S5-22] begins with 3 letters', async () => {
    const { shop, requests } = open({});
    await shop.catalog.suggest('ké');
    expect(requests).toEqual([]);
    await shop.catalog.suggest('kék');
    expect(requests).toHaveLength(1);
  });
});
