import type { Locale } from '@shop/format';
import { createSearchLanguage, type SearchLanguage } from '@shop/search';
import { readWordLists } from '@shop/content-files';

/**
 * Reads the stemming and compound rules of a language, with the word lists of the content folder.
 * @param moreSynonyms - Additional groups of phrases with one meaning; a new array replaces them.
 */
export function readSearchLanguage(
  contentDir: string,
  locale: Locale,
  moreSynonyms?: () => readonly (readonly string[])[],
): SearchLanguage {
  return createSearchLanguage(readWordLists(contentDir, locale), locale, moreSynonyms);
}
