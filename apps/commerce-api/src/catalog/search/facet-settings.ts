import { aggregationSize, type ShopConfig } from '@shop/shop-config';
import type { FacetSettings } from '@shop/search';

export function facetSettings(shop: ShopConfig): FacetSettings {
  return {
    priceField: shop.products.priceFilterKey,
    priceRanges: shop.products.priceRanges,
    sizeOf: (field) => aggregationSize(shop, field),
  };
}
