import type { TermLevel } from './search-vector.ts';
import type { TextSegment } from './text-segment.ts';

/** A word, or with `isPrefix` all words that begin with it. */
export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

/** One way to match a group: any of its phrases. A phrase needs all its parts, a part needs any of its terms. */
export interface Alternative {
  readonly phrases: readonly (readonly (readonly Term[])[])[];
  /** Factor by which the weight is multiplied. */
  readonly quality: number;
}

/** Score of a word by its best level in a product. */
export type LevelWeights = Readonly<Record<TermLevel, number>>;

function lexemesOf(segment: TextSegment, { word, isPrefix }: Term): readonly number[] {
  if (isPrefix) return segment.lexemesFrom(word);
  const lexeme = segment.lexemeOf(word);
  return lexeme === undefined ? [] : [lexeme];
}

/** Returns all words of a segment that match one of the terms. */
export function lexemesOfPart(segment: TextSegment, part: readonly Term[]): readonly number[] {
  return [...new Set(part.flatMap((term) => lexemesOf(segment, term)))];
}

/** Returns the weight of the best alternative in each document; 0 if none matches. */
export function bestWeights(
  segment: TextSegment,
  alternatives: readonly Alternative[],
  documents: Uint32Array,
  weights: readonly number[],
): Float64Array {
  const best = new Float64Array(documents.length);
  for (const { phrases, quality } of alternatives) {
    for (const parts of phrases) {
      const phraseWeight = phraseWeights(segment, parts, documents, weights);
      for (let at = 0; at < best.length; at++) {
        const weight = quality * (phraseWeight[at] ?? 0);
        if (weight > (best[at] ?? 0)) best[at] = weight;
      }
    }
  }
  return best;
}

/** Returns the weight of a phrase in each document: the mean of its parts; 0 if a part is missing. */
function phraseWeights(
  segment: TextSegment,
  parts: readonly (readonly Term[])[],
  documents: Uint32Array,
  weights: readonly number[],
): Float64Array {
  const partWeights = parts.map((part) => {
    const values = new Float64Array(documents.length);
    for (const lexeme of lexemesOfPart(segment, part)) {
      segment.raiseWeights(lexeme, documents, weights, values);
    }
    return values;
  });
  const [only, ...otherParts] = partWeights;
  if (only === undefined || otherParts.length === 0)
    return only ?? new Float64Array(documents.length);
  return only.map((_, at) => {
    const values = partWeights.map((values) => values[at] ?? 0);
    return values.includes(0) ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}
