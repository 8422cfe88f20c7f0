import { wordsOf, type SearchLanguage } from '../language/search-language.ts';
import type { MerchandisingRules } from './merchandising-rules.ts';

/** Rules of one language, prepared for lookup by search text. */
export interface Merchandising {
  /** Article numbers of the products that come first for the text. Source: SE-32, SE-34. */
  pinnedSkus(text: string): readonly string[];
  /** Address to which the text redirects; `undefined` for a text with search results. Source: SE-34, SE-35. */
  redirectOf(text: string): string | undefined;
}

type RuleLanguage = Pick<SearchLanguage, 'stem' | 'isStopWord'>;

/** Creates the lookup of rules by the words of a text. Of two rules for the same words the first one applies. */
export function createMerchandising(
  { pinned = [], redirects = [] }: MerchandisingRules,
  language: RuleLanguage,
): Merchandising {
  const skus = byText(pinned, language);
  const addresses = byText(redirects, language);
  return {
    pinnedSkus: (text) => skus.get(textKey(text, language))?.skus ?? [],
    redirectOf: (text) => addresses.get(textKey(text, language))?.to,
  };
}

function byText<Rule extends { readonly words: readonly string[] }>(
  rules: readonly Rule[],
  language: RuleLanguage,
): ReadonlyMap<string, Rule> {
  const rulesByKey = new Map<string, Rule>();
  for (const rule of rules) {
    for (const text of rule.words) {
      const key = textKey(text, language);
      if (key !== '' && !rulesByKey.has(key)) rulesByKey.set(key, rule);
    }
  }
  return rulesByKey;
}

/** Returns the stems of a text without stop words; with them if the text has no other words. */
function textKey(text: string, { stem, isStopWord }: RuleLanguage): string {
  const allWords = wordsOf(text.toLowerCase());
  const meaningfulWords = allWords.filter((word) => !isStopWord(word));
  return (meaningfulWords.length > 0 ? meaningfulWords : allWords).map(stem).join(' ');
}
