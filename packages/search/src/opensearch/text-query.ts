import type { Alternative, LevelWeights, Term } from '../text/match-weights.ts';
import { termLevels, type SearchVector } from '../text/search-vector.ts';
import {
  accentBonus,
  lengthPenalty,
  nounFactor,
  nounPlaceShares,
  otherPlaceShare,
  spellingBonus,
  type GroupQuery,
} from '../text/segment-scores.ts';
import { allOf, anyOf, type Query } from './filter-query.ts';

/** Index fields of a product for text search. */
export function wordFields({ levels, accents, nameLength }: SearchVector) {
  return {
    words: [...levels.keys()],
    levels: [...levels].map(([term, level]) => levelTerm(level, term)),
    accents,
    name_factor: 1 / (1 + lengthPenalty * nameLength),
  };
}

/** Matches products that have one of the words at any level. */
export function wordQuery(words: readonly string[]): Query {
  return { terms: { words } };
}

/** Matches products with a word that begins with the prefix. */
export function prefixQuery(prefix: string): Query {
  return { prefix: { words: prefix } };
}

/** Matches products whose noun or kind is the noun of the group. */
export function nounQuery({ alternatives }: GroupQuery): Query {
  const levels = levelsWhere((level) => (nounPlaceShares[level] ?? 0) > 0);
  return phrasesQuery(alternatives, (part) => partAt(part, levels));
}

/**
 * Computes the same scores as `scoreSegment`, with queries only: the sum of the scores of all groups, times the squared
 * share of the groups that match, times the factor of the name length. Scores are 32-bit floats.
 */
export function scoredQuery(
  groups: readonly GroupQuery[],
  needed: number,
  weights: LevelWeights,
  {
    nounPlace,
    minScore,
  }: { readonly nounPlace: 'own' | 'any' | undefined; readonly minScore: number },
): Query {
  const matching = groups.map(({ alternatives }) =>
    phrasesQuery(alternatives, (part) => partAt(part, undefined)),
  );
  const required = groups.flatMap((group, at) => {
    if (!group.isNoun || nounPlace === undefined) return [];
    return nounPlace === 'own' ? nounQuery(group) : (matching[at] ?? []);
  });
  const parts = groups.map((group) => groupParts(group, weights));
  const textQuery = {
    bool: {
      // A product that has the noun has one of the groups.
      filter:
        needed === 1 && required.length > 0 ? required : [anyOf(matching, needed), ...required],
      should: parts.flatMap(({ scores }) => scores),
    },
  };
  const shares = parts.flatMap(({ shares }) =>
    shares.map(({ filter, share }) => ({ filter, weight: share / groups.length })),
  );
  const timesShare = (query: Query, functions: typeof shares): Query => ({
    function_score: { query, functions, score_mode: 'sum', boost_mode: 'multiply' },
  });
  // Of one group, each product has one share.
  const squared = shares.map(({ filter, weight }) => ({ filter, weight: weight ** 2 }));
  return {
    function_score: {
      query:
        groups.length === 1
          ? timesShare(textQuery, squared)
          : timesShare(timesShare(textQuery, shares), shares),
      field_value_factor: { field: 'name_factor', missing: 1 },
      boost_mode: 'multiply',
      min_score: minScore,
    },
  };
}

/** Parts of a query that one group adds: to the score of a product, and to the share of the groups that match. */
interface GroupParts {
  readonly scores: readonly Query[];
  readonly shares: readonly { readonly filter: Query; readonly share: number }[];
}

function groupParts(group: GroupQuery, weights: LevelWeights): GroupParts {
  const accented = group.accents.map(accentQuery);
  const spelled = allOf(group.spelling.map(accentQuery));
  const bonuses = (factor: number) => [
    ...(accented.length === 0 ? [] : [constant(allOf(accented), factor * accentBonus)]),
    constant(spelled, factor * spellingBonus),
  ];
  const weightOfLevel = termLevels.map((level) => weights[level]);
  const isAny = matchQuery(group, weightOfLevel);
  if (!group.isNoun) {
    const best = phraseScores(group.alternatives, weightOfLevel);
    return {
      scores: [{ bool: { must: [bestOf(best, 1)], should: bonuses(1) } }],
      shares: [{ filter: isAny, share: 1 }],
    };
  }
  const weightOfNounLevel = termLevels.map(
    (level) => weights[level] * (nounPlaceShares[level] ?? otherPlaceShare),
  );
  const highestOther = weights.name * otherPlaceShare;
  const best = phraseScores(group.alternatives, weightOfNounLevel);
  // Products whose best score is higher than any score outside the noun and kind.
  const isMain = anyOf(best.flatMap(({ above }) => above(highestOther)));
  const mainBest = best.filter(({ max }) => max > highestOther);
  const otherBest = best.filter(({ min }) => min <= highestOther);
  return {
    scores: [
      {
        bool: {
          filter: [isMain],
          must: [bestOf(mainBest, nounFactor)],
          should: bonuses(nounFactor),
        },
      },
      {
        bool: {
          filter: [spelled],
          must_not: [isMain],
          must: [bestOf(otherBest, nounFactor / otherPlaceShare)],
          should: bonuses(nounFactor),
        },
      },
      { bool: { must_not: [isMain, spelled], must: [bestOf(otherBest, 1)] } },
    ],
    shares: [
      { filter: anyOf([isMain, allOf([isAny, spelled])]), share: 1 },
      {
        filter: { bool: { must: [isAny], must_not: [isMain, spelled] } },
        share: otherPlaceShare,
      },
    ],
  };
}

/** Matches the products that the phrases of a group score. */
function matchQuery({ alternatives }: GroupQuery, weightOfLevel: readonly number[]): Query {
  const levels = weightOfLevel.flatMap((weight, level) => (weight > 0 ? [level] : []));
  const isEvery = levels.length === weightOfLevel.length;
  return phrasesQuery(
    alternatives.map((alternative) => ({
      ...alternative,
      phrases: alternative.phrases.filter((parts) => parts.length > 0),
    })),
    (part) => partAt(part, isEvery ? undefined : levels),
  );
}

/** Score of phrases that match a group; a product gets the best one. */
interface PhraseScore {
  /** Returns a query that scores the products with the phrase, multiplied by the factor. */
  query(factor: number): Query;
  /** Lowest and highest score of the phrase. */
  readonly min: number;
  readonly max: number;
  /** Queries for the products with a score above this limit; empty if no product can have one. */
  above(limit: number): readonly Query[];
}

function phraseScores(
  alternatives: readonly Alternative[],
  weightOfLevel: readonly number[],
): readonly PhraseScore[] {
  const single = new Map<number, Query[]>();
  const several: PhraseScore[] = [];
  const weights = [...new Set(weightOfLevel)].filter((weight) => weight > 0).sort((a, b) => a - b);
  for (const { phrases, quality } of alternatives) {
    for (const parts of phrases) {
      const [firstPart, ...furtherParts] = parts;
      if (firstPart === undefined) continue;
      if (furtherParts.length > 0) {
        several.push(severalParts(parts, quality, weights, weightOfLevel));
        continue;
      }
      for (const weight of weights) {
        const score = quality * weight;
        const queries = single.get(score) ?? [];
        queries.push(partAt(firstPart, levelsOfWeight(weight, weightOfLevel)));
        single.set(score, queries);
      }
    }
  }
  return [...[...single].map(([score, queries]) => singlePart(score, queries)), ...several];
}

/** Score of phrases that have one part and the same score. */
function singlePart(score: number, queries: readonly Query[]): PhraseScore {
  const query = anyOf(queries);
  return {
    query: (factor) => constant(query, factor * score),
    min: score,
    max: score,
    above: (limit) => (score > limit ? [query] : []),
  };
}

/** Score of a phrase with several parts: the mean of the scores of its parts. */
function severalParts(
  parts: readonly (readonly Term[])[],
  quality: number,
  weights: readonly number[],
  weightOfLevel: readonly number[],
): PhraseScore {
  const query = (factor: number): Query => ({
    bool: {
      must: parts.map((part) =>
        maxOf(
          weights.map((weight) =>
            constant(
              partAt(part, levelsOfWeight(weight, weightOfLevel)),
              (factor * quality * weight) / parts.length,
            ),
          ),
        ),
      ),
    },
  });
  const scores = sumsOf(weights, parts.length).map((sum) => quality * (sum / parts.length));
  return {
    query,
    min: quality * (weights[0] ?? 0),
    max: quality * (weights.at(-1) ?? 0),
    // Filter by the sum: its combinations of weights are too many for a query of at most 1,024 clauses.
    above(limit) {
      const enough = Math.min(...scores.filter((score) => score > limit));
      const tooLow = Math.max(0, ...scores.filter((score) => score <= limit));
      if (enough === Infinity) return [];
      // The limit is halfway between two possible scores, because scores are 32-bit floats.
      return [{ function_score: { query: query(1), min_score: (tooLow + enough) / 2 } }];
    },
  };
}

/** Returns all sums of `count` of these numbers. */
function sumsOf(numbers: readonly number[], count: number): readonly number[] {
  let sums = new Set([0]);
  for (let at = 0; at < count; at++) {
    sums = new Set([...sums].flatMap((sum) => numbers.map((number) => sum + number)));
  }
  return [...sums];
}

function bestOf(scores: readonly PhraseScore[], factor: number): Query {
  return maxOf(scores.map(({ query }) => query(factor)));
}

function maxOf(queries: readonly Query[]): Query {
  return queries.length === 0 ? { match_none: {} } : { dis_max: { queries } };
}

function constant(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } };
}

function phrasesQuery(
  alternatives: readonly Alternative[],
  partQuery: (part: readonly Term[]) => Query,
): Query {
  return anyOf(
    alternatives.flatMap(({ phrases }) => phrases.map((parts) => allOf(parts.map(partQuery)))),
  );
}

/** Matches products with one of the terms, at one of these levels; at any level without `levels`. */
function partAt(part: readonly Term[], levels: readonly number[] | undefined): Query {
  const wholeWords = part.flatMap(({ word, isPrefix }) => (isPrefix ? [] : [word]));
  const prefixes = part.flatMap(({ word, isPrefix }) => (isPrefix ? [word] : []));
  const terms = (field: string, values: readonly string[]): readonly Query[] =>
    values.length === 0 ? [] : [{ terms: { [field]: values } }];
  const beginnings = (field: string, values: readonly string[]): readonly Query[] =>
    values.map((value) => ({ prefix: { [field]: value } }));
  if (levels === undefined) {
    return anyOf([...terms('words', wholeWords), ...beginnings('words', prefixes)]);
  }
  const atLevels = (list: readonly string[]) =>
    levels.flatMap((level) => list.map((term) => levelTerm(level, term)));
  return anyOf([
    ...terms('levels', atLevels(wholeWords)),
    ...beginnings('levels', atLevels(prefixes)),
  ]);
}

function accentQuery(accents: string): Query {
  return { term: { accents } };
}

function levelsOfWeight(weight: number, weightOfLevel: readonly number[]): readonly number[] {
  return weightOfLevel.flatMap((levelWeight, level) => (levelWeight === weight ? [level] : []));
}

function levelsWhere(holds: (level: (typeof termLevels)[number]) => boolean): readonly number[] {
  return termLevels.flatMap((level, at) => (holds(level) ? [at] : []));
}

function levelTerm(level: number, term: string): string {
  return `${level}${term}`;
}
