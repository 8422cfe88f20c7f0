import { join } from 'node:path';
import * as v from 'valibot';
import { readContentFolder } from './content-folder.ts';
import { carryNumbers, withoutNumbers } from './carried-numbers.ts';

/** Returns a text of the shop in the language of a view; an untranslated text stays unchanged. */
export type Translate = (text: string) => string;

/** Translations of the default view's texts for another view. */
export interface Phrasebook {
  readonly translate: Translate;
  /** Returns true if the whole text has a translation, or contains no words. */
  knows(text: string): boolean;
}

/** Contents of a file in `views/{code}`: texts of the view by texts of the default view. */
export const phrases = v.record(v.string(), v.pipe(v.string(), v.minLength(1)));

/**
 * Reads the phrases of `views/{code}/*.json` in the content folder.
 * Errors: as `readContentFolder`; throws with the file for a duplicate text.
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
/** Two letters that are no unit: `3 db` and `5 év` contain words, `40 × 60 cm` does not. */
const wordPattern = /(?<!\p{L})(?!(?:cm|mm|kg|dl|ml)(?![\p{L}-]))\p{L}{2}/u;

/**
 * Translates with phrases. A text of paragraphs is translated by paragraph, numbers are kept, and a name with parts
 * ("Felhő kanapé, moha") is translated part by part if its first part is known; ignores the case of first letters.
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

/** Returns the units of translation of a text: its paragraphs, or itself. */
export function linesOf(text: string): readonly string[] {
  return text.startsWith('<') ? (text.match(paragraph) ?? []) : [text];
}

const lowFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
