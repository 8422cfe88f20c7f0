/** Factor of a word by its weight, in the order D, C, B, A. */
export type Weights = readonly [d: number, c: number, b: number, a: number];

/** Limit of `1 + 1/4 + 1/9 + …`: a word that is everywhere counts 1. */
const wholeSeries = 1.64493406685;
const nothingFound = 1e-20;

/**
 * Ranks one word by its positions in a document: the heaviest first, the n-th divided by n squared. Source:
 * PostgreSQL, `calc_rank_or`, which `ts_rank` sums over the words of a query.
 */
export function placesRank(places: Uint16Array, weights: Weights): number {
  let sum = 0;
  let heaviest = -1;
  let heaviestAt = 0;
  for (let at = 0; at < places.length; at++) {
    const weight = weights[(places[at] ?? 0) >>> 14] ?? 0;
    sum += weight / ((at + 1) * (at + 1));
    if (weight > heaviest) {
      heaviest = weight;
      heaviestAt = at;
    }
  }
  return (heaviest + sum - heaviest / ((heaviestAt + 1) * (heaviestAt + 1))) / wholeSeries;
}

/**
 * Ranks words that must all occur: the nearer to each other, the higher. `places`: positions of each found word.
 * Source: PostgreSQL, `calc_rank_and`.
 */
export function nearnessRank(places: readonly Uint16Array[], weights: Weights): number {
  let rank = -1;
  places.forEach((mine, at) => {
    for (const theirs of places.slice(0, at)) {
      for (const a of mine) {
        for (const b of theirs) {
          const distance = Math.abs((a & 0x3fff) - (b & 0x3fff));
          if (distance === 0) continue;
          const near = distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));
          const pairRank = Math.sqrt((weights[a >>> 14] ?? 0) * (weights[b >>> 14] ?? 0) * near);
          rank = rank < 0 ? pairRank : 1 - (1 - rank) * (1 - pairRank);
        }
      }
    }
  });
  return rank < 0 ? nothingFound : rank;
}
