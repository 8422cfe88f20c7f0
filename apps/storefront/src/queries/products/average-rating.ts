import type { Product } from '@shop/contract';

/** Number of reviews by rating: `counts` of 1, 2, 3, 4 and 5 stars. */
export interface GivenStars {
  readonly average: number;
  readonly counts: readonly number[];
}

/** Formats an average rating with one digit: 4.0 like 4.7. */
export const oneDecimal = { minDecimals: 1, maxDecimals: 1 } as const;

/** Returns the stars of a product: the catalog's count of all reviews, else that of the loaded reviews. */
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
