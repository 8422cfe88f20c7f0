import {
  nounIn,
  splitCompound,
  wordsOf,
  type SearchLanguage,
} from '../language/search-language.ts';

/** Maximum number of words of a text; the rest is ignored. */
const maxWords = 8;

/** One part of a text: a word, a measure, or a phrase that has synonyms. */
export interface WordGroup {
  /** The words as typed, in lower case. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** Synonymous phrases, each a list of stems that must all match. */
  readonly alternatives: readonly (readonly string[])[];
  /** Parts of a compound, each a list of stems that must all match. */
  readonly parts: readonly (readonly string[])[];
  /** The word joined with a neighbour, folded and stemmed: `író asztal`. */
  readonly joined: readonly string[];
  /** Stem of the noun that the word is or ends with. */
  readonly noun: string | undefined;
  /** True for the noun of the text, which states what is searched for; the other groups describe it. */
  readonly isNoun: boolean;
  /** True for the last word, which may be unfinished. */
  readonly mayBePrefix: boolean;
}

/** Splits a search text into groups. Omits stop words and, if there are other words, generic nouns. */
export function planText(text: string, language: SearchLanguage): readonly WordGroup[] {
  const { words, places } = meaningfulWords(text.toLowerCase(), language);
  const stems = words.map(language.stem);
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(stems, at, language);
    const groupStems = stems.slice(at, at + length);
    const [word = ''] = words.slice(at, at + length);
    const isLast = at + length === words.length;
    groups.push({
      words: words.slice(at, at + length),
      stems: groupStems,
      alternatives: language.synonymsOf(groupStems.join(' ')),
      parts: length === 1 ? partsOf(word, groupStems, language) : [],
      joined: length === 1 ? [at - 1, at].flatMap((start) => joinedAt(words, start, language)) : [],
      noun: nounIn(words[at + length - 1] ?? '', language),
      isNoun: false,
      mayBePrefix: isLast && length === 1 && language.fold(word).length >= 2,
    });
    at += length;
  }
  const noun = nounOf(groups, places, language);
  return groups.map((group) => (group === noun ? { ...group, isNoun: true } : group));
}

/** Returns the group with the noun of the text. A noun in `places` counts only if all are in it. */
function nounOf(
  groups: readonly WordGroup[],
  places: ReadonlySet<string>,
  { nounPlace }: SearchLanguage,
): WordGroup | undefined {
  const nouns = groups.filter(({ noun }) => noun !== undefined);
  const isPlace = ({ words }: WordGroup) => places.has(words.at(-1) ?? '');
  const candidates = nouns.every(isPlace) ? nouns : nouns.filter((group) => !isPlace(group));
  return candidates.at(nounPlace === 'last' ? -1 : 0);
}

/** Conditions that a product must meet. */
interface MatchNeeds {
  /** Minimum share of the groups that match. */
  readonly minimumShouldMatch: number;
  /** Hits with a lower score are dropped. */
  readonly minScore: number;
  /** True if one group is enough. */
  readonly anyWord: boolean;
}

/** Returns how many of `count` groups must match: the share rounded down, at least one. */
export function neededMatches(
  count: number,
  { minimumShouldMatch, anyWord }: Omit<MatchNeeds, 'minScore'>,
): number {
  return anyWord ? 1 : Math.max(1, Math.floor(count * minimumShouldMatch));
}

/** Returns the score below which a hit is dropped: 0 if one group is enough. */
export function lowestScore({ minScore, anyWord }: Omit<MatchNeeds, 'minimumShouldMatch'>): number {
  return anyWord ? 0 : minScore;
}

/** Returns at most {@link maxWords} words that count. `places`: nouns of a position, purpose or accompaniment. */
function meaningfulWords(
  text: string,
  language: SearchLanguage,
): { readonly words: readonly string[]; readonly places: ReadonlySet<string> } {
  const all = language
    .splitMeasures(text)
    .flatMap((part) => ('measure' in part ? [part.measure] : wordsOf(part.text)));
  const meaningful = all.filter(
    (word) => !language.isStopWord(word) && !language.isPostposition(word),
  );
  const specific = meaningful.filter((word) => !language.isGeneric(language.stem(word)));
  const words = [specific, meaningful, all].find((list) => list.length > 0) ?? [];
  const isPlace = (word: string, at: number) =>
    [language.placeEnding, language.attached].some(
      (ending) => ending?.test(language.fold(word)) === true,
    ) || language.isPostposition(all[at + 1] ?? '');
  return { words: words.slice(0, maxWords), places: new Set(all.filter(isPlace)) };
}

function phraseLength(stems: readonly string[], at: number, language: SearchLanguage): number {
  for (let length = Math.min(language.longestPhrase, stems.length - at); length > 1; length--) {
    if (language.synonymsOf(stems.slice(at, at + length).join(' ')).length > 0) return length;
  }
  return 1;
}

/** Returns the word at `at` and the next one as one word, folded and stemmed; empty at the end of the text. */
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
 * Returns the parts of a compound, for products that write it as separate words; the first part may have an ending
 * then: `fali polc`. A word that has synonyms is not split: `karos` is no `kar`. A generic noun does not count as a
 * part.
 */
function partsOf(
  word: string,
  stems: readonly string[],
  language: SearchLanguage,
): readonly (readonly string[])[] {
  const parts = splitCompound(word, language);
  if (parts === undefined) return [];
  const [beginning, head] = parts;
  const hasSynonyms = language.synonymsOf(stems.join(' ')).length > 0;
  const firsts = hasSynonyms ? [beginning] : [...new Set([beginning, language.stem(beginning)])];
  if (language.isGeneric(head)) {
    return firsts.flatMap((first) => [[first], ...language.synonymsOf(first)]);
  }
  return firsts.map((first) => [first, head]);
}
