import { expect, it } from 'vitest';
import { defaultAccountConfig } from '../../../packages/account/src/index.ts';
import { defaultCartSyncConfig } from '../../../packages/cart-sync/src/index.ts';
import { defaultCatalogConfig } from '../../../packages/catalog-client/src/index.ts';
import { defaultCheckoutConfig } from '../../../packages/checkout/src/index.ts';
import { defaultFormRules } from '../../../packages/forms/src/index.ts';
import {
  defineShopConfig,
  orderCountries,
  storeView,
} from '../../../packages/shop-config/src/index.ts';
import { defaultOutboxConfig } from '../../../packages/sync-queue/src/index.ts';

/** Configuration of a shop that sets no field: the defaults of the product. */
const shop = defineShopConfig();
const view = storeView(shop);

/** Adds the field that marks the payment and shipping methods of the cart as not named by a server. */
const own = <T extends object>(method: T) => ({ ...method, is_server_method: false });

/**
 * Pairs the default configuration of a package, which applies without a shop's configuration, with the same fields of
 * the shop's default configuration. Fields that are not listed belong to the package alone: the shop's configuration
 * does not set them.
 */
const pairs: readonly [name: string, ofPackage: object, ofShop: object][] = [
  [
    'cart-sync',
    defaultCartSyncConfig,
    {
      synchronize: shop.cart.synchronize,
      synchronizeTotals: shop.cart.synchronizeTotals,
      serverMergeByDefault: shop.cart.serverMergeByDefault,
      serverSyncCanRemoveLocalItems: shop.cart.serverSyncCanRemoveLocalItems,
      serverSyncCanModifyLocalItems: shop.cart.serverSyncCanModifyLocalItems,
      forceClientState: shop.cart.forceClientState,
      maxCartBypassAttempts: shop.cart.maxCartBypassAttempts,
      setConfigurableProductOptions: shop.cart.setConfigurableProductOptions,
      bypassCartLoaderForAuthorizedUsers: shop.cart.bypassCartLoaderForAuthorizedUsers,
      lastOrderBypassMs: shop.cart.lastOrderBypassMs,
      askBeforeRemoveProduct: shop.cart.askBeforeRemoveProduct,
      minicartCountType: shop.cart.minicartCountType,
      productsAreReconfigurable: shop.cart.productsAreReconfigurable,
      directBackendSync: shop.orders.directBackendSync,
      inCheckoutMs: shop.checkout.inCheckoutMs,
      allowZeroPrice: shop.products.allowZeroPrice,
      synchronizeStock: shop.stock.synchronize,
      allowOutOfStockInCart: shop.stock.allowOutOfStockInCart,
      defaultCountry: shop.tax.defaultCountry,
      freeShippingAbove: shop.offers.freeShippingAboveMinor,
      currency: view.currency,
      shippingMethods: shop.checkout.shippingMethods.map(own),
      paymentMethods: shop.checkout.paymentMethods.map(own),
    },
  ],
  [
    'catalog-client',
    defaultCatalogConfig,
    {
      storeId: view.storeId,
      currencyCode: view.currency,
      locale: view.language,
      timeoutMs: shop.search.browserTimeoutMs,
      cacheTtlMs: shop.storage.cacheTtlS * 1000,
      useUrlKeys: shop.products.useMagentoUrlKeys,
      pageSize: shop.search.pageSize,
      categoryPageSize: shop.search.categoryPageSize,
      attributePageSize: shop.search.attributePageSize,
      categorySort: shop.search.categorySort,
      minSearchLength: shop.search.minTermLength,
      cmsMaxCount: shop.cms.maxCount,
      feedPageSize: shop.feed.pageSize,
      stockChunk: shop.api.stockChunk,
      defaultFilters: shop.products.defaultFilters,
      defaultSort: shop.products.defaultSort,
      listVisibility: shop.products.listVisibility,
      listStatus: shop.products.listStatus,
      listOutOfStock: shop.products.listOutOfStockProducts,
      hiddenAttributeGroup: shop.products.hiddenAttributeGroup,
      waitForPlatformPrices: shop.products.waitForPlatformSync,
      preferParent: shop.products.preventConfigurableChildrenDirectAccess,
      newCollection: shop.home.newCollection,
      bestsellers: shop.home.bestsellers,
    },
  ],
  [
    'account',
    defaultAccountConfig,
    {
      tokenTransport: shop.api.tokenTransport,
      autoRefresh: shop.users.autoRefreshTokens,
      maxRefreshAttempts: shop.users.maxTokenRefreshAttempts,
      ordersPageSize: shop.orders.historyPageSize,
    },
  ],
  [
    'checkout',
    defaultCheckoutConfig,
    {
      defaultCountry: view.country,
      currency: view.currency,
      paymentMethodMapping: shop.checkout.paymentMethodMapping,
    },
  ],
  [
    'the forms of checkout',
    defaultFormRules,
    {
      ...shop.validation,
      minSearchLength: shop.search.minTermLength,
      countries: orderCountries(shop, view),
    },
  ],
  [
    'sync-queue',
    defaultOutboxConfig,
    {
      tokenTransport: shop.api.tokenTransport,
      idempotencyHeader: shop.api.idempotencyHeader,
      automaticTransmission: shop.orders.automaticTransmission,
    },
  ],
];

it.each(pairs)('%s has by default what the shop has by default', (_name, ofPackage, ofShop) => {
  const shopFields = Object.keys(ofShop);
  const same = Object.entries(ofPackage).filter(([field]) => shopFields.includes(field));
  expect(Object.fromEntries(same)).toEqual(ofShop);
});
