import { mergeLayers, zugolyConfig, type ShopConfig } from '@shop/shop-config';
import type { Settings } from '../../shop/settings/settings.ts';

/** The shop's configuration as the page carries it: the server has checked and completed it before the page was sent. */
export function carriedConfig(overrides: Settings['overrides']): ShopConfig {
  return Object.keys(overrides).length === 0
    ? zugolyConfig
    : (mergeLayers([zugolyConfig, overrides]) as ShopConfig);
}
