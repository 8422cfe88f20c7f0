import { currencies } from '@shop/money';
import { expect, it } from 'vitest';
import { aggregationSize, allowedImageSizes, storeView } from './lookups.ts';
import { defineShopConfig, parseShopConfig } from './shop-config.ts';
import { testSeller } from './test/test-seller.ts';
import { storefrontConfig } from './storefront-config.ts';

const config = defineShopConfig();

it('[SC-1] a shop that says nothing has every section of the product', () => {
  expect(Object.keys(config)).toEqual(
    (
      'shop seller stores api urls tax products search categories cart stock checkout orders ' +
      'offers users validation consent analytics images cms feed reviewsWidget home screen storage emails ' +
      'theme'
    ).split(' '),
  );
});

it('[SC-2] the default view is Hungarian in forints; German and Italian in euros are there', () => {
  expect(
    config.stores.views.map(({ code, locale, country, currency, currencySign, dateFormat }) => [
      code,
      locale,
      country,
      currency,
      currencySign,
      dateFormat,
    ]),
  ).toEqual([
    ['hu', 'hu-HU', 'HU', 'HUF', 'Ft', 'YYYY-MM-DD HH:mm'],
    ['de', 'de-DE', 'DE', 'EUR', '€', undefined],
    ['it', 'it-IT', 'IT', 'EUR', '€', undefined],
  ]);
  expect(storeView(config)).toMatchObject({
    code: 'hu',
    dateFormat: 'YYYY-MM-DD HH:mm',
    grouping: 'always',
    appendStoreCode: false,
  });
});

it('[SC-3] while multistore is off every code means the default view', () => {
  expect(config.stores.multistore).toBe(false);
  expect(storeView(config, 'de').code).toBe('hu');
});

it('[SC-3] with multistore on a code means its view, an unknown one the default', () => {
  const many = defineShopConfig({ stores: { multistore: true } });
  expect(storeView(many, 'de').code).toBe('de');
  expect(storeView(many, 'xx').code).toBe('hu');
  expect(storeView(many).code).toBe('hu');
});

it('[SC-4] the names in the paths are those the shop names', () => {
  expect(config.shop).toMatchObject({ name: 'shop', product: 'products', title: 'Shop' });
  const shop = { name: 'fenyes', product: 'lampa', title: 'Fényes' };
  expect(defineShopConfig({ shop }).shop).toMatchObject(shop);
});

it('[SC-53] a shop states its goods and its sentence by language; it has none by default', () => {
  expect(config.shop).toMatchObject({ goods: {}, tagline: {} });
  const shop = { goods: { de: 'Zimmerpflanzen' }, tagline: { de: 'Grün für jedes Fenster.' } };
  expect(defineShopConfig({ shop }).shop).toMatchObject(shop);
  expect(() => defineShopConfig({ shop: { goods: { german: 'Zimmerpflanzen' } } })).toThrow(
    'shop.goods.german: must be a language such as hu',
  );
  expect(() => defineShopConfig({ shop: { tagline: { de: '' } } })).toThrow('shop.tagline.de');
});

it('[SC-54] order numbers begin with ORD, or with the letters that the shop names', () => {
  expect(config.orders.numberPrefix).toBe('ORD');
  expect(defineShopConfig({ orders: { numberPrefix: 'BLATTX' } }).orders.numberPrefix).toBe(
    'BLATTX',
  );
  for (const numberPrefix of ['', 'bt', 'BLATTXY', 'B-T']) {
    expect(() => defineShopConfig({ orders: { numberPrefix } })).toThrow(
      'orders.numberPrefix: must be one to six capital letters',
    );
  }
});

it('[SC-47] emails are in the colors of the shop, with its title instead of a logo', () => {
  expect(config.emails.logo).toBeNull();
  const colors = { light: { accent: '#112233' } };
  const { emails } = defineShopConfig({ emails: { logo: '/logo.png', colors } });
  expect(emails.logo).toBe('/logo.png');
  expect(emails.colors.light).toEqual({ ...config.emails.colors.light, accent: '#112233' });
  expect(emails.colors.dark).toEqual(config.emails.colors.dark);
  const unreadable = { emails: { colors: { light: { accent: 'red' } } } };
  expect(parseShopConfig(unreadable)).toMatchObject({ ok: false });
});

it('[SC-32] there is no seller until one is configured', () => {
  expect(config.seller).toBeNull();
});

it('[SC-32] a named seller is named in full, with a phone that can be dialled', () => {
  const seller = testSeller;
  expect(defineShopConfig(storefrontConfig, { seller }).seller).toEqual({
    ...seller,
    isInvented: false,
  });
  expect(storefrontConfig.seller).toBeNull();
  expect(parseShopConfig({ seller: { ...seller, euTaxNumber: 'RO18547290' } }).ok).toBe(true);
  for (const wrong of [
    { phone: '06 1 234' },
    { euTaxNumber: '18547290' },
    { bankAccount: { number: '12345676-12345676' } },
  ]) {
    expect(parseShopConfig({ seller: { ...seller, ...wrong } }).ok).toBe(false);
  }
});

it('[SC-5] the backend is REST on the origin of the page, stock asked for in chunks of 15', () => {
  // findings E6: the shop itself keeps tokens out of addresses.
  expect(storefrontConfig.api).toMatchObject({
    tokenTransport: 'header',
    cartTokenTransport: 'header',
  });
  expect(config.api).toMatchObject({
    mode: 'rest',
    tokenTransport: 'query',
    cartTokenTransport: 'query',
    stockChunk: 15,
    deduplicationThreshold: 200,
    graphql: { path: '/graphql' },
  });
});

it('[SC-6] paths come from the dispatcher, filters from the query, /search leads to all products', () => {
  expect(config.urls).toMatchObject({
    useDispatcher: true,
    persistRoutes: true,
    filterSource: 'query',
    mainCategoryPath: '/osszes-termek',
    homepageIdentifier: 'homepage',
  });
});

it('[SC-8] tax is Hungarian, Polish as the last resort, rounded on each line, and grouped tax is off', () => {
  expect(config.tax).toMatchObject({
    defaultCountry: 'HU',
    fallbackCountry: 'PL',
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: true,
    userGroupId: null,
    rounding: 'line',
  });
});

it('[SC-9] lists begin with the newest and can be sorted in four ways', () => {
  expect(config.products.defaultSort).toBe('created_at:desc');
  expect(config.products.firstFilters).toEqual([]);
  expect(config.products.measureFilters).toEqual([]);
  expect(
    config.products.sortOptions.map(({ label, field, direction }) => [label, field, direction]),
  ).toEqual([
    ['Latest', 'created_at', 'desc'],
    ['Price low to high', 'final_price', 'asc'],
    ['Price high to low', 'final_price', 'desc'],
    ['Best results', '_score', 'desc'],
  ]);
});

it('[SC-10] the price ranges are 0-50, 50-100, 100-150 and above', () => {
  expect(config.products.priceRanges).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 100 },
    { from: 100, to: 150 },
    { from: 150 },
  ]);
  expect(config.products.priceFilterKey).toBe('final_price');
});

it('[SC-11] filter groups count 3000 values, other attributes 10', () => {
  expect(aggregationSize(config, 'filter_group_7')).toBe(3000);
  expect(aggregationSize(config, 'color')).toBe(3000);
  expect(aggregationSize(config, 'size')).toBe(3000);
  expect(aggregationSize(config, 'material')).toBe(10);
});

it('[SC-12] lists show what is visible and on; group 10007 is hidden; price tiers are off', () => {
  expect(config.products).toMatchObject({
    listVisibility: [2, 3, 4],
    listStatus: [0, 1],
    hiddenAttributeGroup: 10_007,
    usePriceTiers: false,
    allowZeroPrice: false,
    maxFiltersQuerySize: 999,
    listOutOfStockProducts: true,
  });
});

it('[SC-13] search and fetch sizes are those of the product', () => {
  expect(config.search).toMatchObject({
    minScore: 0.02,
    fuzziness: 2,
    minimumShouldMatch: 0.75,
    boosts: { name: 4, sku: 2, categoryName: 1 },
    minTermLength: 3,
    pageSize: 50,
    attributePageSize: 150,
    categoryPageSize: 4000,
    categorySort: 'position:asc',
    browserTimeoutMs: 8000,
    serverTimeoutMs: 1500,
  });
  expect(config.categories.rootId).toBe(2);
});

it('[SC-51] a search text may name colours', () => {
  expect(config.search.understoodFields).toEqual(['color']);
});

it('[SC-14] in a merge of carts, unchanged local lines follow the server', () => {
  expect(config.cart).toMatchObject({
    synchronize: true,
    serverMergeByDefault: true,
    serverSyncCanRemoveLocalItems: true,
    serverSyncCanModifyLocalItems: true,
    forceClientState: false,
    bypassCartLoaderForAuthorizedUsers: true,
    lastOrderBypassMs: 1_440_000,
    maxCartBypassAttempts: 1,
  });
});

it('[SC-15] the cart synchronises totals, asks before removing and shows discounts', () => {
  expect(config.cart).toMatchObject({
    synchronizeTotals: true,
    askBeforeRemoveProduct: true,
    displayItemDiscounts: true,
    minicartCountType: 'quantities',
  });
  expect(config.stock).toEqual({ synchronize: true, allowOutOfStockInCart: false });
});

it('[SC-38] 999 pieces of an article go into the cart in one go', () => {
  expect(config.cart.maxQuantity).toBe(999);
});

it('[SC-16] offline there is one courier for 5 and cash on delivery for nothing', () => {
  expect(config.checkout.shippingMethods).toEqual([
    expect.objectContaining({ amount: 4, price_incl_tax: 5, default: true, offline: true }),
  ]);
  expect(config.checkout.paymentMethods).toEqual([
    expect.objectContaining({ code: 'cashondelivery', cost: 0, default: true, offline: true }),
  ]);
  expect(config.checkout.inCheckoutMs).toBe(30 * 60_000);
});

it('[SC-56] no postcode is asked for', () => {
  expect(config.checkout.asksPostcode).toBe(false);
});

it('[SC-17] orders go out at once, offline ones after asking, 20 on a page', () => {
  expect(config.orders).toEqual({
    numberPrefix: 'ORD',
    directBackendSync: true,
    automaticTransmission: false,
    historyPageSize: 20,
    carriers: [],
  });
});

it('[SC-18] shipping is free above 10 000 Ft, returns for 30 days, 10% for the newsletter, 12 months', () => {
  expect(config.offers).toEqual({
    freeShippingAboveMinor: 10_000,
    agreesDatesByPhone: false,
    freeReturnDays: 30,
    newsletterCouponPercent: 10,
    newsletterCouponDays: 30,
    newsletterConsentVersion: '2026-11',
    instalmentMonths: 12,
    instalmentFromMinor: 0,
    guaranteeSource: '',
    guarantee: [],
    guaranteedCategories: [],
    minorPerPoint: { HUF: 100, EUR: 25, RON: 125 },
  });
});

it('[SC-60] a shop names the amount of a loyalty point in the currencies it charges', () => {
  const { offers } = defineShopConfig({ offers: { minorPerPoint: { HUF: 1_000 } } });
  expect(offers.minorPerPoint).toEqual({ HUF: 1_000, EUR: 25, RON: 125 });
  expect(Object.keys(offers.minorPerPoint)).toEqual(currencies);
});

it.each([0, 12.5])('[SC-60] %s minor units give no loyalty point', (HUF) => {
  expect(parseShopConfig({ offers: { minorPerPoint: { HUF } } })).toMatchObject({
    ok: false,
    error: [{ path: 'offers.minorPerPoint.HUF' }],
  });
});

it('[SC-19] a session is refreshed by itself, once', () => {
  expect(config.users).toEqual({
    autoRefreshTokens: true,
    maxTokenRefreshAttempts: 1,
  });
});

it('[SC-20] passwords have 8 characters, names 2 or 3, tax ids and postcodes 3', () => {
  expect(config.validation).toEqual({
    minPasswordLength: 8,
    minNameLength: 2,
    minLongNameLength: 3,
    minTaxIdLength: 3,
    minZipCodeLength: 3,
  });
});

it('[SC-21] consent is kept for 365 days and denied until given', () => {
  expect(config.consent).toEqual({
    cookieDays: 365,
    cookiePath: '/',
    cookieSameSite: 'Strict',
    analyticsDefault: 'denied',
  });
});

it('[SC-22] thumbnails are 150, 300 and 1024, and every size exists at double density', () => {
  const { cart, list, gallery } = config.images.thumbnails;
  expect([cart.width, list.width, gallery.width]).toEqual([150, 300, 1024]);
  expect(allowedImageSizes(config).map(({ width, height }) => `${width}x${height}`)).toEqual(
    (
      '150x150 280x280 300x300 310x300 600x744 1024x1024 ' +
      '560x560 600x600 620x600 1200x1488 2048x2048'
    ).split(' '),
  );
});

it('[SC-23] content: 500 entries, 12 posts, 16 new products of category 304, 8 bestsellers', () => {
  expect(config.cms.maxCount).toBe(500);
  expect(config.feed.pageSize).toBe(12);
  expect(config.home.newCollection).toEqual({ categoryId: 304, size: 16, sort: 'created_at:desc' });
  expect(config.home.bestsellers).toEqual({ categoryId: null, size: 8 });
  expect(config.reviewsWidget.host).toBe('');
});

it('[SC-24] the screen has the times of the product', () => {
  expect(config.screen).toMatchObject({
    notificationMs: 8000,
    thirdPartyScriptsMs: 2000,
    progressBarMs: 3000,
    submenuCloseMs: 300,
    keepAlivePages: 10,
    serverRefusalTexts: true,
  });
});

it('[SC-25] storage is watched every 30 s and given up after 30 write errors', () => {
  expect(config.storage).toMatchObject({
    quotaCheckMs: 30_000,
    maxWriteErrors: 30,
    maxReadErrors: 1,
    readTimeoutMs: 800,
    iterateTimeoutMs: 2000,
    cacheTtlS: 604_800,
  });
});

it('[SC-45] a configuration can restore the values of the specification where the storefront differs', () => {
  const { search, images, api } = config;
  const restored = defineShopConfig(storefrontConfig, {
    search: { pageSize: search.pageSize },
    images,
    api,
  });
  expect(defineShopConfig(storefrontConfig).search.pageSize).not.toBe(search.pageSize);
  expect([restored.search.pageSize, restored.images.thumbnails, restored.api]).toEqual([
    search.pageSize,
    images.thumbnails,
    api,
  ]);
});

it('[SC-46] findings D8: options adapt to the value pressed in the storefront', () => {
  expect(config.products.adaptOptions).toBe(false);
  expect(defineShopConfig(storefrontConfig).products.adaptOptions).toBe(true);
});
