/**
 * Which of some values come off best, by their rank: the higher the better, `undefined` where there is none.
 * Nobody does where all are equal, or where there is nothing to compare with.
 */
export function bestColumns(ranks: readonly (number | undefined)[]): readonly number[] {
  const knownRanks = ranks.filter((rank) => rank !== undefined);
  const best = Math.max(...knownRanks);
  if (knownRanks.length < 2 || knownRanks.every((rank) => rank === best)) return [];
  return ranks.flatMap((rank, index) => (rank === best ? [index] : []));
}
