import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossProblems } from './cross-problems.ts';
import type { ShopConfigOverrides } from './schema.ts';
import { guaranteeYears } from './lookups.ts';
import { defineShopConfig, parseShopConfig, ShopConfigError } from './shop-config.ts';
import { storefrontConfig } from './storefront-config.ts';
import { testSeller } from './test/test-seller.ts';

const problems = (...layers: readonly unknown[]) => {
  const parsed = parseShopConfig(...layers);
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${message}`);
};

it('[SC-26] an override changes what it names and leaves its neighbours', () => {
  const config = defineShopConfig({ cart: { askBeforeRemoveProduct: false } });
  expect(config.cart.askBeforeRemoveProduct).toBe(false);
  expect(config.cart.synchronizeTotals).toBe(true);
  expect(config.search).toEqual(defineShopConfig().search);
});

it('[SC-26] a list replaces the list of the default', () => {
  const config = defineShopConfig({ products: { defaultFilters: ['fabric'] } });
  expect(config.products.defaultFilters).toEqual(['fabric']);
});

it('[SC-26] a later layer overrides an earlier one, undefined changes nothing', () => {
  const config = defineShopConfig(
    { shop: { name: 'a', title: 'A' } },
    { shop: { name: 'b', title: undefined } },
  );
  expect(config.shop).toMatchObject({ name: 'b', product: 'products', title: 'A' });
});

const layers = fc.record<ShopConfigOverrides>(
  {
    shop: fc.record({ name: fc.constantFrom('a', 'b') }, { requiredKeys: [] }),
    products: fc.record(
      {
        priceRanges: fc.constantFrom([{ from: 0 }], []),
        allowZeroPrice: fc.boolean(),
        aggregation: fc.record({ defaultSize: fc.integer({ min: 1, max: 99 }) }),
      },
      { requiredKeys: [] },
    ),
    tax: fc.record({ userGroupId: fc.constantFrom(null, 3) }),
  },
  { requiredKeys: [] },
);

it('[SC-26] laying a layer over a finished configuration is laying both over the defaults', () => {
  fc.assert(
    fc.property(layers, layers, (first, second) => {
      expect(defineShopConfig(defineShopConfig(first), second)).toEqual(
        defineShopConfig(first, second),
      );
    }),
  );
});

it.each<[path: string, layer: unknown]>([
  ['cart.serverMergeByDefalt', { cart: { serverMergeByDefalt: true } }],
  ['cartt', { cartt: {} }],
  ['search.pageSize', { search: { pageSize: 0 } }],
  ['search.pageSize', { search: { pageSize: '50' } }],
  ['search.fuzziness', { search: { fuzziness: 3 } }],
  ['search.minimumShouldMatch', { search: { minimumShouldMatch: 75 } }],
  [
    'products.priceRanges.1.from',
    { products: { priceRanges: [{ from: 0, to: 5 }, { from: -5 }] } },
  ],
  ['stores.views.0.country', { stores: { views: [{ code: 'hu', country: 'Hungary' }] } }],
  ['reviewsWidget.host', { reviewsWidget: { host: 'javascript:alert(1)' } }],
  ['reviewsWidget.host', { reviewsWidget: { host: 'https://reviews.example/' } }],
  ['feed.pageSize', { feed: { pageSize: 7 } }],
  ['cart', { cart: null }],
  ['cart.0', { cart: [1] }],
])('[SC-27] a problem at %s is named by that path', (path, layer) => {
  expect(problems(layer).map((problem) => problem.split(':')[0])).toContain(path);
});

it('[SC-27] a configuration that is no object is refused as a whole', () => {
  expect(problems('hu')[0]).toMatch(/^: /);
  expect(problems(null)[0]).toMatch(/^: /);
});

it('[SC-27] the thrown error lists every problem', () => {
  const bad: unknown = { cart: { synchronize: 'yes' }, screen: { notificationMs: -1 } };
  const define = () => defineShopConfig(bad as ShopConfigOverrides);
  expect(define).toThrow(ShopConfigError);
  expect(define).toThrow(/^cart\.synchronize: .+\nscreen\.notificationMs: .+$/);
});

it('[SC-27] an unknown or missing name is reported with the fix', () => {
  expect(problems({ shop: { titel: 'A' } })).toEqual([
    'shop.titel: is no setting: correct the name "titel" or remove it',
  ]);
  const { email: _email, ...seller } = testSeller;
  expect(problems({ seller })).toEqual(['seller.email: is missing: add "email"']);
});

it('[SC-27] the name of the schema for editors is no setting', () => {
  expect(parseShopConfig({ $schema: './shop.schema.json', shop: { name: 'a' } }).ok).toBe(true);
});

it('[SC-27] any input is a valid configuration or is rejected with a problem', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('cart', 'stores', 'products'), (value, section) => {
      for (const layer of [value, { [section]: value }]) {
        const parsed = parseShopConfig(layer);
        const problems = parsed.ok ? crossProblems(parsed.value) : parsed.error;
        expect(problems.length > 0).toBe(!parsed.ok);
      }
    }),
  );
});

it('[SC-27] a key that means a prototype changes no prototype', () => {
  parseShopConfig(
    JSON.parse('{ "__proto__": { "cart": 1 }, "cart": { "__proto__": { "x": 1 } } }'),
  );
  expect('x' in {}).toBe(false);
});

const view = { code: 'hu', storeId: 1, language: 'hu', locale: 'hu-HU', country: 'HU' } as const;
const forints = { currency: 'HUF', currencySign: 'Ft' } as const;
const [courier] = storefrontConfig.checkout.shippingMethods;
const [cash] = storefrontConfig.checkout.paymentMethods;
const seller = testSeller;
if (courier === undefined || cash === undefined) throw new Error('No shop');

it.each<[path: string, layer: ShopConfigOverrides]>([
  ['stores.defaultCode', { stores: { defaultCode: 'at' } }],
  [
    'stores.views.1.code',
    {
      stores: {
        views: [
          { ...view, ...forints },
          { ...view, ...forints, storeId: 2 },
        ],
      },
    },
  ],
  [
    'stores.views.1.storeId',
    {
      stores: {
        views: [
          { ...view, ...forints },
          { ...view, ...forints, code: 'hu2' },
        ],
      },
    },
  ],
  [
    'stores.views.1.baseUnits',
    {
      stores: {
        views: [
          { ...view, ...forints },
          { ...view, code: 'de', storeId: 2, currency: 'EUR', currencySign: '€' },
        ],
      },
    },
  ],
  ['stores.views.0.baseUnits', { stores: { views: [{ ...view, ...forints, baseUnits: 2 }] } }],
  ['checkout.shippingMethods.1.default', { checkout: { shippingMethods: [courier, courier] } }],
  ['checkout.paymentMethods.1.default', { checkout: { paymentMethods: [cash, cash] } }],
  ['seller.phoneHours.to', { seller: { ...seller, phoneHours: { from: 17, to: 9 } } }],
  ['products.defaultSort', { products: { defaultSort: 'name:asc' } }],
  [
    'products.sortOptions.1.value',
    {
      products: {
        sortOptions: [
          { value: 'created_at:desc', field: 'created_at', direction: 'desc', label: 'Latest' },
          { value: 'created_at:desc', field: 'name', direction: 'asc', label: 'Name' },
        ],
      },
    },
  ],
  ['products.priceRanges.0.to', { products: { priceRanges: [{ from: 5, to: 5 }] } }],
  ['products.priceRanges.1.from', { products: { priceRanges: [{ from: 0, to: 5 }, { from: 6 }] } }],
  ['products.priceRanges.1.from', { products: { priceRanges: [{ from: 0 }, { from: 6 }] } }],
  [
    'offers.guarantee.1.fromMinor',
    {
      offers: {
        guaranteeSource: 'law',
        guarantee: [
          { fromMinor: 10, years: 2 },
          { fromMinor: 10, years: 3 },
        ],
      },
    },
  ],
  ['offers.guaranteeSource', { offers: { guarantee: [{ fromMinor: 10, years: 2 }] } }],
  ['images.thumbnails.cart', { images: { thumbnails: { cart: { width: 151, height: 150 } } } }],
])('[SC-28] a contradiction at %s is named by that path', (path, layer) => {
  expect(problems(layer).map((problem) => problem.split(':')[0])).toEqual([path]);
});

/** Returns a configuration with one value at a path. */
const saying = (path: string, value: number): unknown =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

it.each<[path: string, least: number, most: number]>([
  ['search.pageSize', 1, 4_000],
  ['search.attributePageSize', 1, 4_000],
  ['search.categoryPageSize', 1, 4_000],
  ['products.maxFiltersQuerySize', 1, 4_000],
  ['cms.maxCount', 1, 4_000],
  ['home.newCollection.size', 1, 4_000],
  ['home.bestsellers.size', 1, 4_000],
  ['search.minTermLength', 1, 200],
  ['api.stockChunk', 1, 15],
  ['orders.historyPageSize', 1, 100],
  ['offers.instalmentMonths', 1, 120],
  ['cart.maxQuantity', 1, 100_000],
  ['validation.minPasswordLength', 8, 128],
  ['validation.minNameLength', 2, 100],
  ['validation.minLongNameLength', 1, 200],
  ['validation.minTaxIdLength', 1, 30],
  ['validation.minZipCodeLength', 1, 20],
  ['screen.notificationMs', 0, 2 ** 31 - 1],
])('[SC-41] %s is from %d to %d', (path, least, most) => {
  expect([least, most].flatMap((value) => problems(saying(path, value)))).toEqual([]);
  for (const beyond of [least - 1, most + 1]) {
    expect(problems(saying(path, beyond)).map((problem) => problem.split(':')[0])).toEqual([path]);
  }
});

it('[SC-29] nothing in a configuration can be changed, and nothing given to it is frozen', () => {
  const ranges = [{ from: 0 }];
  const config = defineShopConfig({ products: { priceRanges: ranges } });
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen));
  expect(frozen(config)).toBe(true);
  expect(frozen(defineShopConfig())).toBe(true);
  expect(Object.isFrozen(ranges)).toBe(false);
  expect(Object.isFrozen(ranges[0])).toBe(false);
});

it('[SC-30] the storefront has frames of its own, shows sold-out variants and names no shop', () => {
  const { images, products, storage, shop, seller: nobody } = storefrontConfig;
  const defaults = defineShopConfig();
  expect(images.sizes.slice(0, 6)).toEqual(defaults.images.sizes);
  expect(images.sizes.length).toBeGreaterThan(6);
  expect(products.filterUnavailableVariants).toBe(false);
  expect(storage).toEqual({ ...defaults.storage, quotaKb: 65_536 });
  expect(storefrontConfig.screen).toEqual({ ...defaults.screen, serverRefusalTexts: false });
  expect([shop, nobody]).toEqual([defaults.shop, null]);
});

const guaranteed = defineShopConfig({
  offers: {
    guaranteeSource: 'law',
    guarantee: [
      { fromMinor: 10_000, years: 2 },
      { fromMinor: 250_001, years: 3 },
    ],
    guaranteedCategories: [21, 71],
  },
});

// findings I4
it.each([
  [9_999, undefined],
  [10_000, 2],
  [250_000, 2],
  [250_001, 3],
])('[SC-33] an article for %i is guaranteed for %s years', (price, years) => {
  expect(guaranteeYears(guaranteed, price, [2, 20, 21])).toBe(years);
  expect(guaranteeYears(storefrontConfig, price, [2, 20, 21])).toBeUndefined();
});

it('[SC-33] an article outside the named categories has no guarantee by price', () => {
  expect(guaranteeYears(guaranteed, 50_000, [2, 84])).toBeUndefined();
});

it('[SC-33] a shop that names no categories guarantees everything', () => {
  const config = defineShopConfig({
    offers: { guaranteeSource: 'law', guarantee: [{ fromMinor: 10_000, years: 2 }] },
  });
  expect(guaranteeYears(config, 50_000, [])).toBe(2);
});
