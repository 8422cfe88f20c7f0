import { splitCompound, wordsOf, type SearchLanguage } from '../language/search-language.ts';
import { planText, type WordGroup } from './text-plan.ts';

/** Field whose values may occur in a search text, such as the colour. */
export interface NamedField {
  readonly field: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A word of a search text that names values of a field. */
export interface UnderstoodWord {
  readonly field: string;
  /** Option ids, in the order of the options. */
  readonly values: readonly string[];
  /** Labels of the values, joined by commas. */
  readonly label: string;
  /** The words as typed, in lower case. */
  readonly word: string;
}

/** Maximum number of words of a label that is searched for. */
const mostLabelWords = 3;

/** Maximum number of missing letters at the end of a label: `nap` does not mean `nappali`, despite equal stems. */
const mostMissing = 2;

/** One option of a field, found by one of its names. */
interface NamedPlace {
  readonly place: number;
  readonly letters: number;
}

/** Options of a field by the stems that name them. */
type NamesOfField = ReadonlyMap<string, readonly NamedPlace[]>;

/** Stems that may name a value; `letters` is the length of the typed text, `undefined` for a synonym. */
interface TypedName {
  readonly key: string;
  readonly letters: number | undefined;
}

/**
 * Creates the function that finds the words of a text that name values: a label, a part of a label beside a
 * conjunction, a colour that ends a label or is one of its words, or a synonym of these. The noun of the text names no
 * value, unless it is generic. A word that names values of several fields belongs to the field with the most of them,
 * then to the first field. Source: SE-29.
 */
export function createWordReader(
  fields: readonly NamedField[],
  language: SearchLanguage,
): (text: string) => readonly UnderstoodWord[] {
  const names = fields.map(({ options }) => namesOf(options, language));

  const understood = (typed: readonly TypedName[], words: readonly string[]) => {
    const placesByField = fields.map((field, at) => {
      const places = new Set(
        typed.flatMap(({ key, letters = Infinity }) =>
          (names[at]?.get(key) ?? []).flatMap((namedPlace) =>
            letters + mostMissing >= namedPlace.letters ? namedPlace.place : [],
          ),
        ),
      );
      return { field, places: [...places].sort((a, b) => a - b) };
    });
    const mostPlaces = Math.max(0, ...placesByField.map(({ places }) => places.length));
    const best =
      mostPlaces === 0
        ? undefined
        : placesByField.find(({ places }) => places.length === mostPlaces);
    if (best === undefined) return undefined;
    const options = best.places.flatMap((place) => best.field.options[place] ?? []);
    return {
      field: best.field.field,
      values: options.map(({ value }) => value),
      label: options.map(({ label }) => label).join(', '),
      word: words.join(' '),
    };
  };

  return (text) => {
    const groups = planText(text.trim(), language);
    const understoodWords: UnderstoodWord[] = [];
    for (let at = 0; at < groups.length;) {
      let groupCount = 1;
      for (let length = Math.min(mostLabelWords, groups.length - at); length > 0; length--) {
        const part = groups.slice(at, at + length);
        if (part.some((group) => saysWhatIsLookedFor(group, language))) continue;
        const words = part.flatMap((group) => group.words);
        const letters = words.join(' ').length;
        const key = part.flatMap(({ stems }) => stems).join(' ');
        const otherNamesOfGroup = length === 1 ? part.flatMap(otherNames) : [];
        const match = understood([{ key, letters }, ...otherNamesOfGroup], words);
        if (match === undefined) continue;
        understoodWords.push(match);
        groupCount = length;
        break;
      }
      at += groupCount;
    }
    return understoodWords;
  };
}

/** Returns true for the noun of the text, unless it is generic: `hálószobabútor` names only the room. */
function saysWhatIsLookedFor({ isNoun, noun }: WordGroup, { isGeneric }: SearchLanguage): boolean {
  return isNoun && noun !== undefined && !isGeneric(noun);
}

/** Other names of a group: its synonyms, and the remaining part of a compound with a generic noun. */
function otherNames({ alternatives, parts }: WordGroup): readonly TypedName[] {
  const aloneParts = parts.filter((part) => part.length === 1);
  return [...alternatives, ...aloneParts].map((phrase) => ({
    key: phrase.join(' '),
    letters: undefined,
  }));
}

function namesOf(options: NamedField['options'], language: SearchLanguage): NamesOfField {
  const places = new Map<string, NamedPlace[]>();
  options.forEach(({ label }, place) => {
    for (const { name, letters } of namesOfLabel(label, language)) {
      places.set(name, [...(places.get(name) ?? []), { place, letters }]);
    }
  });
  return places;
}

/** `terasz` and `kert` for `Terasz és kert`; `mohazöld` and `zöld` for `Mohazöld`. */
function namesOfLabel(
  label: string,
  language: SearchLanguage,
): readonly { readonly name: string; readonly letters: number }[] {
  const phrases: string[][] = [[]];
  for (const word of wordsOf(label.toLowerCase())) {
    if (language.conjunctions.includes(language.fold(word))) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  const names = phrases
    .filter((words) => words.length > 0)
    .map((words) => ({
      name: words.map(language.stem).join(' '),
      letters: words.join(' ').length,
    }));
  const colors = phrases.flat().flatMap((word) => {
    const color = colorIn(word, language);
    return color === undefined ? [] : [{ name: color, letters: color.length }];
  });
  return [...names, ...colors];
}

/** Returns the stem of the colour that a word is or ends with. */
function colorIn(word: string, language: SearchLanguage): string | undefined {
  const stem = language.stem(word);
  const head = language.heads.includes(stem) ? stem : splitCompound(word, language)?.[1];
  return head !== undefined && !language.nouns.has(head) ? head : undefined;
}
