import { expect, it } from 'vitest';
import { isOnCredit, orderCountries, pathCodeOf, pricesDependOnGroup } from './lookups.ts';
import { defineShopConfig } from './shop-config.ts';

it.each([
  ['nobody asks who is signed in while both are off', {}, false],
  ['price tiers do', { products: { usePriceTiers: true } }, true],
  ['a tax group does, number 0 too', { tax: { userGroupId: 0 } }, true],
])('[SC-34] %s', (_story, overrides, expected) => {
  expect(pricesDependOnGroup(defineShopConfig(overrides))).toBe(expected);
});

it.each([
  ['what is free is not', 0, 0, false],
  ['all else is while no bound is set', 0, 1, true],
  ['what costs less than the bound is not', 30_000, 29_999, false],
  ['what costs as much is', 30_000, 30_000, true],
  ['nothing is where the lender offers nothing', null, 1_000_000, false],
])('[SC-42] of credit: %s', (_story, instalmentFromMinor, priceMinor, expected) => {
  expect(isOnCredit(defineShopConfig({ offers: { instalmentFromMinor } }), priceMinor)).toBe(
    expected,
  );
});

it.each([
  ['with its code where it appends it', true, 'de', 'de'],
  ['with nothing at the root', true, 'hu', ''],
  ['with nothing while there is one view only', false, 'de', ''],
])('[SC-39] paths of a view begin %s', (_story, multistore, code, expected) => {
  const config = defineShopConfig({ stores: { multistore } });
  const view = config.stores.views.find((one) => one.code === code);
  expect(view && pathCodeOf(config, view)).toBe(expected);
});

it.each([
  ['of its own and the others there are', true, ['DE', 'HU', 'IT']],
  ['of its own alone while there is one view only', false, ['DE']],
])('[SC-40] from a view one may order to the country %s', (_story, multistore, expected) => {
  const config = defineShopConfig({ stores: { multistore } });
  expect(orderCountries(config, { country: 'DE' })).toEqual(expected);
});
