import type { CartSyncConfig } from './cart-sync-config.ts';

/**
 * The values of spec section 9, and this shop's choice where the spec allows several: a line without a local change
 * takes the server's quantity, so that a reload or a second device never changes a quantity (RL-5).
 */
export const defaultCartSyncConfig: CartSyncConfig = {
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
  lastOrderBypassMs: 1_440_000,
  inCheckoutMs: 1_800_000,
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
};
