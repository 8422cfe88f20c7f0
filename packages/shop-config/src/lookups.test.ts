import { expect, it } from 'vitest';
import { pricesDependOnGroup } from './lookups.ts';
import { defineShopConfig } from './shop-config.ts';

it.each([
  ['nobody asks who is signed in while both are off', {}, false],
  ['price tiers do', { products: { usePriceTiers: true } }, true],
  ['a tax group does, number 0 too', { tax: { userGroupId: 0 } }, true],
])('[SC-34] %s', (_story, overrides, expected) => {
  expect(pricesDependOnGroup(defineShopConfig(overrides))).toBe(expected);
});
