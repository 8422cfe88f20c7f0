import { Bitset } from '../columns/bitset.ts';
import { nearnessRank, type Weights } from './text-rank.ts';
import type { TextSegment } from './text-segment.ts';

/** A word, or with `isPrefix` every word that begins so. */
export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

/**
 * A way a group may be met: any of the phrases, each of which needs every part, each of which is any of its
 * terms; and how much it counts.
 */
export interface Way {
  readonly phrases: readonly (readonly (readonly Term[])[])[];
  readonly quality: number;
}

/** One of the things a text asks for. */
interface AskedGroup {
  readonly ways: readonly Way[];
  /** Stems with their accents: a name that has them all is what was typed. */
  readonly accents: readonly string[];
  /** The words themselves: a stem may have lost its accent with its ending (`kanapé`, `kanape`: `kanap`). */
  readonly spelling: readonly string[];
}

/** Bonus of a name with the words as typed, beside one for the right accents. */
const spelledAlike = 0.25;

interface Scale {
  readonly weights: Weights;
  /** Weight of a word in the name. */
  readonly name: number;
}

export interface SegmentScores {
  /** In ascending order. */
  readonly documents: Uint32Array;
  /** Scores of each document. */
  readonly scores: Float64Array;
}

/**
 * The documents that meet at least `needed` of the groups, and how well: the best way of each group, a point for
 * the right accents, a quarter for the very words, less for a longer text.
 */
export function scoreSegment(
  segment: TextSegment,
  groups: readonly AskedGroup[],
  needed: number,
  scale: Scale,
): SegmentScores {
  const meeting = groups.map(({ ways }) => documentsOf(segment, ways));
  const documents = atLeast(meeting, needed).and(segment.alive).rows();
  const scores = new Float64Array(documents.length);
  for (const { ways, accents, spelling } of groups) {
    const best = new Float64Array(documents.length);
    for (const alternative of ways) {
      const ranks = ranksOf(segment, alternative, documents, scale.weights);
      for (let at = 0; at < best.length; at++) {
        best[at] = Math.max(best[at] ?? 0, alternative.quality * (ranks[at] ?? 0));
      }
    }
    const accented = accents.length === 0 ? undefined : segment.documentsWithAccents(accents);
    const spelled = segment.documentsWithAccents(spelling);
    for (let at = 0; at < best.length; at++) {
      const document = documents[at] ?? 0;
      scores[at] =
        (scores[at] ?? 0) +
        scale.name * (best[at] ?? 0) +
        (accented?.has(document) === true ? 1 : 0) +
        (spelled.has(document) ? spelledAlike : 0);
    }
  }
  for (let at = 0; at < scores.length; at++) {
    scores[at] = (scores[at] ?? 0) / (1 + 0.05 * segment.lengthOf(documents[at] ?? 0));
  }
  return { documents, scores };
}

function lexemesOf(segment: TextSegment, { word, isPrefix }: Term): readonly number[] {
  if (isPrefix) return segment.lexemesFrom(word);
  const lexeme = segment.lexemeOf(word);
  return lexeme === undefined ? [] : [lexeme];
}

/** The documents that meet a group in any way. */
function documentsOf(segment: TextSegment, ways: readonly Way[]): Bitset {
  return ways
    .flatMap(({ phrases }) => phrases)
    .map((parts) =>
      parts
        .map((part) => segment.documentsWith(part.flatMap((term) => lexemesOf(segment, term))))
        .reduce((all, part) => all.and(part)),
    )
    .reduce((any, phrase) => any.or(phrase));
}

/** Documents in at least `needed` of the sets. */
function atLeast(sets: readonly Bitset[], needed: number): Bitset {
  const [first] = sets;
  if (first === undefined) throw new Error('There is nothing to search for.');
  if (needed === 1) return sets.reduce((any, set) => any.or(set));
  if (needed === sets.length) return sets.reduce((all, set) => all.and(set));
  // reached[n]: what is in more than n of the sets looked at so far.
  let reached = Array.from({ length: needed }, () => Bitset.empty(first.size));
  for (const set of sets) {
    reached = reached.map((now, at) => now.or(at === 0 ? set : set.and(reached[at - 1] ?? set)));
  }
  return reached[needed - 1] ?? first;
}

/** Score of an alternative in each of the documents. */
function ranksOf(
  segment: TextSegment,
  alternative: Way,
  documents: Uint32Array,
  weights: Weights,
): Float64Array {
  const [only, ...otherPhrases] = alternative.phrases;
  const terms = new Map(
    alternative.phrases
      .flat(2)
      .map((term) => [`${term.word}${term.isPrefix ? '*' : ''}`, lexemesOf(segment, term)]),
  );
  // Only the nearness of its words counts, not how often they come.
  if (otherPhrases.length === 0 && (only?.length ?? 0) > 1 && terms.size > 1) {
    const lexemes = [...terms.values()].flat();
    const ranks = new Float64Array(documents.length).fill(nearnessRank([], weights));
    if (lexemes.length < 2) return ranks;
    const posts = lexemes.map((lexeme) => segment.postsOf(lexeme, documents));
    for (let at = 0; at < ranks.length; at++) {
      const positions = posts.map((post) => post[at] ?? -1).filter((post) => post !== -1);
      if (positions.length < 2) continue;
      ranks[at] = nearnessRank(
        positions.map((post) => segment.placesOf(post)),
        weights,
      );
    }
    return ranks;
  }
  const ranks = new Float64Array(documents.length);
  for (const lexemes of terms.values()) {
    for (const lexeme of lexemes) segment.addRanks(lexeme, documents, 1 / terms.size, ranks);
  }
  return ranks;
}
