import { describe, expect, it } from 'vitest';
import { guestGroupId, shopPricing, type PricingSettings } from './shop-pricing.ts';
import { hungarianVat, noon } from '../test/hungary.ts';

const plain: PricingSettings = {
  tax: {
    defaultCountry: 'HU',
    fallbackCountry: 'PL',
    defaultRegion: '',
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: false,
    userGroupId: null,
    useOnlyDefaultUserGroupId: false,
  },
  products: { usePriceTiers: false },
};
const grouped: PricingSettings = {
  tax: { ...plain.tax, userGroupId: 3 },
  products: { usePriceTiers: true },
};
const pricing = (settings: PricingSettings, groupId?: number) =>
  shopPricing(settings, 'HUF', noon, [hungarianVat], groupId);

describe('a shop prices', () => {
  it('[PR-34] by its own country and settings', () => {
    expect(pricing(plain)).toEqual({
      taxRules: [hungarianVat],
      country: 'HU',
      sourcePriceIncludesTax: true,
      finalPriceIncludesTax: false,
      now: noon,
      currency: 'HUF',
    });
  });

  it('[PR-34] without a country by the fallback, with a region by that', () => {
    const tax = { ...plain.tax, defaultCountry: '', defaultRegion: 'Mazowsze' };
    expect(pricing({ ...plain, tax })).toMatchObject({ country: 'PL', region: 'Mazowsze' });
  });

  it.each([
    ['a guest', undefined, 3, guestGroupId],
    ['a customer', 5, 5, 5],
    ['group 0, a real one', 0, 0, 0],
  ])('[PR-34] for the group of %s, where groups have prices', (_who, group, taxed, tier) => {
    expect(pricing(grouped, group)).toMatchObject({ taxGroupId: taxed, tierGroupId: tier });
    expect(pricing(plain, group)).toMatchObject({ taxGroupId: undefined, tierGroupId: undefined });
  });
});
