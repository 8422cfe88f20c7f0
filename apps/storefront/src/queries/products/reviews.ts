import { queryOptions } from '@tanstack/react-query';
import { averageRating, starCounts } from '@shop/catalog';
import { reviewMoment } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Number of reviews for computing the average; the page shows the first few. */
export const reviewsAsked = 100;

/** Review as shown on the page. */
export interface WrittenReview {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly isVerified: boolean;
  readonly writtenAt: EpochMs | null;
  /** Language of the review, if known. */
  readonly textLanguage: string | undefined;
}

/** Query of the approved reviews of a product, newest first, with their total and the counts by stars. */
export const reviewsQuery = (shop: Shop, productId: number) =>
  queryOptions({
    queryKey: ['reviews', shop.view.code, productId],
    queryFn: async () => {
      const page = await answered(shop.catalog.reviews(productId, { size: reviewsAsked }));
      const counts = starCounts(page.items.map(({ rating }) => rating));
      return {
        total: page.total,
        average: averageRating(counts) ?? null,
        counts,
        items: page.items.map(({ id, title, detail, nickname, ...review }): WrittenReview => ({
          id,
          title,
          detail,
          nickname,
          rating: review.rating ?? null,
          isVerified: review.verified === true,
          writtenAt: reviewMoment(review.created_at) ?? null,
          textLanguage: review.text_language,
        })),
      };
    },
  });
