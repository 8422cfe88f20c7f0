import { checkVisibility } from '@shop/catalog';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';
import { cardFields, type CardProduct } from './card-fields.ts';

/**
 * Fetches current prices and images of saved products, by sku. `null`: no longer sold. A product is missing if there was
 * no response and it is not stored on this device.
 */
export const savedProductsQuery = (shop: Shop, now: number, skus: readonly string[]) => {
  const uniqueSkus = [...new Set(skus)].sort();
  return queryOptions({
    queryKey: ['saved-products', shop.view.code, uniqueSkus],
    queryFn: async () => {
      const page = await answeredPage(shop.catalog.productsBySkus(uniqueSkus));
      const cards = page.items
        .filter((product) => checkVisibility(product).ok)
        .map(cardFields(shop.view, now));
      const missing = page.offline ? [] : uniqueSkus.map((sku) => [sku, null] as const);
      return Object.fromEntries<CardProduct | null>([
        ...missing,
        ...cards.map((card) => [card.sku, card] as const),
      ]) as Readonly<Record<string, CardProduct | null>>;
    },
    enabled: uniqueSkus.length > 0,
  });
};
