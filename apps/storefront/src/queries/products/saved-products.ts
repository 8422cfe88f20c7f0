import { checkVisibility } from '@shop/catalog';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';
import { cardFields, type CardProduct } from './card-fields.ts';

/** Fetches current prices and images of saved products, by sku; products no longer sold are missing. */
export const savedProductsQuery = (shop: Shop, now: number, skus: readonly string[]) => {
  const uniqueSkus = [...new Set(skus)].sort();
  return queryOptions({
    queryKey: ['saved-products', shop.view.code, uniqueSkus],
    queryFn: async () => {
      const page = await answeredPage(shop.catalog.productsBySkus(uniqueSkus));
      const cards = page.items
        .filter((product) => checkVisibility(product).ok)
        .map(cardFields(shop.view, now));
      return Object.fromEntries(cards.map((card) => [card.sku, card])) as Readonly<
        Record<string, CardProduct>
      >;
    },
    enabled: uniqueSkus.length > 0,
  });
};
