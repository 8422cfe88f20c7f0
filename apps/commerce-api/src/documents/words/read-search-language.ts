import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@shop/format';
import { readJsonFile } from '@shop/platform-node';
import { createSearchLanguage, searchWordLists, type SearchLanguage } from '@shop/search';

const fileNames: Readonly<Record<Locale, string>> = {
  hu: 'hungarian',
  en: 'english',
  de: 'german',
  it: 'italian',
};

/**
 * Reads `search/hungarian.json` of the content folder, or the file of another language; a language besides the
 * shop's own that has no file is searched without synonyms.
 * Errors: throws, naming the file, when it is not there or not of the right form.
 */
export function readSearchLanguage(contentDir: string, locale: Locale = 'hu'): SearchLanguage {
  const file = join(contentDir, 'search', `${fileNames[locale]}.json`);
  if (existsSync(file)) return createSearchLanguage(readJsonFile(file, searchWordLists), locale);
  if (locale !== 'hu') return createSearchLanguage(undefined, locale);
  throw new Error(`There is no ${file}: set CONTENT_DIR to the folder with the shop's content.`);
}
