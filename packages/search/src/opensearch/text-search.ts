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
import { completeText, wordToComplete } from './text-completions.ts';
import { nounQuery, prefixQuery, scoredQuery, wordQuery } from './text-query.ts';
import {
  existenceBody,
  findNearestWords,
  isFound,
  spellingsBody,
  spellingsOf,
  type ViewWords,
} from './view-words.ts';

/** A search text, resolved with the vocabulary of a view. */
export interface ResolvedText {
  /** Matches the products that are what the noun of the text says; `undefined` for a text without a noun. */
  readonly nounQuery: Query | undefined;
  /**
   * Scores the products that match the text.
   *
   * @param isNounThere - True if a product matches `nounQuery`.
   */
  query(isNounThere: boolean): Query;
  /** Returns the corrected text, or completions of the text. */
  suggestions(): Promise<readonly string[]>;
}

/** A text, and the conditions on a match. */
type TextCriteria = Pick<SearchCriteria, 'text' | 'needsOwnNoun' | 'anyWord'>;

/**
 * Creates the resolver of search texts with the vocabulary of one view. Sends one request, and another one for mistyped
 * words. Source: SE-46.
 */
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
    const { isArticle, isKnown, isPrefix, spellings } = await findWords(view, article, groups);
    if (isArticle && isArticleOnly(text)) {
      return {
        nounQuery: undefined,
        query: () => constant(article, articleScore),
        suggestions: async () => [],
      };
    }
    const mistyped = groups.filter(
      (group, at) =>
        isCorrectable(group) && isKnown[at] !== true && !(isPrefix && isLast(groups, at)),
    );
    const nearest = await findNearestWords(
      view,
      mistyped.map(({ words: [firstWord = ''] }) => language.fold(firstWord)),
    );
    const corrections = groups.map((group) => nearest[mistyped.indexOf(group)]);
    const corrected = correctedText(
      groups,
      corrections.map((correction) => correction?.words ?? []),
      (word) => corrections.find((correction) => correction?.words[0] === word)?.spelling ?? word,
    );
    const queries = groups.map((group, at) => ({
      alternatives: alternativesOf(
        group,
        corrections[at]?.words ?? [],
        isKnown[at] === true,
        language,
      ),
      accents: group.words.map((word) => accentedStem(word, language)),
      spelling: group.words,
      isNoun: group.isNoun,
    }));
    const noun = queries.find(({ isNoun }) => isNoun);
    return {
      nounQuery: noun && nounQuery(noun),
      query: (isNounThere) =>
        anyOf([
          ...groupsQuery(queries, isNounThere, settings, criteria),
          constant(article, articleScore),
          ...articlePartQueries(text),
        ]),
      suggestions: async () =>
        corrected === undefined ? completeText(view, groups, isKnown, spellings) : [corrected],
    };
  };
}

/** What the products of a view have of a text. */
interface FoundWords {
  /** True if the text is an article number. */
  readonly isArticle: boolean;
  /** For each group, true if a product has it. */
  readonly isKnown: readonly boolean[];
  /** True if the last group is the beginning of a word of a product. */
  readonly isPrefix: boolean;
  /** Words of the vocabulary that begin with the last group; empty unless it is completed. */
  readonly spellings: readonly string[];
}

/** Finds the words of a text with one request. */
async function findWords(
  { node, index, language }: ViewWords,
  article: Query,
  groups: readonly WordGroup[],
): Promise<FoundWords> {
  const completed = wordToComplete(groups, language);
  const last = groups.at(-1);
  const [articleReply, ...replies] = await node.search(index, [
    existenceBody(article),
    ...groups.map((group) => existenceBody(wordQuery(formsOf(group, language)))),
    existenceBody(
      last?.mayBePrefix === true ? prefixQuery(language.fold(last.words[0] ?? '')) : noProducts,
    ),
    ...(completed === undefined ? [] : [spellingsBody({ prefix: { folded: completed } })]),
  ]);
  const [prefixReply, spellingsReply] = replies.slice(groups.length);
  return {
    isArticle: articleReply !== undefined && isFound(articleReply),
    isKnown: replies.slice(0, groups.length).map(isFound),
    isPrefix: prefixReply !== undefined && isFound(prefixReply),
    spellings: spellingsReply === undefined ? [] : spellingsOf(spellingsReply),
  };
}

function isLast(groups: readonly WordGroup[], at: number): boolean {
  return at === groups.length - 1;
}

/** Returns the query that scores products by the groups of a text; empty for a text without groups. */
function groupsQuery(
  queries: readonly GroupQuery[],
  isNounThere: boolean,
  settings: TextSearchSettings,
  { needsOwnNoun = false, anyWord = false }: TextCriteria,
): readonly Query[] {
  if (queries.length === 0) return [];
  const nounPlace = needsOwnNoun ? 'own' : 'any';
  return [
    scoredQuery(
      queries,
      neededMatches(queries.length, { ...settings, anyWord }),
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

function constant(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } };
}
