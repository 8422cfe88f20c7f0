import type { CatalogClient } from '@shop/catalog-client';
import type { ShopConfig } from '@shop/shop-config';
import { createUrlResolver, type UrlResolver, type UrlResolverPorts } from '@shop/url-resolver';
import { catalogueLookup } from './lookup.ts';
import { pageNames } from './page-names.ts';
import type { Settings } from '../settings/settings.ts';

/** Creates the address resolver: it requests unknown addresses from `catalog`. */
export function createShopUrls(
  config: Pick<ShopConfig, 'urls' | 'storage'>,
  { pages }: Pick<Settings, 'pages'>,
  catalog: Pick<CatalogClient, 'lookUpPath'>,
  ports: Omit<UrlResolverPorts, 'lookup'>,
): UrlResolver {
  return createUrlResolver(
    {
      useDispatcher: config.urls.useDispatcher,
      storeCodes: [],
      names: pageNames(),
      pages: pages.map(({ uid, ...route }) => ({ ...route, id: uid })),
      redirects: [],
      routeTtlMs: config.storage.cacheTtlS * 1000,
      notFoundMs: config.urls.notFoundMs,
      maxRoutes: 2000,
    },
    { ...ports, lookup: catalogueLookup(catalog) },
  );
}
