import { starCounts, averageRating } from '@shop/catalog';
import { type RatingSummary } from '@shop/contract';
import { toNumber } from './coerce.ts';
import type { Source } from './document.ts';

/** Counts the stars of published reviews by product id. Reviews without stars do not count. */
export function ratingSummaries(reviews: readonly Source[]): ReadonlyMap<number, RatingSummary> {
  const starsById = new Map<number, (number | undefined)[]>();
  for (const review of reviews) {
    const productId = toNumber(review['product_id']);
    if (productId === undefined) continue;
    const ratings = starsById.get(productId) ?? [];
    ratings.push(toNumber(review['rating']));
    starsById.set(productId, ratings);
  }
  const summaries = [...starsById].map(
    ([id, ratings]) => [id, summary(starCounts(ratings))] as const,
  );
  return new Map(summaries.filter(([, { count }]) => count > 0));
}

/** Returns the rating over all products; `undefined` without a review. */
export function ratingOfAll(reviews: readonly Source[]): RatingSummary | undefined {
  const summaries = [...ratingSummaries(reviews).values()];
  if (summaries.length === 0) return undefined;
  return summary(
    [1, 2, 3, 4, 5].map((stars) =>
      summaries.reduce((sum, { counts }) => sum + (counts[String(stars)] ?? 0), 0),
    ),
  );
}

function summary(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((sum, count) => sum + count, 0);
  return {
    average: averageRating(counts) ?? 0,
    count,
    counts: Object.fromEntries(counts.map((count, place) => [String(place + 1), count])),
  };
}
