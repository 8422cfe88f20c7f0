import type { ShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { Settings } from '../../shop/settings/settings.ts';

/**
 * Returns the configuration of the shop from the page: the server has validated it, and the page contains each section
 * that differs from the build.
 */
export function carriedConfig(sections: Settings['overrides']): ShopConfig {
  return Object.keys(sections).length === 0
    ? builtConfig
    : ({ ...builtConfig, ...sections } as ShopConfig);
}
