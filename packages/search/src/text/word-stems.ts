import type { SearchLanguage } from '../language/search-language.ts';

/**
 * The stem of a word with its accents; the word itself where its letters change in folding. It begins with `~`, as no
 * word does: `asztali` is not the word `asztal`, though its stem is.
 */
export function accentedStem(word: string, { fold, stem }: SearchLanguage): string {
  const [folded, stemmed] = [fold(word), stem(word)];
  const isSameLength = folded.length === word.length && folded.startsWith(stemmed);
  return `~${isSameLength ? word.slice(0, stemmed.length) : word}`;
}
