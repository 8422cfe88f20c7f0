import {
  createCatalogClient,
  defaultCatalogConfig,
  type CatalogClient,
  type CatalogConfig,
  type CatalogPorts,
} from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import type { BatchStore, Log, Observable } from '@shop/kernel';
import {
  configOfView,
  pathCodeOf,
  pricesDependOnGroup,
  storeView,
  zugolyConfig,
  type ShopConfig,
  type StoreView,
} from '@shop/shop-config';
import { dropUnavailableVariants } from '@shop/catalog';
import { createUrlResolver, type LinkRules, type UrlResolver } from '@shop/url-resolver';
import type { Consent } from './consent.ts';
import { catalogueLookup } from './lookup.ts';
import type { NewVersion } from './new-version.ts';
import type { MarketingEvents } from './marketing-events.ts';
import { pageNames } from './page-names.ts';
import { pricePorts } from './price-ports.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { Settings } from './settings.ts';
import { pathPrefix } from './store-paths.ts';
import { withStoreCode } from './with-store-code.ts';

/**
 * The shop as screens see it. Everything here is the same for every visitor; what belongs to one person
 * (cart, account, lists) comes in the browser through `shopper`.
 */
export interface Shop {
  readonly settings: Settings;
  readonly config: ShopConfig;
  readonly view: StoreView;
  readonly catalog: CatalogClient;
  readonly log: Log;
  readonly urls: UrlResolver;
  readonly linkRules: LinkRules;
  /** What addresses of this store view begin with; the router adds it to links, forms add it themselves. */
  readonly pathPrefix: string;
  /** What the shopper allowed besides what is necessary. */
  readonly consent: Consent;
  readonly marketing: MarketingEvents;
  readonly newVersion: NewVersion;
  /** Whether somebody uses the page: see `watchFirstSign`. Never on a server. */
  readonly firstSign: Observable<boolean>;
  /** The shopper's own side of the shop. */
  readonly shopper: Shopper;
}

export interface ShopWorld extends CatalogPorts {
  /** The shop's configuration before the settings of this process; `zugolyConfig` when absent. */
  readonly config?: ShopConfig;
  readonly catalogConfig?: Partial<CatalogConfig>;
  readonly routeStore?: BatchStore;
  /** Resolves when what was learnt of addresses may be stored; at once when absent. */
  readonly whenIdle?: () => Promise<void>;
  readonly firstSign: Observable<boolean>;
  readonly shopper: Shopper;
  readonly consent: Consent;
  readonly marketing: MarketingEvents;
  readonly newVersion: NewVersion;
  /** Calls to be made instead of the catalogue's own of the same name. */
  readonly callsInstead?: (catalog: CatalogClient, view: StoreView) => Partial<CatalogClient>;
  /** Hears of every product the catalogue delivers. */
  readonly onProduct?: (product: Product) => void;
}

/** How searches travel. An endpoint with `://` in it stands as it is. Source: SC-5. */
function searchMode({ mode, graphql }: ShopConfig['api']): CatalogConfig['search'] {
  if (mode === 'rest') return defaultCatalogConfig.search;
  const { protocol, host, port, path } = graphql;
  const isWhole = host.includes('://');
  return { kind: 'graphql', host: isWhole ? host : `${protocol}://${host}:${port}${path}` };
}

/** The same ports, and somebody who hears of every product that passes through them. */
function heardPrices(
  ports: Pick<CatalogPorts, 'price' | 'platformPrices'>,
  onProduct: ShopWorld['onProduct'],
): Pick<CatalogPorts, 'price' | 'platformPrices'> {
  if (onProduct === undefined) return ports;
  return {
    ...ports,
    price(product) {
      onProduct(product);
      return ports.price?.(product) ?? product;
    },
  };
}

export function createShop(settings: Settings, world: ShopWorld): Shop {
  const { multistore } = settings;
  const { config: base = zugolyConfig } = world;
  const whole = { ...base, stores: { ...base.stores, multistore } };
  const view = storeView(whole, settings.storeCode);
  const config = configOfView(whole, view.code);
  const {
    catalogConfig,
    config: _base,
    firstSign,
    shopper,
    routeStore,
    whenIdle,
    consent,
    marketing,
    newVersion,
    callsInstead,
    onProduct,
    ...others
  } = world;
  const { filterUnavailableVariants, preventConfigurableChildrenDirectAccess } = config.products;
  const ports: CatalogPorts = {
    ...others,
    fetch: withStoreCode(world.fetch, view),
    dropUnavailable: (product, stock) =>
      dropUnavailableVariants(product, stock, { keepOutOfStock: !filterUnavailableVariants }),
  };
  const { newCollection, bestsellers } = config.home;
  const ownCatalog: CatalogClient = createCatalogClient(
    {
      ...defaultCatalogConfig,
      search: searchMode(config.api),
      timeoutMs: config.search.browserTimeoutMs,
      storeId: view.storeId,
      currencyCode: view.currency,
      locale: view.language,
      cacheTtlMs: config.storage.cacheTtlS * 1000,
      useUrlKeys: config.products.useMagentoUrlKeys,
      pageSize: config.search.pageSize,
      categoryPageSize: config.search.categoryPageSize,
      attributePageSize: config.search.attributePageSize,
      categorySort: config.search.categorySort,
      cmsMaxCount: config.cms.maxCount,
      feedPageSize: config.feed.pageSize,
      stockChunk: config.api.stockChunk,
      minSearchLength: config.search.minTermLength,
      defaultFilters: config.products.defaultFilters,
      defaultSort: config.products.defaultSort,
      listVisibility: config.products.listVisibility,
      listStatus: config.products.listStatus,
      listOutOfStock: config.products.listOutOfStockProducts,
      newCollection,
      bestsellers,
      preferParent: preventConfigurableChildrenDirectAccess,
      hiddenAttributeGroup: config.products.hiddenAttributeGroup,
      groupPrices: pricesDependOnGroup(config),
      waitForPlatformPrices: config.products.waitForPlatformSync,
      promotedOffersUrl: '/api/ext/banners/promoted_offers.json',
      mainImageUrl: '/api/ext/banners/main-image.json',
      reviewsWidgetUrl: config.reviewsWidget.host,
      sendTokens: config.api.tokensOnCatalogCalls,
      ...catalogConfig,
    },
    {
      ...ports,
      ...heardPrices(
        pricePorts(config, view, ports, () => ownCatalog),
        onProduct,
      ),
    },
  );
  const catalog: CatalogClient = { ...ownCatalog, ...callsInstead?.(ownCatalog, view) };
  const urls = createUrlResolver(
    {
      useDispatcher: config.urls.useDispatcher,
      storeCodes: [],
      names: pageNames,
      pages: settings.pages.map(({ uid, ...route }) => ({ ...route, id: uid })),
      redirects: [],
      routeTtlMs: config.storage.cacheTtlS * 1000,
      notFoundMs: config.urls.notFoundMs,
      maxRoutes: 2000,
    },
    {
      lookup: catalogueLookup(catalog),
      clock: ports.clock,
      log: ports.log,
      ...(routeStore !== undefined && { store: routeStore }),
      ...(whenIdle !== undefined && { whenIdle }),
    },
  );
  // The prefix of a view is the router's to put in front of every path.
  const linkRules = { useDispatcher: config.urls.useDispatcher, storeCode: '' };
  return {
    settings,
    config,
    view,
    catalog,
    log: ports.log,
    urls,
    linkRules,
    pathPrefix: pathPrefix(pathCodeOf(config, view)),
    consent,
    marketing,
    newVersion,
    firstSign,
    shopper,
  };
}
