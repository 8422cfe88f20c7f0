import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../wiring/shop.ts';
import { answered } from './answered.ts';
import { cardFields } from './card-fields.ts';

/** The two rows of the home page and its pictures. */
export const newCollectionQuery = (shop: Shop, now: number) =>
  queryOptions({
    queryKey: ['new-collection', shop.view.code],
    queryFn: async () =>
      (await answered(shop.catalog.newCollection())).items.map(cardFields(shop.view, now)),
  });

export const bestsellersQuery = (shop: Shop, now: number) =>
  queryOptions({
    queryKey: ['bestsellers', shop.view.code],
    queryFn: async () =>
      (await answered(shop.catalog.bestsellers())).items.map(cardFields(shop.view, now)),
  });

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
