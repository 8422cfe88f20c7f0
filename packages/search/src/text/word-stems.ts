import type { SearchLanguage } from '../language/search-language.ts';

/**
 * Returns the stem of a word with its accents; the word itself if folding changes its length or the stem its letters.
 * The result begins with `~`, which is in no word: `asztali` is not the word `asztal`, though its stem is.
 */
export function accentedStem(word: string, { fold, stem }: SearchLanguage): string {
  const [folded, stemmed] = [fold(word), stem(word)];
  const isSameLength = folded.length === word.length && folded.startsWith(stemmed);
  return `~${isSameLength ? word.slice(0, stemmed.length) : word}`;
}
