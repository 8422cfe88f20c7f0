import type { TermLevel } from './search-vector.ts';
import type { TextSegment } from './text-segment.ts';

/** A word, or with `isPrefix` every word that begins with it. */
export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

/** A way to match a group: any of the phrases, each of which needs every part, each of which is any of its terms. */
export interface Way {
  readonly phrases: readonly (readonly (readonly Term[])[])[];
  /** Factor of the weight. */
  readonly quality: number;
}

/** Score of a word by the best level at which a product has it. */
export type LevelWeights = Readonly<Record<TermLevel, number>>;

function lexemesOf(segment: TextSegment, { word, isPrefix }: Term): readonly number[] {
  if (isPrefix) return segment.lexemesFrom(word);
  const lexeme = segment.lexemeOf(word);
  return lexeme === undefined ? [] : [lexeme];
}

/** All words of a segment that one of the terms stands for. */
export function lexemesOfPart(segment: TextSegment, part: readonly Term[]): readonly number[] {
  return [...new Set(part.flatMap((term) => lexemesOf(segment, term)))];
}

/** Weight of the best way in each document; 0 where none matches. */
export function bestWays(
  segment: TextSegment,
  ways: readonly Way[],
  documents: Uint32Array,
  weights: readonly number[],
): Float64Array {
  const best = new Float64Array(documents.length);
  for (const { phrases, quality } of ways) {
    for (const parts of phrases) {
      const ofPhrase = phraseWeights(segment, parts, documents, weights);
      for (let at = 0; at < best.length; at++) {
        const weight = quality * (ofPhrase[at] ?? 0);
        if (weight > (best[at] ?? 0)) best[at] = weight;
      }
    }
  }
  return best;
}

/** A phrase weighs as the mean of its parts, and nothing where one is missing. */
function phraseWeights(
  segment: TextSegment,
  parts: readonly (readonly Term[])[],
  documents: Uint32Array,
  weights: readonly number[],
): Float64Array {
  const ofParts = parts.map((part) => {
    const values = new Float64Array(documents.length);
    for (const lexeme of lexemesOfPart(segment, part)) {
      segment.raiseWeights(lexeme, documents, weights, values);
    }
    return values;
  });
  const [only, ...otherParts] = ofParts;
  if (only === undefined || otherParts.length === 0)
    return only ?? new Float64Array(documents.length);
  return only.map((_, at) => {
    const values = ofParts.map((values) => values[at] ?? 0);
    return values.includes(0) ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}
