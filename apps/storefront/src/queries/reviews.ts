import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../wiring/shop.ts';
import { answered } from './answered.ts';

/** The approved reviews of a product, newest first. Asked for in the browser: they stand far down. */
export const reviewsQuery = (shop: Shop, productId: number) =>
  queryOptions({
    queryKey: ['reviews', shop.view.code, productId],
    queryFn: async () => (await answered(shop.catalog.reviews(productId, { size: 6 }))).items,
  });
