import type { SearchLanguage } from '../language/search-language.ts';
import type { Alternative, LevelWeights, Term } from './match-weights.ts';
import type { WordGroup } from './text-plan.ts';

/** Weights and error tolerance of the text search of a shop. */
export interface TextSearchSettings {
  /** Minimum share of the words that must match. */
  readonly minimumShouldMatch: number;
  /** Hits with a lower score are dropped. */
  readonly minScore: number;
  /** Maximum number of wrong letters in a word. */
  readonly fuzziness: number;
  readonly boosts: { readonly name: number; readonly sku: number; readonly categoryName: number };
}

/** Factors of matches other than the word itself. */
const quality = {
  joined: 1.4,
  parts: 0.8,
  alternative: 0.8,
  corrected: 0.6,
  prefix: 0.5,
  nounAlone: 0.4,
} as const;
/** Factor of each further phrase in a list of synonyms: the first one is the most likely. */
const laterAlternative = 0.97;
/** Weights in addition to the boosts of the shop: noun of a name, properties, kinds, and parts of compounds. */
const nounBoost = 1.5;
const propertyBoost = 0.6;
const kindBoost = 0.65;
const partBoost = 0.2;
/** Higher than any score of words. */
export const articleScore = 100;
export const articlePartScore = 50;

/** Returns the weights of the levels with the boosts of a shop. */
export function levelWeights({
  boosts: { name, sku, categoryName },
}: TextSearchSettings): LevelWeights {
  return {
    noun: name * nounBoost,
    name,
    kind: name * kindBoost,
    article: sku,
    property: name * propertyBoost,
    category: categoryName,
    part: name * partBoost,
  };
}

/** Converts the text to the form of an article number: spaces become hyphens. */
export function articleText(text: string): string {
  return text.trim().replaceAll(/\s+/g, '-');
}

/** Returns the parts of an article number between hyphens. Source: wire contract 2.2, text search. */
export function articleParts(text: string): readonly string[] {
  const parts = text
    .trim()
    .split('-')
    .filter((part) => part !== '');
  return parts.length < 2 ? [] : parts;
}

/** Returns true if a text that is an article number matches only that article. */
export function isArticleOnly(text: string): boolean {
  return /[\d-]/.test(text);
}

/** Returns true if the group is corrected when no product has its word. */
export function isCorrectable({ words, alternatives }: WordGroup): boolean {
  return words.length === 1 && alternatives.length === 0;
}

/** Folded and stemmed words of a group. The group is known if a product has one of them. */
export function formsOf({ words, stems }: WordGroup, { fold }: SearchLanguage): readonly string[] {
  return [...words.map((word) => fold(word)), ...stems];
}

/**
 * Returns the alternatives of a group: its words, synonyms, parts, prefix, corrections.
 *
 * @param isKnown - True if a product has one of the words.
 */
export function alternativesOf(
  group: WordGroup,
  corrections: readonly string[],
  isKnown: boolean,
  { fold, stem, isGeneric }: SearchLanguage,
): readonly Alternative[] {
  const folded = group.words.map((word) => fold(word));
  const ownTerms = folded.map((word, at) => terms([word, group.stems[at] ?? word]));
  const alternatives: Alternative[] = [{ phrases: [ownTerms], quality: 1 }];
  if (group.joined.length > 0) {
    alternatives.push({ phrases: [[terms(group.joined)]], quality: quality.joined });
  }
  const addPhrases = (phrases: readonly (readonly string[])[], factor: number) => {
    if (phrases.length === 0) return;
    alternatives.push({
      phrases: phrases.map((stems) => stems.map((word) => terms([word]))),
      quality: factor,
    });
  };
  addPhrases(group.parts, quality.parts);
  group.alternatives.forEach((phrase, at) =>
    addPhrases([phrase], quality.alternative * laterAlternative ** at),
  );
  const last = folded.at(-1) ?? '';
  if (group.mayBePrefix) {
    alternatives.push({ phrases: [[[{ word: last, isPrefix: true }]]], quality: quality.prefix });
  }
  if (corrections.length > 0) {
    const forms = corrections.flatMap((correction) => [correction, stem(correction)]);
    alternatives.push({ phrases: [[terms(forms)]], quality: quality.corrected });
  } else if (
    group.noun !== undefined &&
    group.alternatives.length === 0 &&
    !isGeneric(group.noun) &&
    !isKnown
  ) {
    // A compound that no product has matches its head.
    addPhrases([[group.noun]], quality.nounAlone);
  }
  return alternatives;
}

function terms(words: readonly string[]): readonly Term[] {
  return [...new Set(words.filter((word) => word !== ''))].map((word) => ({
    word,
    isPrefix: false,
  }));
}

/**
 * Returns the text with its corrected words, `undefined` if none was corrected.
 *
 * @param spelling - Spelling of a folded word.
 */
export function correctedText(
  groups: readonly WordGroup[],
  corrections: readonly (readonly string[])[],
  spelling: (folded: string) => string,
): string | undefined {
  if (corrections.every((words) => words.length === 0)) return undefined;
  return groups
    .flatMap(({ words }, at) => {
      const correction = corrections[at]?.[0];
      return correction === undefined ? words : [spelling(correction)];
    })
    .join(' ');
}
