import { unsafeBrand, createObservable, ok, type EpochMs, type HttpRequest } from '@shop/kernel';
import { defineShopConfig, type ShopConfigOverrides } from '@shop/shop-config';
import { builtConfig } from './settings/built-config.ts';
import { silentLog } from '@shop/testing';
import { listingRules, parseQuery, readFilters } from '@shop/url-resolver';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pictureSource } from '../shared/pictures/picture-source.ts';
import type { CategoryNode } from '../queries/category-tree.ts';
import { listingQuery } from '../queries/listings/listing.ts';
import { nobodyAsked } from './analytics/consent.ts';
import { noNewVersion } from './new-version.ts';
import type { Settings } from './settings/settings.ts';
import { createShop } from './shop.ts';
import { createShopUrls } from './urls/shop-urls.ts';
import { createShopCatalog, type ShopCatalogOptions } from './catalog/shop-catalog.ts';

// Where Zugoly deviates, a configuration restores the value of the specification (docs/decisions/0023).
// findings G

const specification = defineShopConfig();
const settings = { storeCode: 'hu', multistore: false, shopHost: '', pages: [] };

function open(overrides: ShopConfigOverrides) {
  const requests: HttpRequest[] = [];
  const body = JSON.stringify({ items: [], total: 0, perPage: 50, start: 0, aggregations: {} });
  const ports: ShopCatalogOptions = {
    fetch: async (request) => {
      requests.push(request);
      return ok({ status: 200, contentType: 'application/json', headers: {}, body });
    },
    clock: { now: () => unsafeBrand<EpochMs>(0), wait: () => Promise.resolve() },
    log: silentLog,
    identity: () => ({ userToken: 'U', cartToken: 'K' }),
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
  return { shop, requests };
}

const category = { id: 20, children: [] } as unknown as CategoryNode;

it.each([
  [{}, 24],
  [{ search: { pageSize: specification.search.pageSize } }, 50],
])('[SC-45] a page of a listing, configured %j, asks for %i products', async (overrides, size) => {
  const { shop, requests } = open(overrides);
  await new QueryClient().fetchInfiniteQuery(listingQuery(shop, 0, category, { filters: {} }));
  expect(JSON.parse(requests[0]?.body ?? '{}')).toMatchObject({ size });
});

it.each([
  [{}, '/api/catalog'],
  [{ api: { tokensOnCatalogCalls: true } }, '/api/catalog?token=U&cartId=K'],
])('[SC-45] a catalogue call, configured %j, goes to %s', async (overrides, url) => {
  const { shop, requests } = open(overrides);
  await shop.catalog.listing({});
  expect(requests[0]?.url).toBe(url);
});

it('[SC-45] [S9-6] thumbnails are made in the specification’s sizes where it is asked to', () => {
  const { thumbnails } = specification.images;
  const { images } = defineShopConfig(builtConfig, { images: { thumbnails, version: '' } });
  const addresses = (frame: 'thumb' | 'card') => pictureSource('/a.jpg', frame, '', images).srcSet;
  expect(addresses('thumb')).toContain('/img/150/150/resize/a.jpg');
  expect(addresses('card')).toContain('/img/300/300/resize/a.jpg');
  expect(addresses('card')).toContain('/img/1024/1024/resize/a.jpg');
});

it('[SC-45] [S9-5] the price ranges of the specification can be chosen from', () => {
  const { priceRanges } = specification.products;
  const { products, urls } = defineShopConfig(builtConfig, { products: { priceRanges } });
  const read = (of: typeof products) =>
    readFilters(parseQuery('?price=50.0-100.0'), listingRules(of, urls.filterSource)).filters;
  expect(read(products)).toEqual({ price: ['50.0-100.0'] });
  expect(read(builtConfig.products)).toEqual({});
});

it('[SC-45] [S9-2] the courier and the cash on delivery of the specification take the place of the shop’s', () => {
  const { shippingMethods, paymentMethods } = specification.checkout;
  const { shop } = open({ checkout: { shippingMethods, paymentMethods } });
  expect(shop.config.checkout.shippingMethods).toMatchObject([
    { amount: 4, price_incl_tax: 5, default: true, offline: true },
  ]);
  expect(shop.config.checkout.paymentMethods).toMatchObject([
    { code: 'cashondelivery', cost: 0, default: true, offline: true },
  ]);
});
