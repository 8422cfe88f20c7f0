import { join } from 'node:path';
import * as v from 'valibot';
import { readContentFolder } from '../content/content-folder.ts';

/** A name or label of the catalogue in the language of a view; what nobody has translated stays as it is. */
export type Translate = (text: string) => string;

const words = v.record(v.string(), v.string());

/**
 * The words of `content/views/{code}.json`. A name made of parts ("Felhő kanapé, moha") is put together from
 * theirs as soon as its first one is known; small and capital first letters are the same word.
 *
 * Errors: as `readContentFolder`.
 */
export function readViewWords(contentDir: string, code: string): Translate {
  const file = readContentFolder(join(contentDir, 'views'), words).find(({ uid }) => uid === code);
  return file === undefined ? asItIs : translateWith(file.value);
}

export const asItIs: Translate = (text) => text;

/** Translates with a phrasebook. */
export function translateWith(phrases: Readonly<Record<string, string>>): Translate {
  const known = new Map(Object.entries(phrases));
  const small = new Map(
    Object.entries(phrases).map(([from, to]) => [lowFirst(from), lowFirst(to)]),
  );
  return (text) => {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    const [first = '', ...rest] = text.split(', ');
    const base = known.get(first);
    if (base === undefined) return text;
    return [base, ...rest.map((part) => known.get(part) ?? small.get(part) ?? part)].join(', ');
  };
}

const lowFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
