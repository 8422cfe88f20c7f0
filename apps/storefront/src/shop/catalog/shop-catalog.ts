import {
  createCatalogClient,
  defaultCatalogConfig,
  type CatalogClient,
  type CatalogConfig,
  type CatalogPorts,
} from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import { pricesDependOnGroup, type ShopConfig, type StoreView } from '@shop/shop-config';
import { dropUnavailableVariants } from '@shop/catalog';
import { pricePorts } from '../prices/price-ports.ts';
import { withStoreCode } from './with-store-code.ts';

export interface ShopCatalogOptions extends CatalogPorts {
  /** Takes precedence over the shop's configuration. */
  readonly catalogConfig?: Partial<CatalogConfig>;
  /** Calls that replace the client's calls of the same name. */
  readonly callsInstead?:
    | ((catalog: CatalogClient, view: StoreView) => Partial<CatalogClient>)
    | undefined;
  /** Called with every product that the client returns. */
  readonly onProduct?: ((product: Product) => void) | undefined;
}

/** Maps the configured search endpoint to the transport. An endpoint with `://` is used unchanged. Source: SC-5. */
function searchMode({ mode, graphql }: ShopConfig['api']): CatalogConfig['search'] {
  if (mode === 'rest') return defaultCatalogConfig.search;
  const { protocol, host, port, path } = graphql;
  const isWhole = host.includes('://');
  return { kind: 'graphql', host: isWhole ? host : `${protocol}://${host}:${port}${path}` };
}

/** Adds a listener to the price ports, called with every product that they return. */
function heardPrices(
  ports: Pick<CatalogPorts, 'price' | 'platformPrices'>,
  onProduct: ShopCatalogOptions['onProduct'],
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

/** Creates the catalog client of a store view. `config`: configuration of that view. */
export function createShopCatalog(
  config: ShopConfig,
  view: StoreView,
  { catalogConfig, callsInstead, onProduct, ...options }: ShopCatalogOptions,
): CatalogClient {
  const { filterUnavailableVariants, preventConfigurableChildrenDirectAccess } = config.products;
  const ports: CatalogPorts = {
    ...options,
    fetch: withStoreCode(options.fetch, view),
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
  return { ...ownCatalog, ...callsInstead?.(ownCatalog, view) };
}
