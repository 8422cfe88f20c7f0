import { defineShopConfig } from './shop-config.ts';

/**
 * The configuration that this storefront and its backend add to the defaults of the specification. `shop.json` of a
 * shop is merged over it. It contains no data of a shop, product or seller. Source: SC-30.
 */
export const storefrontConfig = /* @__PURE__ */ defineShopConfig({
  // Addresses are recorded in logs and browser histories. See docs/decisions/0028-tokens-in-headers.md. The catalogue
  // is the same for all shoppers: calls to it contain no token, see docs/decisions/0023.
  api: { tokenTransport: 'header', cartTokenTransport: 'header', tokensOnCatalogCalls: false },
  products: {
    // Our backend counts the filters of all products, for any page size: one product is enough.
    maxFiltersQuerySize: 1,
    // A sold-out color stays selectable: the shopper can ask for a back-in-stock notification.
    filterUnavailableVariants: false,
    // Selecting a value changes the other options. See docs/decisions/0026-options-adapt-to-the-value-pressed.md.
    adaptOptions: true,
  },
  // Fills rows of 2, 3 and 4 products.
  search: { pageSize: 24 },
  // Our backend computes net and tax in every response.
  tax: { calculateServerSide: true },
  images: {
    // The sizes of the specification, then the frames of the screens: cards 4:5, scenes 7:5, rooms 4:3.
    sizes: [
      { width: 150, height: 150 },
      { width: 280, height: 280 },
      { width: 300, height: 300 },
      { width: 310, height: 300 },
      { width: 600, height: 744 },
      { width: 1024, height: 1024 },
      { width: 160, height: 200 },
      { width: 320, height: 400 },
      { width: 512, height: 640 },
      { width: 700, height: 500 },
      { width: 1050, height: 750 },
      { width: 480, height: 360 },
      { width: 800, height: 600 },
      // At double density, as wide as a phone screen.
      { width: 360, height: 450 },
      { width: 360, height: 270 },
    ],
    thumbnails: {
      cart: { width: 160, height: 200 },
      list: { width: 320, height: 400 },
      gallery: { width: 512, height: 640 },
    },
  },
  // The texts of the server are not in the language of the view. See
  // docs/decisions/0158-refusals-in-words-of-the-shop.md.
  screen: { serverRefusalTexts: false },
  // The quota also counts the build and the pictures that the browser caches.
  storage: { quotaKb: 65_536 },
});
