import { zugolyConfig } from '@shop/shop-config';

/** What placeholders in the paths of pages stand for. */
export const pageNames = { name: zugolyConfig.shop.name, product: zugolyConfig.shop.product };
