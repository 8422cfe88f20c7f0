import { storefrontConfig, type ShopConfig } from '@shop/shop-config';

/**
 * Configuration of the shop folder of this build. `built-config.ts` of the build replaces this module with `shop.json`
 * of `SHOP_DIR`; without the plugin no shop is configured.
 */
export const builtConfig: ShopConfig = storefrontConfig;
