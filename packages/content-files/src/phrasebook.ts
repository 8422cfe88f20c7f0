import { join } from 'node:path';
import * as v from 'valibot';
import { readContentFolder } from './content-folder.ts';
import { carryNumbers, withoutNumbers } from './carried-numbers.ts';

/** Returns a text of the shop in the language of a view; an untranslated text stays unchanged. */
export type Translate = (text: string) => string;

/** Translations of the default view's texts for another view. */
export interface Phrasebook {
  readonly translate: Translate;
  /** Returns true if the whole text has a translation. A text without words needs none. */
  knows(text: string): boolean;
}

/** Contents of a file in `views/{code}`: texts of the view by those of the default view. */
export const phrases = v.record(v.string(), v.pipe(v.string(), v.minLength(1)));

/**
 * The phrases of `views/{code}/*.json` in the content folder.
 * Errors: as `readContentFolder`; throws, naming the file, for a text that stands twice.
 */
export function readPhrasebook(contentDir: string, code: string): Phrasebook {
  const all = new Map<string, string>();
  for (const { file, value } of readContentFolder(join(contentDir, 'views', code), phrases)) {
    for (const [from, to] of Object.entries(value)) {
      if (all.has(from)) throw new Error(`${file}: another file translates "${from}"`);
      all.set(from, to);
    }
  }
  return phrasebookOf(all);
}

export const untranslated: Translate = (text) => text;

/** Phrasebook of the default view: translates nothing. */
export const emptyPhrasebook: Phrasebook = { translate: untranslated, knows: () => true };

const paragraph = /(?<=<(p|li|h\d)>).*?(?=<\/\1>)/gs;
/** Two letters that begin no unit: `3 db` and `5 év` have words, `40 × 60 cm` has none. */
const wordPattern = /(?<!\p{L})(?!(?:cm|mm|kg|dl|ml)(?![\p{L}-]))\p{L}{2}/u;

/**
 * Translates with phrases. A text of paragraphs is translated paragraph by paragraph, numbers are carried over, and
 * a name made of parts ("Felhő kanapé, moha") is put together from theirs as soon as its first one is known; small
 * and capital first letters are the same word.
 */
export function phrasebookOf(translations: ReadonlyMap<string, string>): Phrasebook {
  const spellings = new Map([...translations.keys()].map((from) => [lowFirst(from), from]));
  const whole = (text: string) => {
    const exact = translations.get(text);
    if (exact !== undefined || !/\d/.test(text)) return exact;
    const phrase = translations.get(withoutNumbers(text));
    return phrase === undefined ? undefined : carryNumbers(text, phrase);
  };
  const part = (text: string) => {
    const translation = whole(text);
    if (translation !== undefined) return translation;
    const spelling = spellings.get(text) ?? spellings.get(withoutNumbers(text));
    const phrase = spelling === undefined ? undefined : translations.get(spelling);
    return phrase === undefined ? undefined : carryNumbers(text, lowFirst(phrase));
  };
  const line = (text: string) => {
    const translation = whole(text);
    if (translation !== undefined) return translation;
    const [first = '', ...parts] = text.split(', ');
    const base = whole(first);
    if (base === undefined) return text;
    return [base, ...parts.map((phrase) => part(phrase) ?? phrase)].join(', ');
  };
  const knowsLine = (text: string) =>
    !wordPattern.test(text) ||
    whole(text) !== undefined ||
    (whole(text.split(', ', 1)[0] ?? '') !== undefined &&
      text.split(', ').every((phrase) => !wordPattern.test(phrase) || part(phrase) !== undefined));
  return {
    translate: (text) =>
      text.startsWith('<') ? text.replaceAll(paragraph, (inner) => line(inner)) : line(text),
    knows: (text) => linesOf(text).every(knowsLine),
  };
}

/** The lines a text is translated by: its paragraphs, or itself. */
export function linesOf(text: string): readonly string[] {
  return text.startsWith('<') ? (text.match(paragraph) ?? []) : [text];
}

const lowFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
