import type { SearchLanguage } from '../language/search-language.ts';
import { editDistance, toleratedDistance } from './edit-distance.ts';

/** Number of first letters of a word that must be right. */
export const rightPrefix = 2;
/** Maximum number of corrections of a mistyped word. */
const maxCorrections = 3;

/** A word of the catalog. */
interface KnownWord {
  /** The word in lower case, with its accents. */
  readonly written: string;
  readonly folded: string;
  readonly stem: string;
}

/** All words of the catalog. */
export interface Vocabulary {
  /** Adds words in lower case. They are not removed when their products are. */
  add(words: readonly string[]): void;
  /** All words added, each once. */
  words(): readonly string[];
  /** Returns the possible corrections of a mistyped word, most likely first, folded. */
  nearest(word: string, fuzziness: number): readonly string[];
  /** Returns the words that begin with these folded letters, at least {@link rightPrefix} of them. */
  startingWith(letters: string): readonly KnownWord[];
  /** Spelling of a folded word. */
  spelling(folded: string): string;
}

/** Creates an empty vocabulary. */
export function createVocabulary({
  fold,
  stem,
}: Pick<SearchLanguage, 'fold' | 'stem'>): Vocabulary {
  const knownWords = new Set<string>();
  const byPrefix = new Map<string, KnownWord[]>();
  const withSamePrefix = (word: string) => byPrefix.get(word.slice(0, rightPrefix)) ?? [];
  return {
    add(words) {
      for (const spelling of words) {
        if (knownWords.has(spelling)) continue;
        knownWords.add(spelling);
        const folded = fold(spelling);
        const prefix = folded.slice(0, rightPrefix);
        const word = { written: spelling, folded, stem: stem(folded) };
        const existing = byPrefix.get(prefix);
        if (existing === undefined) byPrefix.set(prefix, [word]);
        else existing.push(word);
      }
    },
    words: () => [...knownWords],
    nearest(word, fuzziness) {
      return nearestWords(
        word,
        withSamePrefix(word).map(({ folded }) => folded),
        fuzziness,
      );
    },
    startingWith: (letters) =>
      withSamePrefix(letters).filter(({ folded }) => folded.startsWith(letters)),
    spelling: (word) => withSamePrefix(word).find(({ folded }) => folded === word)?.written ?? word,
  };
}

/** Returns the possible corrections of a mistyped word among the folded `candidates`, most likely first. */
export function nearestWords(
  word: string,
  candidates: readonly string[],
  fuzziness: number,
): readonly string[] {
  const limit = toleratedDistance(word.length, fuzziness);
  if (limit === 0) return [];
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .map((near) => ({ ...near, likeness: likeness(word, near.candidate) }))
    .sort(
      (a, b) =>
        a.distance - b.distance || b.likeness - a.likeness || (a.candidate < b.candidate ? -1 : 1),
    )
    .slice(0, maxCorrections)
    .map(({ candidate }) => candidate);
}

/** Returns the share of trigrams that two words have in common, like `pg_trgm`. */
function likeness(a: string, b: string): number {
  const [first, second] = [trigrams(a), trigrams(b)];
  const shared = [...first].filter((group) => second.has(group)).length;
  return shared / (first.size + second.size - shared);
}

function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
