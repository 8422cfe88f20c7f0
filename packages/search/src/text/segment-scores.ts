import { Bitset } from '../columns/bitset.ts';
import { termLevels, type TermLevel } from './search-vector.ts';
import {
  bestWeights,
  lexemesOfPart,
  type LevelWeights,
  type Alternative,
} from './match-weights.ts';
import type { TextSegment } from './text-segment.ts';

/** Query for one group of a text. */
export interface GroupQuery {
  readonly alternatives: readonly Alternative[];
  /** Stems with their accents. A name that has all of them matches with its accents. */
  readonly accents: readonly string[];
  /** The words as typed: a stem may have lost its accent with its ending (`kanapé`, `kanape`: `kanap`). */
  readonly spelling: readonly string[];
  readonly isNoun: boolean;
}

/** Bonus of a name that has the stems with their accents, and of a name that has the words as typed. */
export const accentBonus = 0.5;
export const spellingBonus = 2;
/** Factor of the noun of a text; the other words only describe it. */
export const nounFactor = 2;
/** Share of the score if a product has the noun outside its own noun and kind: `asztali lámpa` is no `asztal`. */
export const otherPlaceShare = 0.25;
/** Levels where the noun states what the product is: its name and its categories. */
export const nounPlaceShares: Partial<Record<TermLevel, number>> = { noun: 1, kind: 1 };
/** Penalty for each further word of a name. */
export const lengthPenalty = 0.02;

export interface SegmentScores {
  /** In ascending order. */
  readonly documents: Uint32Array;
  /** Score of each document. */
  readonly scores: Float64Array;
}

/**
 * Finds the documents that match at least `needed` of the groups, and the noun at `nounPlace`; `undefined` requires no
 * noun. The score is the sum of the best alternative of each group, times the squared share of the groups that match: a
 * product that has every word comes before those that lack one.
 */
export function scoreSegment(
  segment: TextSegment,
  groups: readonly GroupQuery[],
  needed: number,
  weights: LevelWeights,
  nounPlace: 'own' | 'any' | undefined,
): SegmentScores {
  const matching = groups.map(({ alternatives }) => documentsOf(segment, alternatives));
  const required = groups.flatMap((group, at) => {
    if (!group.isNoun || nounPlace === undefined) return [];
    return nounPlace === 'own' ? documentsWithNoun(segment, group) : (matching[at] ?? []);
  });
  const documents = required
    .reduce((all, withNoun) => all.and(withNoun), atLeast(matching, needed))
    .and(segment.alive)
    .rows();
  const scores = new Float64Array(documents.length);
  const matched = new Float64Array(documents.length);
  const weightOfLevel = termLevels.map((level) => weights[level]);
  const weightOfNounLevel = termLevels.map(
    (level) => weights[level] * (nounPlaceShares[level] ?? otherPlaceShare),
  );
  const highestOther = weights.name * otherPlaceShare;
  for (const { alternatives, accents, spelling, isNoun } of groups) {
    const best = bestWeights(
      segment,
      alternatives,
      documents,
      isNoun ? weightOfNounLevel : weightOfLevel,
    );
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

/** Returns true if a product has the noun of the group as its own noun or kind. */
export function hasNoun(segment: TextSegment, group: GroupQuery): boolean {
  return documentsWithNoun(segment, group).count() > 0;
}

/** Returns the products that have the noun of the group as their own noun or kind. */
function documentsWithNoun(segment: TextSegment, { alternatives }: GroupQuery): Bitset {
  const documents = documentsOf(segment, alternatives).and(segment.alive);
  const rows = documents.rows();
  const weights = termLevels.map((level) => nounPlaceShares[level] ?? 0);
  const best = bestWeights(segment, alternatives, rows, weights);
  return Bitset.of(
    documents.size,
    rows.filter((_, at) => (best[at] ?? 0) > 0),
  );
}

/** Returns the documents that match any alternative of a group. */
function documentsOf(segment: TextSegment, alternatives: readonly Alternative[]): Bitset {
  return alternatives
    .flatMap(({ phrases }) => phrases)
    .map((parts) =>
      parts
        .map((part) => segment.documentsWith(lexemesOfPart(segment, part)))
        .reduce((all, part) => all.and(part)),
    )
    .reduce((any, phrase) => any.or(phrase));
}

/** Returns the documents that are in at least `needed` of the sets. */
function atLeast(sets: readonly Bitset[], needed: number): Bitset {
  const [first] = sets;
  if (first === undefined) throw new Error('atLeast: at least one set is required');
  if (needed === 1) return sets.reduce((any, set) => any.or(set));
  if (needed === sets.length) return sets.reduce((all, set) => all.and(set));
  // reached[n]: documents in more than n of the sets processed so far.
  let reached = Array.from({ length: needed }, () => Bitset.empty(first.size));
  for (const set of sets) {
    reached = reached.map((now, at) => now.or(at === 0 ? set : set.and(reached[at - 1] ?? set)));
  }
  return reached[needed - 1] ?? first;
}
