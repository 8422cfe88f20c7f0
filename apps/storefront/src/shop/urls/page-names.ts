import { zugolyConfig } from '@shop/shop-config';

/** Values for placeholders in the paths of pages. */
export const pageNames = { name: zugolyConfig.shop.name, product: zugolyConfig.shop.product };
