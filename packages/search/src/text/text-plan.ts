import { splitCompound, wordsOf, type SearchLanguage } from '../language/search-language.ts';

/** Words of a query beyond this many are not looked for. */
const maxWords = 8;

/** One thing a query asks for: a word, or a phrase that has synonyms. */
export interface WordGroup {
  /** The word as typed. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Other ways to say it, each a list of stems that must all be there. */
  readonly alternatives: readonly (readonly string[])[];
  /** This word and its neighbour written together, folded and stemmed: `író asztal`. */
  readonly joined: readonly string[];
  /** The last word may still be being typed. */
  readonly mayBePrefix: boolean;
}

/** Query of a search text, group by group. Stop words are left out. */
export function planText(text: string, language: SearchLanguage): readonly WordGroup[] {
  const all = wordsOf(text);
  const meaningful = all.filter((word) => !language.isStopWord(word));
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords);
  const stems = words.map(language.stem);
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(stems, at, language);
    const groupStems = stems.slice(at, at + length);
    const isLast = at + length === words.length;
    groups.push({
      words: words.slice(at, at + length),
      stems: groupStems,
      alternatives: alternativesOf(words.slice(at, at + length), groupStems, language),
      joined: length === 1 ? [at - 1, at].flatMap((start) => joinedAt(words, start, language)) : [],
      mayBePrefix: isLast && length === 1 && language.fold(words.at(-1) ?? '').length >= 2,
    });
    at += length;
  }
  return groups;
}

/** Number of `count` groups that must match: the share rounded down, at least one. */
export function neededMatches(count: number, share: number): number {
  return Math.max(1, Math.floor(count * share));
}

function phraseLength(stems: readonly string[], at: number, language: SearchLanguage): number {
  for (let length = Math.min(language.longestPhrase, stems.length - at); length > 1; length--) {
    if (language.synonymsOf(stems.slice(at, at + length).join(' ')).length > 0) return length;
  }
  return 1;
}

/** The word at this place and the next one as one word; none at the ends. */
function joinedAt(
  words: readonly string[],
  at: number,
  { fold, stem }: SearchLanguage,
): readonly string[] {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || second === undefined) return [];
  return [fold(first + second), stem(first + second)];
}

/**
 * Somebody may write apart what another writes together, and the first part may have an ending then: `fali polc`. Not
 * that of a word that has synonyms: it is understood, and `karos` is no `kar`.
 */
function alternativesOf(
  words: readonly string[],
  stems: readonly string[],
  language: SearchLanguage,
): WordGroup['alternatives'] {
  const synonyms = language.synonymsOf(stems.join(' '));
  const [word = '', second] = words;
  const parts = second === undefined ? splitCompound(word, language) : undefined;
  if (parts === undefined) return synonyms;
  const [beginning, head] = parts;
  const firsts =
    synonyms.length > 0 ? [beginning] : [...new Set([beginning, language.stem(beginning)])];
  return [...synonyms, ...firsts.map((first) => [first, head])];
}
