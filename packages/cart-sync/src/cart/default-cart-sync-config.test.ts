import { expect, it } from 'vitest';
import { defaultCartSyncConfig } from './default-cart-sync-config.ts';

it('[CS-19] the values of the product spec are the defaults', () => {
  expect(defaultCartSyncConfig).toEqual({
    synchronize: true,
    synchronizeTotals: true,
    serverMergeByDefault: true,
    serverSyncCanRemoveLocalItems: true,
    serverSyncCanModifyLocalItems: true,
    forceClientState: false,
    maxCartBypassAttempts: 1,
    setConfigurableProductOptions: true,
    bypassCartLoaderForAuthorizedUsers: true,
    directBackendSync: true,
    lastOrderBypassMs: 24 * 60_000,
    inCheckoutMs: 30 * 60_000,
    allowZeroPrice: false,
    synchronizeStock: true,
    allowOutOfStockInCart: false,
    askBeforeRemoveProduct: true,
    minicartCountType: 'quantities',
    defaultCountry: 'HU',
    freeShippingAbove: 10_000,
    currency: 'HUF',
    omitFields: [
      'description',
      'media_gallery',
      'category',
      'product_links',
      'tier_prices',
      'configurable_children',
      'configurable_options',
      'bundle_options',
      'custom_options',
    ],
    productsAreReconfigurable: true,
    shippingMethods: [
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        method_title: 'Courier',
        amount: 4,
        price_incl_tax: 5,
        default: true,
        offline: true,
        is_server_method: false,
      },
    ],
    paymentMethods: [
      {
        code: 'cashondelivery',
        title: 'Cash on delivery',
        cost: 0,
        cost_incl_tax: 0,
        default: true,
        offline: true,
        is_server_method: false,
      },
    ],
  });
});
