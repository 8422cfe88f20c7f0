import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@shop/format';
import { readJsonFile } from '@shop/platform-node';
import {
  merchandisingRules,
  searchWordLists,
  type MerchandisingRules,
  type SearchWordLists,
} from '@shop/search';

const fileNames: Readonly<Record<Locale, string>> = {
  hu: 'hungarian',
  en: 'english',
  de: 'german',
  it: 'italian',
  ro: 'romanian',
};

/**
 * Reads the word lists of a language: `search/hungarian.json` of the content folder, or the file of another language.
 * Returns `undefined` for another language without a file.
 * Errors: throws with the file if it is missing or invalid.
 */
export function readWordLists(contentDir: string, locale: Locale): SearchWordLists | undefined {
  const file = join(contentDir, 'search', `${fileNames[locale]}.json`);
  if (existsSync(file)) return readJsonFile(file, searchWordLists);
  if (locale !== 'hu') return undefined;
  throw new Error(`There is no ${file}: set CONTENT_DIR to the folder with the shop's content.`);
}

/** Returns the file of the content folder with the merchandising rules of a language; there may be none. */
export function merchandisingFile(contentDir: string, locale: Locale): string {
  return join(contentDir, 'search', 'merchandising', `${fileNames[locale]}.json`);
}

/**
 * Reads the merchandising rules of a language; none without a file.
 * Errors: throws `JsonFileError` with the file and the field if it is invalid.
 */
export function readMerchandisingRules(contentDir: string, locale: Locale): MerchandisingRules {
  const file = merchandisingFile(contentDir, locale);
  return existsSync(file) ? readJsonFile(file, merchandisingRules) : {};
}
