import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShopConfigOverrides } from './schema.ts';
import { demoOverrides } from './demo-overrides.ts';
import { guaranteeYears } from './lookups.ts';
import { defineShopConfig, parseShopConfig, ShopConfigError } from './shop-config.ts';
import { zugolyConfig } from './zugoly-config.ts';

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

it('[SC-26] a later layer lies over an earlier one, undefined changes nothing', () => {
  const config = defineShopConfig(
    { shop: { name: 'a', title: 'A' } },
    { shop: { name: 'b', title: undefined } },
  );
  expect(config.shop).toEqual({ name: 'b', product: 'butor', title: 'A' });
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
])('[SC-27] what is wrong at %s is named by that path', (path, layer) => {
  expect(problems(layer).map((problem) => problem.split(':')[0])).toContain(path);
});

it('[SC-27] a configuration that is no object is refused as a whole', () => {
  expect(problems('hu')[0]).toMatch(/^: /);
  expect(problems(null)[0]).toMatch(/^: /);
});

it('[SC-27] every problem is told at once, in the error that is thrown', () => {
  const bad: unknown = { cart: { synchronize: 'yes' }, screen: { notificationMs: -1 } };
  const define = () => defineShopConfig(bad as ShopConfigOverrides);
  expect(define).toThrow(ShopConfigError);
  expect(define).toThrow(/^cart\.synchronize: .+\nscreen\.notificationMs: .+$/);
});

it('[SC-27] nothing one can write makes the reading throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('cart', 'stores', 'products'), (value, section) => {
      expect(typeof parseShopConfig({ [section]: value }).ok).toBe('boolean');
      expect(typeof parseShopConfig(value).ok).toBe('boolean');
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
const [courier] = zugolyConfig.checkout.shippingMethods;
const [cash] = zugolyConfig.checkout.paymentMethods;
const { seller } = demoOverrides;
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

/** A configuration that says one thing at a path. */
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

it('[SC-30] Zugoly sells furniture: price ranges up to 300 000 Ft, its own filters and courier, sold-out variants stay', () => {
  expect(zugolyConfig.products.priceRanges.map(({ from }) => from)).toEqual([
    0, 10_000, 30_000, 100_000, 300_000,
  ]);
  expect(zugolyConfig.products.defaultFilters).toContain('fabric');
  expect(zugolyConfig.checkout.shippingMethods[0]?.price_incl_tax).toBe(1990);
  expect(zugolyConfig.home.bestsellers.categoryId).toBe(305);
  const { sizes } = zugolyConfig.images;
  expect(sizes.slice(0, 6)).toEqual(defineShopConfig().images.sizes);
  expect(sizes.length).toBeGreaterThan(6);
  expect(zugolyConfig.offers.freeShippingAboveMinor).toBe(10_000);
  expect(zugolyConfig.products.filterUnavailableVariants).toBe(false);
  expect(zugolyConfig.storage).toEqual({ ...defineShopConfig().storage, quotaKb: 65_536 });
});

const demo = defineShopConfig(zugolyConfig, demoOverrides);

it.each([
  [9_999, undefined],
  [10_000, 2],
  [250_000, 2],
  [250_001, 3],
])('[SC-33] what costs %i Ft in the demo is guaranteed for %s years', (price, years) => {
  expect(guaranteeYears(demo, price, [2, 20, 21])).toBe(years);
  expect(guaranteeYears(zugolyConfig, price, [2, 20, 21])).toBeUndefined();
});

it('[SC-33] the law names furniture, mattresses and lamps: no guarantee by price on a vase or a service', () => {
  const [sofas, lamps, vases, services] = [21, 71, 84, 111];
  const yearsOf = (id: number | undefined) => guaranteeYears(demo, 50_000, [2, id ?? 0]);
  expect([yearsOf(sofas), yearsOf(lamps)]).toEqual([2, 2]);
  expect([yearsOf(vases), yearsOf(services)]).toEqual([undefined, undefined]);
});

it('[SC-33] a shop that names no categories guarantees everything', () => {
  const config = defineShopConfig({
    offers: { guaranteeSource: 'law', guarantee: [{ fromMinor: 10_000, years: 2 }] },
  });
  expect(guaranteeYears(config, 50_000, [])).toBe(2);
});
