import { defineShopConfig } from './shop-config.ts';

/**
 * The configuration of the Zugoly shop: furniture in forints. What it does not name is the product's
 * default; who sells and what is guaranteed by price is for each operator to name. Source: SC-30.
 */
export const zugolyConfig = /* @__PURE__ */ defineShopConfig({
  // Addresses end in logs and histories. See docs/decisions/0028-tokens-in-headers.md. The catalogue is the same for
  // everybody: calls to it carry no token at all, see docs/decisions/0023-where-zugoly-decides-otherwise.md.
  api: { tokenTransport: 'header', cartTokenTransport: 'header', tokensOnCatalogCalls: false },
  products: {
    defaultFilters: [
      'price',
      'filter_group_1',
      'filter_group_2',
      'color',
      'size',
      'filter_group_3',
      'fabric',
      'filter_group_4',
    ],
    aggregation: { groupFields: ['color', 'fabric', 'size'] },
    priceRanges: [
      { from: 0, to: 10_000 },
      { from: 10_000, to: 30_000 },
      { from: 30_000, to: 100_000 },
      { from: 100_000, to: 300_000 },
      { from: 300_000 },
    ],
    // Our backend counts what can be filtered by whatever is asked for: one product is enough.
    maxFiltersQuerySize: 1,
    // A colour that is sold out stays to be seen: one can ask to hear when it is back.
    filterUnavailableVariants: false,
    // A press on a value is followed. See docs/decisions/0026-options-adapt-to-the-value-pressed.md.
    adaptOptions: true,
  },
  // Rows of 2, 3 and 4 come out even.
  search: { pageSize: 24 },
  // Our own backend works out net and tax for every answer.
  tax: { calculateServerSide: true },
  checkout: {
    shippingMethods: [
      {
        method_title: 'Házhozszállítás futárral',
        method_code: 'flatrate',
        carrier_code: 'courier',
        amount: 1567,
        price_incl_tax: 1990,
        default: true,
        offline: true,
        countries: ['HU'],
      },
      {
        method_title: 'Nemzetközi házhozszállítás',
        method_code: 'abroad',
        carrier_code: 'courier',
        amount: 8395,
        price_incl_tax: 9990,
        default: false,
        offline: true,
        countries: ['DE', 'IT'],
      },
    ],
    paymentMethods: [
      {
        code: 'cashondelivery',
        title: 'Utánvét készpénzzel',
        cost: 0,
        cost_incl_tax: 0,
        default: true,
        offline: true,
      },
    ],
  },
  images: {
    // Of the studio that drew them.
    version: '5',
    // The product's own sizes, then the shop's frames: cards 4:5, scenes 7:5, rooms 4:3.
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
      // At double density as wide as the page of a phone.
      { width: 360, height: 450 },
      { width: 360, height: 270 },
    ],
    thumbnails: {
      cart: { width: 160, height: 200 },
      list: { width: 320, height: 400 },
      gallery: { width: 512, height: 640 },
    },
  },
  // The build and the pictures a browser keeps stand in it too.
  storage: { quotaKb: 65_536 },
  reviewsWidget: { host: '/api/ext/reviews-widget', widgetId: 'zugoly' },
  // As in demo/content/commerce/instalments.json.
  offers: { instalmentFromMinor: 30_000 },
  home: { bestsellers: { categoryId: 305 } },
});
