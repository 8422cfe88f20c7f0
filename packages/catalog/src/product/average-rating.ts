/**
 * Counts the ratings with 1, 2, 3, 4 and 5 stars, in this order. Half a star rounds up; a value outside 1 to 5 is
 * ignored. Source: PO-49.
 */
export function starCounts(ratings: readonly (number | undefined)[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const rating of ratings) {
    if (rating === undefined || !(rating >= 1 && rating <= 5)) continue;
    const place = Math.round(rating) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Computes the mean rating, to one decimal, from the number of ratings with 1, 2, 3, 4 and 5 stars. Source: PO-48. */
export function averageRating(counts: readonly number[]): number | undefined {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return ratingCount === 0 ? undefined : Math.round((stars / ratingCount) * 10) / 10;
}
