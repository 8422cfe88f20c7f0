/**
 * Measures validations per second of a whole configuration.
 *
 *   node --conditions=@shop/source benchmarks/shop-config.ts
 */
import { parseShopConfig, storefrontConfig } from '@shop/shop-config';
import { perSecond, printRate } from './measure.ts';

const changes = { offers: { freeShippingAboveMinor: 25_000 } };
if (!parseShopConfig(storefrontConfig, changes).ok)
  throw new Error('The configuration is not taken');
printRate(
  'shop-config: parseShopConfig',
  perSecond(() => parseShopConfig(storefrontConfig, changes)),
);
