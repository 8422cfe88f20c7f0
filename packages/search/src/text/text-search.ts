import { completeText } from './complete-text.ts';
import { RowScores } from '../columns/row-scores.ts';
import type { SearchLanguage } from '../language/search-language.ts';
import { scoreSegment, type SegmentScores, type Term, type Way } from './segment-scores.ts';
import type { TextIndex } from './text-index.ts';
import { neededMatches, planText, type WordGroup } from './text-plan.ts';
import type { Weights } from './text-rank.ts';
import type { TextSegment } from './text-segment.ts';
import type { WordStems } from './word-stems.ts';

export interface TextSearchSettings {
  /** Share of the words that must be found. */
  readonly minimumShouldMatch: number;
  /** Hits below are dropped. */
  readonly minScore: number;
  /** Letters a word may be off by, at most. */
  readonly fuzziness: number;
  readonly boosts: { readonly name: number; readonly sku: number; readonly categoryName: number };
}

interface TextHits {
  /** By row of the index of products. */
  readonly scores: RowScores;
  /** The text with mistyped words put right, when there were any; else what it may become. */
  readonly suggestions: readonly string[];
}

export interface TextSearch {
  /** Products whose words fit the text. Errors: rejects when a stem cannot be asked of the database. */
  find(text: string): Promise<TextHits>;
}

/** Factors of hits that are not the word itself. */
const quality = { joined: 1, alternative: 0.8, prefix: 0.5, corrected: 0.6 } as const;
/** Beside the boosts of the shop: the last part of a compound, the label of a variant. */
const partBoost = 0.5;

/**
 * Ranks as PostgreSQL's `ts_rank` does, in memory: at 100,000 products the database needs a second of processor
 * where this needs a millisecond. `stems`: of the words as they are in the index.
 */
export function createTextSearch(
  stems: WordStems,
  index: TextIndex,
  language: SearchLanguage,
  settings: TextSearchSettings,
): TextSearch {
  const { fold } = language;
  const scale = { weights: rankWeights(settings), name: settings.boosts.name };
  return {
    async find(text) {
      const groups = planText(text.trim().toLowerCase(), language);
      const facts = await wordFacts(stems, index, groups, { fold, fuzziness: settings.fuzziness });
      const groupQueries = groups.map((group) => ({
        ways: waysOf(group, facts, language),
        accents: group.words.flatMap((word) => facts.get(fold(word))?.accents.get(word) ?? []),
        spelling: group.words,
      }));
      const needed = neededMatches(groups.length, settings.minimumShouldMatch);
      const segmentScores =
        groupQueries.length === 0
          ? []
          : index.segments.map((segment) => ({
              segment,
              ...scoreSegment(segment, groupQueries, needed, scale),
            }));
      const corrected = correctedText(groups, facts, index, language);
      return {
        scores: scoresByRow(segmentScores, settings.minScore),
        suggestions: corrected === undefined ? completeText(index, groups, language) : [corrected],
      };
    },
  };
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

/** Factor of a word by its field, relative to the name. */
export function rankWeights({ boosts }: Pick<TextSearchSettings, 'boosts'>): Weights {
  const { name, sku, categoryName } = boosts;
  return [partBoost / name, categoryName / name, sku / name, 1];
}

interface WordFacts {
  /** The stem the index has of the word. */
  readonly stem: string;
  /** The same of each of its spellings, accents kept. */
  readonly accents: ReadonlyMap<string, string>;
  readonly corrections: readonly string[];
}

/** Facts about each word: its stem, and corrections if no product has it. */
async function wordFacts(
  stems: WordStems,
  index: TextIndex,
  groups: readonly WordGroup[],
  { fold, fuzziness }: Pick<SearchLanguage, 'fold'> & { readonly fuzziness: number },
): Promise<ReadonlyMap<string, WordFacts>> {
  const typed = [...new Set(groups.flatMap(({ words }) => words))];
  const stemOfWord = await stems.of(typed.flatMap((word) => [fold(word), word.toLowerCase()]));
  const facts = new Map<string, WordFacts>();
  for (const { words, stems: groupStems, mayBePrefix } of groups) {
    words.forEach((word, at) => {
      const folded = fold(word);
      const isKnown = index.segments.some(
        (segment) =>
          segment.lexemeOf(folded) !== undefined ||
          segment.lexemeOf(groupStems[at] ?? '') !== undefined ||
          (mayBePrefix && segment.lexemesFrom(folded).length > 0),
      );
      const accented = stemOfWord.get(word.toLowerCase());
      facts.set(folded, {
        stem: stemOfWord.get(folded) ?? folded,
        accents: new Map([
          ...(facts.get(folded)?.accents ?? []),
          ...(accented === undefined ? [] : ([[word, accented]] as const)),
        ]),
        corrections: isKnown ? [] : index.vocabulary.nearest(folded, fuzziness),
      });
    });
  }
  return facts;
}

function waysOf(
  group: WordGroup,
  facts: ReadonlyMap<string, WordFacts>,
  { fold, stem }: SearchLanguage,
): readonly Way[] {
  const folded = group.words.map((word) => fold(word));
  const groupStems = folded.map((word, at) =>
    terms([word, facts.get(word)?.stem ?? word, group.stems[at] ?? word]),
  );
  const ways: Way[] = [{ phrases: [groupStems], quality: 1 }];
  // A way of its own: the rank of one way is shared among all its words.
  if (group.joined.length > 0) {
    ways.push({ phrases: [[terms(group.joined)]], quality: quality.joined });
  }
  if (group.alternatives.length > 0) {
    const phrases = group.alternatives.map((stems) => stems.map((stem) => terms([stem])));
    ways.push({ phrases, quality: quality.alternative });
  }
  const last = folded.at(-1) ?? '';
  if (group.mayBePrefix) {
    ways.push({ phrases: [[[{ word: last, isPrefix: true }]]], quality: quality.prefix });
  }
  const corrections = group.words.length === 1 ? (facts.get(last)?.corrections ?? []) : [];
  if (corrections.length > 0) {
    const stems = corrections.flatMap((correction) => [correction, stem(correction)]);
    ways.push({ phrases: [[terms(stems)]], quality: quality.corrected });
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
  facts: ReadonlyMap<string, WordFacts>,
  { vocabulary }: TextIndex,
  { fold }: SearchLanguage,
): string | undefined {
  let isCorrected = false;
  const words = groups.flatMap((group) =>
    group.words.map((word) => {
      const correction = facts.get(fold(word))?.corrections[0];
      if (correction === undefined) return word;
      isCorrected = true;
      return vocabulary.spelling(correction);
    }),
  );
  return isCorrected ? words.join(' ') : undefined;
}
