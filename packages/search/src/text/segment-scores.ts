import { Bitset } from '../columns/bitset.ts';
import { termLevels } from './search-vector.ts';
import { bestWays, lexemesOfPart, type LevelWeights, type Way } from './way-weights.ts';
import type { TextSegment } from './text-segment.ts';

/** One of the things a text asks for. */
export interface GroupQuery {
  readonly ways: readonly Way[];
  /** Stems with their accents: a name that has them all is what was typed. */
  readonly accents: readonly string[];
  /** The words themselves: a stem may have lost its accent with its ending (`kanapé`, `kanape`: `kanap`). */
  readonly spelling: readonly string[];
  readonly isNoun: boolean;
}

/** Bonus of a name with the right accents, and with the very words. */
const accentBonus = 0.5;
const spellingBonus = 2;
/** The noun of a text counts more than the words that describe it. */
const nounFactor = 2;
/** Share of a match of the noun in another place than the noun of a name: `asztali lámpa` is no `asztal`. */
const otherPlaceShare = 0.25;
/** Penalty of each further word in a name. */
const lengthPenalty = 0.02;

export interface SegmentScores {
  /** In ascending order. */
  readonly documents: Uint32Array;
  /** Score of each document. */
  readonly scores: Float64Array;
}

/**
 * Finds the documents that match at least `needed` of the groups. Their score is the sum of the best way of each group,
 * times the share of the groups that match, squared: a product that has every word comes before those that lack one.
 */
export function scoreSegment(
  segment: TextSegment,
  groups: readonly GroupQuery[],
  needed: number,
  weights: LevelWeights,
): SegmentScores {
  const matching = groups.map(({ ways }) => documentsOf(segment, ways));
  const documents = atLeast(matching, needed).and(segment.alive).rows();
  const scores = new Float64Array(documents.length);
  const matched = new Float64Array(documents.length);
  const weightOfLevel = termLevels.map((level) => weights[level]);
  const weightOfNounLevel = termLevels.map(
    (level) => weights[level] * (level === 'noun' ? 1 : otherPlaceShare),
  );
  const highestOther = weights.name * otherPlaceShare;
  for (const { ways, accents, spelling, isNoun } of groups) {
    const best = bestWays(segment, ways, documents, isNoun ? weightOfNounLevel : weightOfLevel);
    const accented = accents.length === 0 ? undefined : segment.documentsWithAccents(accents);
    const spelled = segment.documentsWithAccents(spelling);
    const factor = isNoun ? nounFactor : 1;
    for (let at = 0; at < best.length; at++) {
      const weight = best[at] ?? 0;
      if (weight === 0) continue;
      const document = documents[at] ?? 0;
      const isSpelled = spelled.has(document);
      const isOtherPlace = isNoun && weight <= highestOther;
      if (isOtherPlace && !isSpelled) {
        scores[at] = (scores[at] ?? 0) + weight;
        matched[at] = (matched[at] ?? 0) + otherPlaceShare;
        continue;
      }
      const bonus =
        (accented?.has(document) === true ? accentBonus : 0) + (isSpelled ? spellingBonus : 0);
      scores[at] =
        (scores[at] ?? 0) + factor * (bonus + (isOtherPlace ? weight / otherPlaceShare : weight));
      matched[at] = (matched[at] ?? 0) + 1;
    }
  }
  for (let at = 0; at < scores.length; at++) {
    const share = (matched[at] ?? 0) / groups.length;
    const penalty = 1 + lengthPenalty * segment.nameLengthOf(documents[at] ?? 0);
    scores[at] = ((scores[at] ?? 0) * share * share) / penalty;
  }
  return { documents, scores };
}

/** The documents that match a group in any way. */
function documentsOf(segment: TextSegment, ways: readonly Way[]): Bitset {
  return ways
    .flatMap(({ phrases }) => phrases)
    .map((parts) =>
      parts
        .map((part) => segment.documentsWith(lexemesOfPart(segment, part)))
        .reduce((all, part) => all.and(part)),
    )
    .reduce((any, phrase) => any.or(phrase));
}

/** Documents in at least `needed` of the sets. */
function atLeast(sets: readonly Bitset[], needed: number): Bitset {
  const [first] = sets;
  if (first === undefined) throw new Error('atLeast: at least one set is required');
  if (needed === 1) return sets.reduce((any, set) => any.or(set));
  if (needed === sets.length) return sets.reduce((all, set) => all.and(set));
  // reached[n]: what is in more than n of the sets looked at so far.
  let reached = Array.from({ length: needed }, () => Bitset.empty(first.size));
  for (const set of sets) {
    reached = reached.map((now, at) => now.or(at === 0 ? set : set.and(reached[at - 1] ?? set)));
  }
  return reached[needed - 1] ?? first;
}
