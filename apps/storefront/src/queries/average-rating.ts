/** The mean of the stars that were given, to one decimal; `null` without any. */
export function averageRating(ratings: readonly (number | undefined)[]): number | null {
  const given = ratings.filter((rating) => rating !== undefined);
  if (given.length === 0) return null;
  return Math.round((given.reduce((sum, rating) => sum + rating, 0) / given.length) * 10) / 10;
}
