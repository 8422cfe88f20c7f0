import { queryOptions } from '@tanstack/react-query';
import type { CatalogClient } from '@shop/catalog-client';
import type { Shop } from '../../shop/shop.ts';
import { answeredPage } from '../answered.ts';
import { cardFields } from '../products/card-fields.ts';

/** Queries of the two product rows and the images of the home page. */
export const newCollectionQuery = (shop: Shop, now: number) =>
  queryOptions({
    queryKey: ['new-collection', shop.view.code],
    queryFn: () => cardsOf(shop, now, shop.catalog.newCollection()),
  });

export const bestsellersQuery = (shop: Shop, now: number) =>
  queryOptions({
    queryKey: ['bestsellers', shop.view.code],
    queryFn: () => cardsOf(shop, now, shop.catalog.bestsellers()),
  });

async function cardsOf(shop: Shop, now: number, request: ReturnType<CatalogClient['bestsellers']>) {
  const { items } = await answeredPage(request);
  void shop.urls.registerProducts(items);
  return items.map(cardFields(shop.view, now));
}

export const bannersQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['banners', shop.view.code],
    queryFn: async () => {
      const [offers, main] = await Promise.all([
        shop.catalog.promotedOffers(),
        shop.catalog.mainImage(),
      ]);
      return { offers, main: main?.image ?? null };
    },
  });
