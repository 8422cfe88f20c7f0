import type { SearchCriteria } from '../query/search-criteria.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import { articleTerm } from '../text/search-vector.ts';
import type { GroupQuery } from '../text/segment-scores.ts';
import {
  alternativesOf,
  articleParts,
  articlePartScore,
  articleScore,
  articleText,
  correctedText,
  formsOf,
  isArticleOnly,
  isCorrectable,
  levelWeights,
  type TextSearchSettings,
} from '../text/text-alternatives.ts';
import { lowestScore, neededMatches, planText, type WordGroup } from '../text/text-plan.ts';
import { accentedStem } from '../text/word-stems.ts';
import { anyOf, noProducts, type Query } from './filter-query.ts';
import type { SearchNode } from './search-node.ts';
import { completeText } from './text-completions.ts';
import { nounQuery, prefixQuery, scoredQuery, wordQuery } from './text-query.ts';
import { findNearestWords, findSpelling, matchesAny, type ViewWords } from './view-words.ts';

/** A search text, resolved with the vocabulary of a view. */
export interface ResolvedText {
  /** Scores the products that match the text. */
  readonly query: Query;
  readonly suggestions: readonly string[];
}

/** A text, and the conditions on a match. */
type TextCriteria = Pick<SearchCriteria, 'text' | 'needsOwnNoun' | 'anyWord'>;

/** Creates the resolver of search texts with the vocabulary of one view. */
export function createTextResolver(
  node: SearchNode,
  index: string,
  language: SearchLanguage,
  settings: TextSearchSettings,
): (criteria: TextCriteria) => Promise<ResolvedText> {
  const view: ViewWords = { node, index, language, settings };
  return async (criteria) => {
    const { text } = criteria;
    const article = wordQuery([articleTerm(articleText(text))]);
    const groups = planText(text.trim(), language);
    const [isArticle = false, ...probes] = await matchesAny(view, [
      article,
      ...groups.flatMap((group) => [
        wordQuery(formsOf(group, language)),
        group.mayBePrefix ? prefixQuery(language.fold(group.words[0] ?? '')) : noProducts,
      ]),
    ]);
    if (isArticle && isArticleOnly(text)) {
      return { query: constant(article, articleScore), suggestions: [] };
    }
    const isKnown = groups.map((_, at) => probes[2 * at] === true);
    const isPrefix = groups.map((_, at) => probes[2 * at + 1] === true);
    const corrections = await findCorrections(
      view,
      groups,
      (at) => isKnown[at] !== true && isPrefix[at] !== true,
    );
    const query = anyOf([
      ...(await groupQueries(view, groups, corrections, isKnown, criteria)),
      constant(article, articleScore),
      ...articlePartQueries(text),
    ]);
    const corrected = await spellCorrected(view, groups, corrections);
    return {
      query,
      suggestions:
        corrected === undefined ? await completeText(view, groups, isKnown) : [corrected],
    };
  };
}

/** Returns for each group the possible corrections of its word, best first; empty unless it is mistyped. */
async function findCorrections(
  view: ViewWords,
  groups: readonly WordGroup[],
  isUnknown: (at: number) => boolean,
): Promise<readonly (readonly string[])[]> {
  const mistyped = groups.filter((group, at) => isCorrectable(group) && isUnknown(at));
  const nearest = await findNearestWords(
    view,
    mistyped.map(({ words: [firstWord = ''] }) => view.language.fold(firstWord)),
  );
  return groups.map((group) => nearest[mistyped.indexOf(group)] ?? []);
}

/** Returns the query that scores products by the groups of a text; `undefined` for a text without groups. */
async function groupQueries(
  view: ViewWords,
  groups: readonly WordGroup[],
  corrections: readonly (readonly string[])[],
  isKnown: readonly boolean[],
  { needsOwnNoun = false, anyWord = false }: TextCriteria,
): Promise<readonly Query[]> {
  const { language, settings } = view;
  const queries: readonly GroupQuery[] = groups.map((group, at) => ({
    alternatives: alternativesOf(group, corrections[at] ?? [], isKnown[at] === true, language),
    accents: group.words.map((word) => accentedStem(word, language)),
    spelling: group.words,
    isNoun: group.isNoun,
  }));
  const [isNounThere = false] = await matchesAny(
    view,
    queries.filter(({ isNoun }) => isNoun).map(nounQuery),
  );
  const nounPlace = needsOwnNoun ? 'own' : 'any';
  if (queries.length === 0) return [];
  return [
    scoredQuery(
      queries,
      neededMatches(groups.length, { ...settings, anyWord }),
      levelWeights(settings),
      {
        nounPlace: isNounThere ? nounPlace : undefined,
        minScore: lowestScore({ ...settings, anyWord }),
      },
    ),
  ];
}

function articlePartQueries(text: string): readonly Query[] {
  const parts = articleParts(text);
  if (parts.length === 0) return [];
  return [constant(wordQuery(parts.map(articleTerm)), articlePartScore)];
}

/** Returns the text with its best corrections in the spelling of the products; `undefined` without corrections. */
async function spellCorrected(
  view: ViewWords,
  groups: readonly WordGroup[],
  corrections: readonly (readonly string[])[],
): Promise<string | undefined> {
  const spellings = new Map<string, string>();
  for (const [correction] of corrections) {
    if (correction !== undefined) {
      spellings.set(correction, await findSpelling(view, correction));
    }
  }
  return correctedText(groups, corrections, (word) => spellings.get(word) ?? word);
}

function constant(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } };
}
