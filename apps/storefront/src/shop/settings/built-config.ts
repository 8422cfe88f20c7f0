import { storefrontConfig, type ShopConfig } from '@shop/shop-config';

/**
 * The configuration of the shop folder that this build is made for. `built-config.ts` of the build replaces this module with
 * `shop.json` of `SHOP_DIR`; without the plugin no shop is configured.
 */
export const builtConfig: ShopConfig = storefrontConfig;
