import { validateAddress } from '@shop/forms';
import { configOfView, defineShopConfig, storeView } from '@shop/shop-config';
import { builtConfig } from './settings/built-config.ts';
import { expect, it } from 'vitest';
import { formRules } from './form-rules.ts';

const manyViews = defineShopConfig(builtConfig, { stores: { multistore: true } });
const munich = {
  firstName: 'Anna',
  lastName: 'Huber',
  country: 'DE',
  streetAddress: 'Lindwurmstraße 5',
  apartmentNumber: '',
  city: 'München',
  state: '',
  region_id: 0,
  zipCode: '80337',
  phoneNumber: '+4989123456',
};
const problemsIn = (shop: typeof manyViews, code: string) =>
  validateAddress(
    munich,
    formRules({ config: configOfView(shop, code), view: storeView(shop, code) }),
    { needsPhone: true },
  ).map(({ field, code }) => `${field}: ${code}`);

it('allows orders to Germany in the German view', () => {
  expect(problemsIn(manyViews, 'de')).toEqual([]);
});

it('allows orders to Germany in the other views', () => {
  expect(problemsIn(manyViews, 'hu')).toEqual([]);
});

it('knows only the country of the one view there is', () => {
  expect(problemsIn(builtConfig, 'hu')).toEqual(['country: country-unknown']);
});
