/**
 * How often a second a whole configuration is checked.
 *
 *   node --conditions=@shop/source benchmarks/shop-config.ts
 */
import { parseShopConfig, zugolyConfig } from '@shop/shop-config';
import { perSecond, tell } from './measure.ts';

const changes = { offers: { freeShippingAboveMinor: 25_000 } };
if (!parseShopConfig(zugolyConfig, changes).ok) throw new Error('The configuration is not taken');
tell(
  'shop-config: parseShopConfig',
  perSecond(() => parseShopConfig(zugolyConfig, changes)),
);
