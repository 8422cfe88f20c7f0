import type { Product } from '@shop/contract';

/** What was given in stars: `counts` of 1, 2, 3, 4 and 5. */
export interface GivenStars {
  readonly average: number;
  readonly counts: readonly number[];
}

/** The stars of a product: the catalogue's own word on all of them, else those of the reviews at hand. */
export function givenStars(
  summary: Product['rating_summary'],
  reviews: { readonly average: number | null; readonly counts: readonly number[] } | undefined,
): GivenStars | undefined {
  if (summary !== undefined && summary.count > 0) {
    const counts = [1, 2, 3, 4, 5].map((stars) => summary.counts[String(stars)] ?? 0);
    return { average: summary.average, counts };
  }
  if (reviews === undefined || reviews.average === null) return undefined;
  return { average: reviews.average, counts: reviews.counts };
}

/** The mean of the stars that were given, to one decimal; `null` without any. */
export function averageRating(ratings: readonly (number | undefined)[]): number | null {
  const given = ratings.filter((rating) => rating !== undefined);
  if (given.length === 0) return null;
  return Math.round((given.reduce((sum, rating) => sum + rating, 0) / given.length) * 10) / 10;
}

/** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
export function starCounts(ratings: readonly (number | undefined)[]): readonly number[] {
  return [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length);
}
