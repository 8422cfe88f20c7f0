/**
 * Returns the indexes of the best values by rank: higher is better, `undefined` means no rank. None if all known ranks
 * are equal, or fewer than two are known.
 */
export function bestColumns(ranks: readonly (number | undefined)[]): readonly number[] {
  const knownRanks = ranks.filter((rank) => rank !== undefined);
  const best = Math.max(...knownRanks);
  if (knownRanks.length < 2 || knownRanks.every((rank) => rank === best)) return [];
  return ranks.flatMap((rank, index) => (rank === best ? [index] : []));
}
