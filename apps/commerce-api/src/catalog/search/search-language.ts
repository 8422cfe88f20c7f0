import type { Locale } from '@shop/format';
import { createSearchLanguage, type SearchLanguage } from '@shop/search';
import { readWordLists } from '@shop/content-files';

/** The rules by which words of a language are stemmed and joined, with the word lists of the content folder. */
export function readSearchLanguage(contentDir: string, locale: Locale): SearchLanguage {
  return createSearchLanguage(readWordLists(contentDir, locale), locale);
}
