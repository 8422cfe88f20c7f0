/** Score of the first pinned product: higher than every text score, and exact as a 32-bit float. */
const firstScore = 1_000_000;

/** Returns the score of the pinned product at this position, from 0. Source: SE-32. */
export function promotedScore(place: number): number {
  return firstScore - place;
}
