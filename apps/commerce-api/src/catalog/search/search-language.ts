import type { Locale } from '@shop/format';
import { createSearchLanguage, type SearchLanguage } from '@shop/search';
import { readWordLists } from '@shop/content-files';

/**
 * The rules by which words of a language are stemmed and joined, with the word lists of the content folder.
 *
 * @param moreSynonyms - Groups of phrases of one meaning besides those of the lists; another array replaces them.
 */
export function readSearchLanguage(
  contentDir: string,
  locale: Locale,
  moreSynonyms?: () => readonly (readonly string[])[],
): SearchLanguage {
  return createSearchLanguage(readWordLists(contentDir, locale), locale, moreSynonyms);
}
