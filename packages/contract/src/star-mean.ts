/** The mean of stars that were given, by how many gave 1, 2, 3, 4 and 5: to one decimal. Source: CO-48. */
export function starMean(counts: readonly number[]): number | undefined {
  const given = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return given === 0 ? undefined : Math.round((stars / given) * 10) / 10;
}
