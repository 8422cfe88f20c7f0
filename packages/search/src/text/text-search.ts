import { RowScores } from '../columns/row-scores.ts';
import { articleTerm } from './search-vector.ts';
import { accentedStem } from './word-stems.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import { completeText } from './complete-text.ts';
import { hasNoun, scoreSegment, type SegmentScores } from './segment-scores.ts';
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
} from './text-alternatives.ts';
import type { TextIndex } from './text-index.ts';
import { lowestScore, neededMatches, planText, type WordGroup } from './text-plan.ts';
import type { TextSegment } from './text-segment.ts';

/** Products that match a text. */
export interface TextHits {
  /** Scores by row of the index of products. */
  readonly scores: RowScores;
  /** The corrected text if a word was mistyped, else completions of the text. */
  readonly suggestions: readonly string[];
}

/** Finds products by text. */
export function searchText(
  text: string,
  index: TextIndex,
  language: SearchLanguage,
  settings: TextSearchSettings & { readonly needsOwnNoun: boolean; readonly anyWord: boolean },
): TextHits {
  const exact = articleRows(articleText(text), index);
  if (exact.length > 0 && isArticleOnly(text)) {
    return { scores: scoresOfRows(exact, articleScore), suggestions: [] };
  }
  const groups = planText(text.trim(), language);
  const corrections = groups.map((group) => correctionsOf(group, index, language, settings));
  const queries = groups.map((group, at) => ({
    alternatives: alternativesOf(
      group,
      corrections[at] ?? [],
      isKnown(group, index, language),
      language,
    ),
    accents: group.words.map((word) => accentedStem(word, language)),
    spelling: group.words,
    isNoun: group.isNoun,
  }));
  const needed = neededMatches(groups.length, settings);
  const weights = levelWeights(settings);
  const isNounThere = queries.some(
    (query) => query.isNoun && index.segments.some((segment) => hasNoun(segment, query)),
  );
  const nounPlace = settings.needsOwnNoun ? 'own' : 'any';
  const segmentScores =
    queries.length === 0
      ? []
      : index.segments.map((segment) => ({
          segment,
          ...scoreSegment(segment, queries, needed, weights, isNounThere ? nounPlace : undefined),
        }));
  const corrected = correctedText(groups, corrections, index.vocabulary.spelling);
  return {
    scores: scoresByRow(segmentScores, lowestScore(settings))
      .plus(new Map(articlePartRows(text, index).map((row) => [row, articlePartScore])))
      .plus(new Map(exact.map((row) => [row, articleScore]))),
    suggestions: corrected === undefined ? completeText(index, groups, language) : [corrected],
  };
}

/** Returns the rows of the products whose article number, or that of a variant, is the text. */
function articleRows(text: string, { segments }: TextIndex): readonly number[] {
  return segments.flatMap((segment) => {
    const lexeme = segment.lexemeOf(articleTerm(text));
    if (lexeme === undefined) return [];
    const documents = segment.documentsWith([lexeme]).and(segment.alive).rows();
    return Array.from(documents, (document) => segment.rows[document] ?? 0);
  });
}

function articlePartRows(text: string, index: TextIndex): readonly number[] {
  return [...new Set(articleParts(text).flatMap((part) => articleRows(part, index)))];
}

function scoresOfRows(rows: readonly number[], score: number): RowScores {
  return RowScores.of(Uint32Array.from(rows), new Float64Array(rows.length).fill(score));
}

/** Returns the documents with a score of at least `min` in any of the segments. */
function scoresByRow(
  segmentScores: readonly (SegmentScores & { readonly segment: TextSegment })[],
  min: number,
): RowScores {
  const capacity = segmentScores.reduce((sum, { documents }) => sum + documents.length, 0);
  const rows = new Uint32Array(capacity);
  const bestScores = new Float64Array(capacity);
  let count = 0;
  for (const { segment, documents, scores } of segmentScores) {
    for (let at = 0; at < documents.length; at++) {
      const score = scores[at] ?? 0;
      if (score < min) continue;
      rows[count] = segment.rows[documents[at] ?? 0] ?? 0;
      bestScores[count++] = score;
    }
  }
  return RowScores.of(rows.slice(0, count), bestScores.slice(0, count));
}

/** Returns the possible corrections of a mistyped word; empty for a word that a product has or that has synonyms. */
function correctionsOf(
  group: WordGroup,
  index: TextIndex,
  language: SearchLanguage,
  { fuzziness }: TextSearchSettings,
): readonly string[] {
  if (!isCorrectable(group)) return [];
  const folded = language.fold(group.words[0] ?? '');
  const isFound =
    isKnown(group, index, language) ||
    (group.mayBePrefix && index.segments.some((segment) => segment.lexemesFrom(folded).length > 0));
  return isFound ? [] : index.vocabulary.nearest(folded, fuzziness);
}

function isKnown(group: WordGroup, { segments }: TextIndex, language: SearchLanguage): boolean {
  return formsOf(group, language).some((word) =>
    segments.some((segment) => segment.lexemeOf(word) !== undefined),
  );
}
