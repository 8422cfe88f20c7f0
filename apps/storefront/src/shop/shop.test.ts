import { unsafeBrand, createObservable, ok, type EpochMs, type HttpRequest } from '@shop/kernel';
import { defineShopConfig, type ShopConfigOverrides } from '@shop/shop-config';
import { builtConfig } from './settings/built-config.ts';
import { silentLog } from '@shop/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadScreen } from '../app/catch-all/load-screen.ts';
import type { CategoryNode } from '../queries/category-tree.ts';
import { facetsQuery } from '../queries/listings/listing.ts';
import { shopReviewsQuery } from '../queries/content/shop-reviews.ts';
import { nobodyAsked } from './analytics/consent.ts';
import { noNewVersion } from './new-version.ts';
import type { RouteContext } from './route-context.ts';
import type { Settings } from './settings/settings.ts';
import { createShop } from './shop.ts';
import { createShopUrls } from './urls/shop-urls.ts';
import { createShopCatalog, type ShopCatalogOptions } from './catalog/shop-catalog.ts';

const settings = { storeCode: 'hu', multistore: false, shopHost: '', pages: [] };
const plainProduct = {
  id: 1,
  sku: 'A',
  name: 'A',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  color: 1,
};

/** Creates a shop with this configuration, a backend with these documents by type, and a record of its requests. */
function open(
  overrides: ShopConfigOverrides = {},
  documents: Readonly<Record<string, readonly object[]>> = {},
) {
  const requests: HttpRequest[] = [];
  const ports: ShopCatalogOptions = {
    fetch: async (request) => {
      requests.push(request);
      const { type = '' } = JSON.parse(request.body ?? '{}') as { type?: string };
      const items = documents[type] ?? [];
      const total = items.length;
      const body = JSON.stringify({ items, total, perPage: 50, start: 0, aggregations: {} });
      return ok({ status: 200, contentType: 'application/json', headers: {}, body });
    },
    clock: { now: () => unsafeBrand<EpochMs>(0), wait: () => Promise.resolve() },
    log: silentLog,
  };
  const shop = createShop(settings as unknown as Settings, {
    config: defineShopConfig(builtConfig, overrides),
    log: ports.log,
    createUrls: (config, catalog) => createShopUrls(config, { pages: [] }, catalog, ports),
    createCatalog: (config, view) => createShopCatalog(config, view, ports),
    consent: nobodyAsked,
    newVersion: noNewVersion,
    firstSign: createObservable(false),
  });
  const body = (): Record<string, unknown> =>
    JSON.parse(requests.at(-1)?.body ?? '{}') as Record<string, unknown>;
  return { shop, requests, body };
}

it('[SC-13] an attempt takes at most the configured time', async () => {
  const { shop, requests } = open({ search: { browserTimeoutMs: 4321 } });
  await shop.catalog.categories();
  expect(requests[0]?.timeoutMs).toBe(4321);
});

it.each([
  [{}, { categories: 4000, order: 'position:asc', attributes: 150 }],
  [
    { categoryPageSize: 30, categorySort: 'name:asc', attributePageSize: 7 },
    { categories: 30, order: 'name:asc', attributes: 7 },
  ],
])(
  '[SC-13] [S9-7] categories and attributes are requested in the configured sizes and order: %j',
  async (search, { categories, order, attributes }) => {
    const { shop, requests, body } = open({ search }, { product: [plainProduct] });
    await shop.catalog.categories();
    expect(body()).toMatchObject({ size: categories, sort: order });
    await shop.catalog.loadProduct({ sku: 'A' });
    expect(requests.map((request) => JSON.parse(request.body ?? '{}') as object)).toContainEqual(
      expect.objectContaining({ type: 'attribute', size: attributes }),
    );
  },
);

it('[SC-13] a list uses the configured size', async () => {
  const { shop, body } = open({ search: { pageSize: 12 } });
  await shop.catalog.listing({});
  expect(body()).toMatchObject({ size: 12 });
});

it.each([
  [10_007, {}],
  [7, { products: { hiddenAttributeGroup: 7 } }],
])('[SC-12] [S9-18] the attribute group %i is not shown', async (hidden, overrides) => {
  const { shop } = open(overrides, {
    product: [plainProduct],
    attribute: [
      { attribute_code: 'color', attribute_group_id: 1 },
      { attribute_code: 'purchase_price', attribute_group_id: hidden },
    ],
    'attribute-group': [{ attribute_group_id: 1 }, { attribute_group_id: hidden }],
  });
  expect(await shop.catalog.loadProduct({ sku: 'A' })).toMatchObject({
    ok: true,
    value: {
      attributes: [{ attribute_code: 'color' }],
      attributeGroups: [{ attribute_group_id: 1 }],
    },
  });
});

it('[SC-12] lists show the products that the shop lists', async () => {
  const products = { listVisibility: [4], listStatus: [1], listOutOfStockProducts: false };
  const { shop, body } = open({ products });
  await shop.catalog.newCollection();
  expect(JSON.stringify(body())).toContain('{"attribute":"stock.is_in_stock","value":{"eq":true}');
  expect(JSON.stringify(body())).toContain('{"attribute":"visibility","value":{"in":[4]}');
  expect(JSON.stringify(body())).toContain('{"attribute":"status","value":{"in":[1]}');
});

it('[SC-12] [S9-19] filters are read with a search of the configured size', async () => {
  const { shop, requests } = open({ products: { maxFiltersQuerySize: 999 } });
  const category = { id: 20, children: [] } as unknown as CategoryNode;
  await new QueryClient().fetchQuery(facetsQuery(shop, category, undefined));
  expect(requests.map(({ body }) => body)).toContainEqual(expect.stringContaining('"size":999'));
});

it('[SC-23] the new collection has its own order', async () => {
  const { shop, body } = open({ home: { newCollection: { sort: 'updated_at:desc' } } });
  await shop.catalog.newCollection();
  expect(body()).toMatchObject({ sort: 'updated_at:desc' });
});

it('[SC-23] reviews are fetched from the host of the widget, and not at all without one', async () => {
  const pageOf = ({ shop }: ReturnType<typeof open>) =>
    new QueryClient().fetchInfiniteQuery(shopReviewsQuery(shop));
  const elsewhere = open({ reviewsWidget: { host: 'https://reviews.example', widgetId: 'w' } });
  await pageOf(elsewhere);
  expect(elsewhere.requests[0]?.url).toBe('https://reviews.example/w');
  const without = open({ reviewsWidget: { host: '' } });
  expect((await pageOf(without)).pages).toEqual([{ posts: [], next: null, rating: null }]);
  expect(without.requests).toEqual([]);
});

it.each([
  [{}, 'http://localhost:8080/graphql'],
  [
    { host: 'shop.example', protocol: 'https', port: 444, path: '/g' },
    'https://shop.example:444/g',
  ],
  [{ host: 'https://graph.example/api' }, 'https://graph.example/api'],
] as const)('[SC-5] GraphQL uses the configured address: %j', async (graphql, url) => {
  const { shop, requests } = open({ api: { mode: 'graphql', graphql } });
  await shop.catalog.listing({});
  expect(requests[0]?.url).toBe(url);
});

it('[SC-6] [S2-25] the name of the home page in the content links to the home page', async () => {
  const { shop } = open({ urls: { homepageIdentifier: 'fooldal' } });
  const context = {
    shop: { ...shop, urls: { resolve: async (path: string) => ({ kind: 'not-found', path }) } },
  };
  expect(await loadScreen(context as unknown as RouteContext, '/fooldal', {})).toEqual({
    kind: 'redirect',
    to: '/',
  });
});
