import type { ShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { Settings } from '../../shop/settings/settings.ts';

/** The shop's configuration as the page carries it: the server has checked it, and carries each section that differs from the build. */
export function carriedConfig(sections: Settings['overrides']): ShopConfig {
  return Object.keys(sections).length === 0
    ? builtConfig
    : ({ ...builtConfig, ...sections } as ShopConfig);
}
