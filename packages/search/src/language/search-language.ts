import { foldText, type Locale } from '@shop/format';
import * as v from 'valibot';
import { germanFold, germanStem } from './german-stem.ts';
import { hungarianStem } from './hungarian-stem.ts';
import { italianStem } from './italian-stem.ts';

/** Comparison of words of a language. */
interface Words {
  /** Without what people leave out in typing: accents, capitals. */
  fold(word: string): string;
  /** Folded, and without endings. */
  stem(word: string): string;
}

const wordsOfLanguage: Readonly<Record<Locale, Words>> = {
  hu: { fold: foldText, stem: hungarianStem },
  en: { fold: foldText, stem: foldText },
  de: { fold: germanFold, stem: germanStem },
  it: { fold: foldText, stem: italianStem },
};

const words = v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)));

/** Word lists of a shop for one language: last parts of compounds, words left out, and words of one meaning. */
export const searchWordLists = v.strictObject({
  compoundHeads: words,
  stopWords: words,
  synonyms: v.array(v.pipe(words, v.minLength(2))),
});

/** Settings of the search for a language. */
export interface SearchLanguage extends Words {
  /** Last parts of compounds that are looked for by themselves, stemmed, longest first. */
  readonly heads: readonly string[];
  /** The same heads by how they begin as they are written. */
  readonly headsByStart: ReadonlyMap<string, readonly string[]>;
  isStopWord(word: string): boolean;
  /** Phrases that mean the same as this one, each a list of stems; `key` is stems joined by spaces. */
  synonymsOf(key: string): readonly (readonly string[])[];
  /** Most words a phrase with synonyms has. */
  readonly longestPhrase: number;
}

const noLists = { compoundHeads: [], stopWords: [], synonyms: [] };

/** Letters a head is looked up by. */
const headStart = 3;
/** Letters before the head of a compound. */
const fewestBefore = 2;

/** Joins the rules of a language with the word lists of a shop; without lists only its rules apply. */
export function createSearchLanguage(
  file: v.InferOutput<typeof searchWordLists> = noLists,
  locale: Locale = 'hu',
): SearchLanguage {
  const { fold, stem } = wordsOfLanguage[locale];
  const stopWords = new Set(file.stopWords.map(fold));
  const heads = [...new Set(file.compoundHeads.map(stem))].sort((a, b) => b.length - a.length);
  const headsByStart = new Map<string, string[]>();
  for (const head of file.compoundHeads) {
    const start = head.toLowerCase().slice(0, headStart);
    headsByStart.set(start, [...(headsByStart.get(start) ?? []), stem(head)]);
  }
  const phrases = new Map<string, (readonly string[])[]>();
  for (const group of file.synonyms) {
    const stems = group.map((phrase) => phrase.split(' ').map(stem));
    for (const stemRules of stems) {
      const otherStems = stems.filter((stem) => stem !== stemRules);
      const key = stemRules.join(' ');
      phrases.set(key, [...(phrases.get(key) ?? []), ...otherStems]);
    }
  }
  return {
    fold,
    stem,
    heads,
    headsByStart,
    isStopWord: (word) => stopWords.has(fold(word)),
    synonymsOf: (key) => phrases.get(key) ?? [],
    longestPhrase: Math.max(1, ...[...phrases.keys()].map((key) => key.split(' ').length)),
  };
}

/**
 * The stemmed parts of a compound, `íróasztal` → `[iro, asztal]`; `undefined` for a simple word. A head so short that
 * it keeps its ending by itself loses it at the end of a compound (`szék`, but `bársz`): it is known by its first
 * letters, accents and all, so that `rekeszek` are no chairs.
 */
export function splitCompound(
  word: string,
  { heads, headsByStart, fold, stem }: SearchLanguage,
): readonly [rest: string, head: string] | undefined {
  const whole = stem(word);
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

/** The words of a text: runs of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
