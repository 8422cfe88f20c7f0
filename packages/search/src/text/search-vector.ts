import type { ProductText } from '../query/catalog-search.ts';
import { accentedStem } from './word-stems.ts';
import {
  nounIn,
  splitCompound,
  wordsOf,
  type SearchLanguage,
} from '../language/search-language.ts';

/** Levels of a word in a product, from the lowest weight to the highest. */
export const termLevels = [
  'part',
  'category',
  'property',
  'kind',
  'article',
  'name',
  'noun',
] as const;
export type TermLevel = (typeof termLevels)[number];

/** Words by which a product is found. */
export interface SearchVector {
  /** Folded words and stems, each with the index of its best level in {@link termLevels}. */
  readonly levels: ReadonlyMap<string, number>;
  /** Words of the name as written, in lower case, and their stems with accents. */
  readonly accents: readonly string[];
  /** Number of words in the name. */
  readonly nameLength: number;
  /** Words for corrections and completions, in lower case. */
  readonly vocabulary: readonly string[];
}

/** Term of a whole article number. No word of a text begins with `#`. */
export function articleTerm(sku: string): string {
  return `#${sku.trim().toLowerCase()}`;
}

/** Creates the analyzer of product texts in the language of a view. Caches words and labels, because they repeat. */
export function createProductAnalyzer(
  language: SearchLanguage,
): (text: ProductText) => SearchVector {
  const formsOfWord = new Map<string, WordForms>();
  const wordsOfLabel = new Map<string, WordsAndMeasures>();
  const nounsOfLabel = new Map<string, readonly string[]>();
  const formsOf = (word: string) =>
    remembered(formsOfWord, word, () => ({
      folded: language.fold(word),
      stem: language.stem(word),
      parts: splitCompound(word, language),
      isStopWord: language.isStopWord(word),
    }));
  const headsOf = (words: readonly string[]) =>
    words.flatMap((word) => language.headSpellings.get(formsOf(word).parts?.[1] ?? '') ?? []);
  const stemsOf = (word: string) => [formsOf(word).stem, ...(formsOf(word).parts?.slice(1) ?? [])];
  /** For the category `Fotelek és puffok`: a product that is one of the two is not the other. */
  const kindsOf = (nouns: readonly string[], productNoun: string): readonly string[] => {
    if (nouns.length < 2) return nouns;
    const stems = stemsOf(productNoun);
    const ownStems = new Set([
      ...stems,
      ...stems.flatMap((stem) => language.synonymsOf(stem)).map(joinedStems),
    ]);
    const ownNouns = nouns.filter((noun) => stemsOf(noun).some((stem) => ownStems.has(stem)));
    return ownNouns.length === 0 ? nouns : ownNouns;
  };
  return (text) => {
    const levels = new Map<string, number>();
    const add = (word: string, level: TermLevel) => {
      const rank = ranks[level];
      if (word !== '' && rank > (levels.get(word) ?? -1)) levels.set(word, rank);
    };
    const addWord = (word: string, level: TermLevel, headLevel: TermLevel) => {
      const { folded, stem, parts, isStopWord } = formsOf(word);
      if (isStopWord) return;
      add(folded, level);
      add(stem, level);
      if (parts === undefined) return;
      add(parts[1], headLevel);
      add(parts[0], 'part');
      add(language.stem(parts[0]), 'part');
    };
    const name = wordsAndMeasures(text.name, language);
    const nounAt = nounOf(text.name, name.words, language);
    name.words.forEach((word, at) =>
      at === nounAt ? addWord(word, 'noun', 'noun') : addWord(word, 'name', 'part'),
    );
    for (const extra of name.extras) add(extra, 'name');
    const vocabulary = [...name.words, ...headsOf(name.words)];
    const addLabels = (labels: readonly string[], level: TermLevel, headLevel: TermLevel) => {
      for (const label of labels) {
        const { words, extras } = remembered(wordsOfLabel, label, () =>
          wordsAndMeasures(label, language),
        );
        for (const word of words) {
          addWord(word, level, headLevel);
          vocabulary.push(word, ...headsOf([word]));
        }
        for (const extra of extras) add(extra, level);
      }
    };
    addLabels(text.properties, 'property', 'property');
    addLabels(text.categories, 'category', 'part');
    for (const label of text.categories) {
      if (language.isTheme(label)) continue;
      const nouns = remembered(nounsOfLabel, label, () => nounsOf(label, language));
      for (const word of kindsOf(nouns, name.words[nounAt] ?? '')) addWord(word, 'kind', 'kind');
    }
    const ownWords = wordsOf(text.articles[0]?.toLowerCase() ?? '');
    for (const word of [...ownWords, ownWords.join('')]) add(word, 'article');
    for (const sku of text.articles) add(articleTerm(sku), 'article');
    return {
      levels,
      accents: [...new Set(name.words.flatMap((word) => [accentedStem(word, language), word]))],
      nameLength: name.words.length,
      vocabulary: vocabulary.filter(isSpelling),
    };
  };
}

const ranks = Object.fromEntries(termLevels.map((level, rank) => [level, rank])) as Readonly<
  Record<TermLevel, number>
>;

const joinedStems = (phrase: readonly string[]) => phrase.join(' ');

interface WordForms {
  readonly folded: string;
  readonly stem: string;
  readonly parts: readonly [rest: string, head: string] | undefined;
  readonly isStopWord: boolean;
}

function remembered<T>(memo: Map<string, T>, key: string, make: () => T): T {
  let value = memo.get(key);
  if (value === undefined) {
    value = make();
    memo.set(key, value);
  }
  return value;
}

function isSpelling(word: string): boolean {
  return word.length >= 3 && word.length <= 60 && !/\d/.test(word);
}

/** Number of characters of a name or label that are indexed. */
const maxTextLength = 1_000;

interface WordsAndMeasures {
  readonly words: readonly string[];
  readonly extras: readonly string[];
}

/**
 * Returns the words of a text in lower case. `extras` are additional terms: measures, and words with a hyphen written
 * together (`TOP-KLINKER`: `topklinker`).
 */
function wordsAndMeasures(text: string, language: SearchLanguage): WordsAndMeasures {
  const lowerCase = text.slice(0, maxTextLength).normalize('NFC').toLowerCase();
  const hyphenated = lowerCase.match(/[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu) ?? [];
  return {
    words: wordsOf(lowerCase),
    extras: [
      ...hyphenated.map((word) => language.fold(word.replaceAll(/[^\p{L}\p{N}]/gu, ''))),
      ...language
        .splitMeasures(lowerCase)
        .flatMap((part) => ('measure' in part ? [part.measure, ...part.parts] : [])),
    ],
  };
}

/** Returns the nouns of a category name: the outermost word of each part, `Székek és padok`: `székek`, `padok`. */
function nounsOf(label: string, language: SearchLanguage): readonly string[] {
  const parts: string[][] = [[]];
  for (const word of wordsOf(label.toLowerCase())) {
    if (language.conjunctions.includes(language.fold(word))) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.flatMap((words) => {
    const noun = language.nounPlace === 'last' ? words.at(-1) : words[0];
    return noun === undefined ? [] : [noun];
  });
}

/**
 * Returns the position of the noun that states what the product is: the outermost word before the first comma that is a
 * head in the shop's list, else the outermost word that belongs to no other noun.
 */
function nounOf(text: string, words: readonly string[], language: SearchLanguage): number {
  const [beginning = ''] = text.split(',');
  const count = Math.min(words.length, wordsOf(beginning).length);
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => {
    const word = words[at] ?? '';
    return !/\d/.test(word) && language.attached?.test(language.fold(word)) !== true;
  });
  if (language.nounPlace === 'last') places.reverse();
  const isHead = (at: number) => nounIn(words[at] ?? '', language) !== undefined;
  return places.find(isHead) ?? places[0] ?? 0;
}
