/** Score of the first pinned product: above every score of a text, and exact as a 32-bit float. */
const firstScore = 1_000_000;

/** Score of the pinned product at that place, from 0. Source: SE-32. */
export function promotedScore(place: number): number {
  return firstScore - place;
}
