import { countryName } from '@shop/format';
import { storeView } from './lookups.ts';
import type { ShopConfig, StoreView } from './schema.ts';

/**
 * Returns the configuration with the seller's address as a view shows it: in a country other than that of the default
 * view, it ends with the seller's country in the language of the view.
 *
 * Source: SC-59.
 */
export function withSellerCountry(
  config: ShopConfig,
  { country, language }: Pick<StoreView, 'country' | 'language'>,
): ShopConfig {
  const { seller } = config;
  const ownCountry = storeView(config).country;
  if (seller === null || country === ownCountry) return config;
  const seat = `${seller.seat}, ${countryName(ownCountry, language)}`;
  return { ...config, seller: { ...seller, seat } };
}
