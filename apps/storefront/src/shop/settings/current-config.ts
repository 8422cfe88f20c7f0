import type { ShopConfig } from '@shop/shop-config';
import { builtConfig } from './built-config.ts';

let current = builtConfig;

/**
 * Returns the configuration of the shop in this process or page, for values that are the same in every store view. It
 * is that of the build until {@link setCurrentConfig} is called.
 */
export const currentConfig = (): ShopConfig => current;

/** Sets the configuration of this process or page. Call it once, before anything is rendered. */
export function setCurrentConfig(config: ShopConfig): void {
  current = config;
}
