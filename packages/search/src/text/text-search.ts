import { RowScores } from '../columns/row-scores.ts';
import { articleTerm } from './search-vector.ts';
import { accentedStem } from './word-stems.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import { completeText } from './complete-text.ts';
import { scoreSegment, type SegmentScores } from './segment-scores.ts';
import type { LevelWeights, Term, Way } from './way-weights.ts';
import type { TextIndex } from './text-index.ts';
import { neededMatches, planText, type WordGroup } from './text-plan.ts';
import type { TextSegment } from './text-segment.ts';

/** How a shop weighs and forgives. */
export interface TextSearchSettings {
  /** Share of the words that must be found. */
  readonly minimumShouldMatch: number;
  /** Hits with a lower score are dropped. */
  readonly minScore: number;
  /** Largest number of wrong letters in a word. */
  readonly fuzziness: number;
  readonly boosts: { readonly name: number; readonly sku: number; readonly categoryName: number };
}

/** Products found by a text. */
export interface TextHits {
  /** By row of the index of products. */
  readonly scores: RowScores;
  /** The corrected text where a word was mistyped, else completions of the text. */
  readonly suggestions: readonly string[];
}

/** Factors of matches that are not the word itself. */
const quality = {
  joined: 1.4,
  parts: 0.8,
  alternative: 0.8,
  corrected: 0.6,
  prefix: 0.5,
  nounAlone: 0.4,
} as const;
/** Weights beside the boosts of the shop: the noun of a name, properties, and parts of compounds. */
const nounBoost = 1.5;
const propertyBoost = 0.6;
const partBoost = 0.2;
/** More than any words can reach. */
const articleScore = 100;
const articlePartScore = 50;

/** Finds products by text. */
export function searchText(
  text: string,
  index: TextIndex,
  language: SearchLanguage,
  settings: TextSearchSettings,
): TextHits {
  const exact = articleRows(text, index);
  if (exact.length > 0 && /[\d-]/.test(text)) {
    return { scores: scoresOfRows(exact, articleScore), suggestions: [] };
  }
  const groups = planText(text.trim(), language);
  const corrections = groups.map((group) => correctionsOf(group, index, language, settings));
  const queries = groups.map((group, at) => ({
    ways: waysOf(group, corrections[at] ?? [], index, language),
    accents: group.words.map((word) => accentedStem(word, language)),
    spelling: group.words,
    isNoun: group.isNoun,
  }));
  const needed = neededMatches(groups.length, settings.minimumShouldMatch);
  const weights = levelWeights(settings);
  const segmentScores =
    queries.length === 0
      ? []
      : index.segments.map((segment) => ({
          segment,
          ...scoreSegment(segment, queries, needed, weights),
        }));
  const corrected = correctedText(groups, corrections, index);
  return {
    scores: scoresByRow(segmentScores, settings.minScore)
      .plus(new Map(articlePartRows(text, index).map((row) => [row, articlePartScore])))
      .plus(new Map(exact.map((row) => [row, articleScore]))),
    suggestions: corrected === undefined ? completeText(index, groups, language) : [corrected],
  };
}

/** Rows of the products whose own or variant's article number is the text. */
function articleRows(text: string, { segments }: TextIndex): readonly number[] {
  return segments.flatMap((segment) => {
    const lexeme = segment.lexemeOf(articleTerm(text));
    if (lexeme === undefined) return [];
    const documents = segment.documentsWith([lexeme]).and(segment.alive).rows();
    return Array.from(documents, (document) => segment.rows[document] ?? 0);
  });
}

/** The same of the parts between dashes. Source: wire contract 2.2, text search. */
function articlePartRows(text: string, index: TextIndex): readonly number[] {
  const parts = text
    .trim()
    .split('-')
    .filter((part) => part !== '');
  if (parts.length < 2) return [];
  return [...new Set(parts.flatMap((part) => articleRows(part, index)))];
}

function scoresOfRows(rows: readonly number[], score: number): RowScores {
  return RowScores.of(Uint32Array.from(rows), new Float64Array(rows.length).fill(score));
}

/** Documents with a score of at least `min` in any of the segments. */
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

function levelWeights({ boosts: { name, sku, categoryName } }: TextSearchSettings): LevelWeights {
  return {
    noun: name * nounBoost,
    name,
    article: sku,
    property: name * propertyBoost,
    category: categoryName,
    part: name * partBoost,
  };
}

/** Words that a mistyped one may stand for; none for a word that some product has or that has synonyms. */
function correctionsOf(
  group: WordGroup,
  index: TextIndex,
  { fold }: SearchLanguage,
  { fuzziness }: TextSearchSettings,
): readonly string[] {
  const [word = '', ...otherWords] = group.words;
  if (otherWords.length > 0 || group.alternatives.length > 0) return [];
  const folded = fold(word);
  const isFound =
    isKnown(group, index, fold) ||
    (group.mayBePrefix && index.segments.some((segment) => segment.lexemesFrom(folded).length > 0));
  return isFound ? [] : index.vocabulary.nearest(folded, fuzziness);
}

function isKnown(
  { words, stems }: WordGroup,
  { segments }: TextIndex,
  fold: (word: string) => string,
): boolean {
  return [...words.map(fold), ...stems].some((word) =>
    segments.some((segment) => segment.lexemeOf(word) !== undefined),
  );
}

function waysOf(
  group: WordGroup,
  corrections: readonly string[],
  index: TextIndex,
  { fold, stem }: SearchLanguage,
): readonly Way[] {
  const folded = group.words.map((word) => fold(word));
  const ownTerms = folded.map((word, at) => terms([word, group.stems[at] ?? word]));
  const ways: Way[] = [{ phrases: [ownTerms], quality: 1 }];
  if (group.joined.length > 0) {
    ways.push({ phrases: [[terms(group.joined)]], quality: quality.joined });
  }
  const addPhrases = (phrases: readonly (readonly string[])[], factor: number) => {
    if (phrases.length === 0) return;
    ways.push({
      phrases: phrases.map((stems) => stems.map((word) => terms([word]))),
      quality: factor,
    });
  };
  addPhrases(group.parts, quality.parts);
  addPhrases(group.alternatives, quality.alternative);
  const last = folded.at(-1) ?? '';
  if (group.mayBePrefix) {
    ways.push({ phrases: [[[{ word: last, isPrefix: true }]]], quality: quality.prefix });
  }
  if (corrections.length > 0) {
    const forms = corrections.flatMap((correction) => [correction, stem(correction)]);
    ways.push({ phrases: [[terms(forms)]], quality: quality.corrected });
  } else if (
    group.noun !== undefined &&
    group.alternatives.length === 0 &&
    !isKnown(group, index, fold)
  ) {
    // A compound that no product has: what it is a kind of.
    addPhrases([[group.noun]], quality.nounAlone);
  }
  return ways;
}

function terms(words: readonly string[]): readonly Term[] {
  return [...new Set(words.filter((word) => word !== ''))].map((word) => ({
    word,
    isPrefix: false,
  }));
}

function correctedText(
  groups: readonly WordGroup[],
  corrections: readonly (readonly string[])[],
  { vocabulary }: TextIndex,
): string | undefined {
  if (corrections.every((words) => words.length === 0)) return undefined;
  return groups
    .flatMap(({ words }, at) => {
      const correction = corrections[at]?.[0];
      return correction === undefined ? words : [vocabulary.spelling(correction)];
    })
    .join(' ');
}
