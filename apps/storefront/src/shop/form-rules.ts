import { defaultFormRules, type FormRules } from '@shop/forms';
import { orderCountries } from '@shop/shop-config';
import type { Shop } from './shop.ts';

/** Returns the limits of every form in this shop. Source: SC-20, SC-40. */
export const formRules = ({ config, view }: Pick<Shop, 'config' | 'view'>): FormRules => ({
  ...defaultFormRules,
  ...config.validation,
  minSearchLength: config.search.minTermLength,
  countries: orderCountries(config, view),
});
