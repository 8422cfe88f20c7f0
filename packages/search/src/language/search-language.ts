import { foldText, type Locale } from '@shop/format';
import * as v from 'valibot';
import { germanFold, germanStem } from './german-stem.ts';
import { hungarianStem } from './hungarian-stem.ts';
import { italianStem } from './italian-stem.ts';
import { romanianStem } from './romanian-stem.ts';
import { createMeasures, type Measures } from './measures.ts';

/** Rules of a language. */
interface LanguageRules {
  /** Removes accents and converts to lower case, because shoppers often type without them. */
  fold(word: string): string;
  /** Folds and removes endings. */
  stem(word: string): string;
  /** Position of the noun in a name: `Sarok étkezőasztal`, but `sedia viennese`. */
  readonly nounPlace: 'first' | 'last';
  /** Folded words that join two nouns: `székek és padok`. */
  readonly conjunctions: readonly string[];
  /** Matches a folded word that belongs to another noun, such as `kaspóval` in `pálma kaspóval`. */
  readonly attached?: RegExp | undefined;
  /** Matches a folded word of a search text that states a position or a purpose: `íróasztalhoz`. */
  readonly placeEnding?: RegExp | undefined;
}

const rulesOfLanguage: Readonly<Record<Locale, LanguageRules>> = {
  hu: {
    fold: foldText,
    stem: hungarianStem,
    nounPlace: 'last',
    conjunctions: ['es', 'vagy'],
    attached: /(?:v[ae]l|([b-df-hj-np-tvwxz])\1[ae]l|n[ae]k)$/,
    placeEnding: /(?:b[ae]n?|r[ae]|n[ae]l|h[eo]z|n[ae]k)$/,
  },
  en: { fold: foldText, stem: foldText, nounPlace: 'last', conjunctions: ['and', 'or'] },
  de: { fold: germanFold, stem: germanStem, nounPlace: 'first', conjunctions: ['und', 'oder'] },
  it: { fold: foldText, stem: italianStem, nounPlace: 'first', conjunctions: ['e', 'ed', 'o'] },
  ro: { fold: foldText, stem: romanianStem, nounPlace: 'first', conjunctions: ['si', 'sau'] },
};

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const words = v.array(phrase);

/** Word lists of a shop for one language. */
export const searchWordLists = v.strictObject({
  /** Nouns that end compounds and that can be the noun of a name: `asztal` in `étkezőasztal`. */
  compoundHeads: words,
  stopWords: words,
  /** Categories with many kinds of products: the noun of their name does not describe a product. */
  themes: v.optional(words, []),
  /** Words after a noun that state a position: `fölé` in `az asztal fölé`. */
  postpositions: v.optional(words, []),
  /** Colours that end compounds: `zöld` in `mohazöld`. */
  colors: v.optional(words, []),
  /** Groups of phrases with the same meaning. */
  synonyms: v.array(v.pipe(words, v.minLength(2))),
  /** For each phrase: phrases that it also finds, in this direction only. */
  related: v.optional(v.record(phrase, words), {}),
  /** Nouns that apply to every product of the shop: they count only in a text without other words. */
  genericNouns: v.optional(words, []),
  /** Words of each unit, by the unit in product data: `cm`, `db`. */
  units: v.optional(v.record(phrase, words), {}),
  /** Numbers that are written as words before a unit. */
  numbers: v.optional(v.record(phrase, v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
});

export type SearchWordLists = v.InferInput<typeof searchWordLists>;

/** Rules of a language together with the word lists of a shop. */
export interface SearchLanguage extends LanguageRules, Measures {
  /** Stems of the words that end compounds, longest first. */
  readonly heads: readonly string[];
  /** The same words by their first letters. */
  readonly headsByStart: ReadonlyMap<string, readonly string[]>;
  /** The nouns among the heads, stemmed. */
  readonly nouns: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  isPostposition(word: string): boolean;
  /** Returns true for the name of a category that is a theme. */
  isTheme(category: string): boolean;
  /** Spelling of a head by its stem. */
  readonly headSpellings: ReadonlyMap<string, string>;
  /** Returns true for the stem of a generic noun. */
  isGeneric(stem: string): boolean;
  /** Phrases that this phrase also finds, each a list of stems; `key` is the stems joined by spaces. */
  synonymsOf(key: string): readonly (readonly string[])[];
  /** Largest number of words in a phrase with synonyms. */
  readonly longestPhrase: number;
  /** Number that increases with each change of the synonyms. */
  readonly revision: number;
}

const noLists: SearchWordLists = { compoundHeads: [], stopWords: [], synonyms: [] };

/** Number of first letters by which a head is looked up. */
const headStart = 3;
/** Minimum number of letters before the head of a compound. */
const fewestBefore = 2;

/** Groups of phrases with the same meaning. */
type SynonymGroups = readonly (readonly string[])[];

const noGroups: SynonymGroups = [];

/**
 * Combines the rules of a language with the word lists of a shop. Without lists only the rules apply.
 *
 * @param moreSynonyms - Groups in addition to those of the lists. A new array replaces them at the next use.
 */
export function createSearchLanguage(
  lists: SearchWordLists = noLists,
  locale: Locale = 'hu',
  moreSynonyms: () => SynonymGroups = () => noGroups,
): SearchLanguage {
  const rules = rulesOfLanguage[locale];
  const { fold, stem } = rules;
  const stopWords = new Set(lists.stopWords.map(fold));
  const themes = new Set((lists.themes ?? []).map(fold));
  const postpositions = new Set((lists.postpositions ?? []).map(fold));
  const generic = new Set((lists.genericNouns ?? []).map(stem));
  const compoundEnds = [...lists.compoundHeads, ...(lists.colors ?? [])];
  const heads = [...new Set(compoundEnds.map(stem))].sort((a, b) => b.length - a.length);
  const headsByStart = new Map<string, string[]>();
  for (const head of compoundEnds) {
    const start = head.toLowerCase().slice(0, headStart);
    headsByStart.set(start, [...(headsByStart.get(start) ?? []), stem(head)]);
  }
  const phrases = createPhrases(lists, stem, moreSynonyms);
  return {
    ...rules,
    ...createMeasures(lists.units ?? {}, lists.numbers ?? {}, fold),
    heads,
    headsByStart,
    nouns: new Set(lists.compoundHeads.map(stem)),
    headSpellings: new Map(lists.compoundHeads.map((head) => [stem(head), head.toLowerCase()])),
    isStopWord: (word) => stopWords.has(fold(word)),
    isTheme: (category) => themes.has(fold(category)),
    isPostposition: (word) => postpositions.has(fold(word)),
    isGeneric: (word) => generic.has(word),
    synonymsOf: (key) => phrases().byKey.get(key) ?? [],
    get longestPhrase() {
      return phrases().longest;
    },
    get revision() {
      return phrases().revision;
    },
  };
}

/** Phrases with synonyms: those of the lists and of the current groups. */
interface Phrases {
  readonly byKey: ReadonlyMap<string, SynonymGroups>;
  readonly longest: number;
  readonly revision: number;
}

/** Creates the function that returns the phrases with synonyms. It computes them again when the groups have changed. */
function createPhrases(
  lists: SearchWordLists,
  stem: (word: string) => string,
  moreSynonyms: () => SynonymGroups,
): () => Phrases {
  let groups: SynonymGroups | undefined;
  let phrases: Phrases = { byKey: new Map(), longest: 1, revision: 0 };
  return () => {
    const present = moreSynonyms();
    if (present !== groups) {
      groups = present;
      const synonyms = [...lists.synonyms, ...present.map((group) => [...group])];
      const byKey = synonymPhrases({ ...lists, synonyms }, stem);
      const longest = Math.max(1, ...[...byKey.keys()].map((key) => key.split(' ').length));
      phrases = { byKey, longest, revision: phrases.revision + 1 };
    }
    return phrases;
  };
}

function synonymPhrases(
  { synonyms, related }: SearchWordLists,
  stem: (word: string) => string,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const phrases = new Map<string, (readonly string[])[]>();
  const stemsOf = (text: string) => text.split(' ').map(stem);
  const add = (key: string, alternatives: readonly (readonly string[])[]) =>
    phrases.set(key, [...(phrases.get(key) ?? []), ...alternatives]);
  for (const group of synonyms) {
    const stems = group.map(stemsOf);
    for (const phraseStems of stems) {
      add(
        phraseStems.join(' '),
        stems.filter((otherStems) => otherStems !== phraseStems),
      );
    }
  }
  for (const [text, relatedTexts] of Object.entries(related ?? {})) {
    add(stemsOf(text).join(' '), relatedTexts.map(stemsOf));
  }
  return phrases;
}

/**
 * Returns the stemmed parts of a compound, `íróasztal` → `[iro, asztal]`; `undefined` for a simple word. A short head
 * keeps its ending as a separate word but loses it at the end of a compound (`szék`, but `bársz`). Such a head is found
 * by its first letters including accents, so that `rekeszek` is not found as chairs.
 */
export function splitCompound(
  word: string,
  {
    heads,
    headsByStart,
    fold,
    stem,
  }: Pick<SearchLanguage, 'heads' | 'headsByStart' | 'fold' | 'stem'>,
): readonly [rest: string, head: string] | undefined {
  const whole = stem(word);
  if (heads.includes(whole)) return undefined;
  const head = heads.find(
    (ending) => whole.endsWith(ending) && whole.length >= ending.length + fewestBefore,
  );
  if (head !== undefined) return [whole.slice(0, -head.length), head];
  const lowerCase = word.toLowerCase();
  for (let at = fewestBefore; at + headStart <= lowerCase.length; at++) {
    const existing = headsByStart.get(lowerCase.slice(at, at + headStart));
    if (existing === undefined) continue;
    const last = stem(lowerCase.slice(at));
    if (existing.includes(last)) return [fold(lowerCase.slice(0, at)), last];
  }
  return undefined;
}

/** Returns the stem of the noun that a word is or ends with; `undefined` for every other word. */
export function nounIn(
  word: string,
  language: Pick<SearchLanguage, 'heads' | 'headsByStart' | 'nouns' | 'fold' | 'stem'>,
): string | undefined {
  const stem = language.stem(word);
  const noun = language.nouns.has(stem) ? stem : splitCompound(word, language)?.[1];
  return noun !== undefined && language.nouns.has(noun) ? noun : undefined;
}

/** Returns the words of a text: sequences of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
