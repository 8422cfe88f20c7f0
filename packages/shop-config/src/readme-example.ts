import {
  allowedImageSizes,
  defineShopConfig,
  parseShopConfig,
  storeView,
  storefrontConfig,
} from '@shop/shop-config';

/** A shop of your own: name what differs, the rest is the product's default. */
const lampShop = defineShopConfig({
  shop: { name: 'fenyes', product: 'lampa', title: 'Fényes' },
  offers: { freeShippingAboveMinor: 25_000 },
});
export const freeAbove = lampShop.offers.freeShippingAboveMinor; // 25000
export const language = storeView(lampShop).locale; // 'hu-HU'

/** This storefront with `shop.json` of a shop. */
const fromFile: unknown = JSON.parse('{ "reviewsWidget": { "host": "not an address" } }');
const parsed = parseShopConfig(storefrontConfig, fromFile);
export const problemPath = parsed.ok ? undefined : parsed.error[0]?.path; // 'reviewsWidget.host'

export const sizes = allowedImageSizes(lampShop).length; // 11
