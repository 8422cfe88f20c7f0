import { isNeverShipped } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { guaranteeYears, type ShopConfig } from '@shop/shop-config';

/** Returns the years of mandatory guarantee, by price and type of the product; undefined without one. */
export function guaranteedYears(config: ShopConfig, product: Product): number | undefined {
  if (isNeverShipped(product.type_id)) return undefined;
  const categories = (product.category_ids ?? []).map(Number);
  return guaranteeYears(config, product.price_incl_tax ?? 0, categories);
}
