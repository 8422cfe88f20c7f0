import { foldText } from '@shop/format';
import type { Sql } from 'postgres';
import { lightStem } from './light-stem.ts';
import { RowSet } from './row-set.ts';
import type { SearchLanguage } from './search-language.ts';
import type { TextIndex } from './text-index.ts';
import { neededMatches, planText, type WordGroup } from './text-plan.ts';
import { nearnessRank, placesRank, type Weights } from './text-rank.ts';
import type { TextSegment } from './text-segment.ts';
import { createWordStems, type WordStems } from './word-stems.ts';

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
  /** By row of the index of products; 0 where nothing was found. */
  readonly scores: Float64Array;
  /** The text with mistyped words put right, when there were any. */
  readonly corrected: string | undefined;
}

export interface TextSearch {
  /** Products whose words fit the text. Errors: rejects when a stem cannot be asked of the database. */
  find(text: string, rowCount: number): Promise<TextHits>;
}

/** How much a hit counts that is not the word itself. */
const quality = { joined: 1, alternative: 0.8, prefix: 0.5, corrected: 0.6 } as const;
/** Beside the boosts of the shop: the last part of a compound, the label of a variant. */
const partBoost = 0.5;

/**
 * Ranks as PostgreSQL's `ts_rank` does, in memory: at 100,000 products the database needs a second of processor
 * where this needs a millisecond. Stems are PostgreSQL's own.
 */
export function createTextSearch(
  sql: Sql,
  index: TextIndex,
  language: SearchLanguage,
  settings: TextSearchSettings,
): TextSearch {
  const stems = createWordStems(sql);
  const { name, sku, categoryName } = settings.boosts;
  const weights: Weights = [partBoost / name, categoryName / name, sku / name, 1];
  return {
    async find(text, rowCount) {
      const groups = planText(text.trim().toLowerCase(), language);
      const scores = new Float64Array(rowCount);
      if (groups.length === 0) return { scores, corrected: undefined };
      const facts = await wordFacts(stems, index, groups, settings.fuzziness);
      const asked = groups.map((group) => ({
        ways: waysOf(group, facts),
        accents: group.words.flatMap((word) => facts.get(foldText(word))?.accents.get(word) ?? []),
      }));
      const needed = neededMatches(groups.length, settings.minimumShouldMatch);
      for (const segment of index.segments) {
        scoreSegment(
          segment,
          asked,
          needed,
          { weights, name, minScore: settings.minScore },
          scores,
        );
      }
      return { scores, corrected: correctedText(groups, facts) };
    },
  };
}

interface WordFacts {
  /** The stem the database gives the word. */
  readonly stem: string;
  /** The same of each of its spellings, accents kept. */
  readonly accents: ReadonlyMap<string, string>;
  readonly corrections: readonly string[];
}

/** What is known of each word: its stem, and if no product has it, what was meant. */
async function wordFacts(
  stems: WordStems,
  index: TextIndex,
  groups: readonly WordGroup[],
  fuzziness: number,
): Promise<ReadonlyMap<string, WordFacts>> {
  const typed = [...new Set(groups.flatMap(({ words }) => words))];
  const known = await stems.of(typed.flatMap((word) => [foldText(word), word.toLowerCase()]));
  const facts = new Map<string, WordFacts>();
  for (const { words, stems: own, mayBePrefix } of groups) {
    words.forEach((word, at) => {
      const folded = foldText(word);
      const isKnown = index.segments.some(
        (segment) =>
          segment.lexemeOf(folded) !== undefined ||
          segment.lexemeOf(own[at] ?? '') !== undefined ||
          (mayBePrefix && segment.lexemesFrom(folded).length > 0),
      );
      const accented = known.get(word.toLowerCase());
      facts.set(folded, {
        stem: known.get(folded) ?? folded,
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

/** A word, or with `isPrefix` every word that begins so. */
interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

/**
 * A way a group may be met: any of the phrases, each of which needs every part, each of which is any of its
 * terms; and how much it counts.
 */
interface Way {
  readonly phrases: readonly (readonly (readonly Term[])[])[];
  readonly quality: number;
}

function waysOf(group: WordGroup, facts: ReadonlyMap<string, WordFacts>): readonly Way[] {
  const folded = group.words.map((word) => foldText(word));
  const own = folded.map((word, at) =>
    terms([word, facts.get(word)?.stem ?? word, group.stems[at] ?? word]),
  );
  const ways: Way[] = [{ phrases: [own], quality: 1 }];
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
    const stems = corrections.flatMap((word) => [word, lightStem(word)]);
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

interface AskedGroup {
  readonly ways: readonly Way[];
  /** Stems with their accents: a name that has them all is what was typed. */
  readonly accents: readonly string[];
}

interface Scale {
  readonly weights: Weights;
  readonly name: number;
  readonly minScore: number;
}

/** A way as this segment knows it. */
interface SegmentWay {
  readonly quality: number;
  /** Of each term the lexemes it stands for here. */
  readonly lexemes: readonly (readonly number[])[];
  readonly termCount: number;
  /** Only the nearness of its words counts, not how often they come. */
  readonly isNearness: boolean;
}

function scoreSegment(
  segment: TextSegment,
  groups: readonly AskedGroup[],
  needed: number,
  scale: Scale,
  scores: Float64Array,
): void {
  const matched = groups.map(({ ways }) => documentsOf(segment, ways));
  const found = atLeast(matched, needed).and(segment.alive);
  const ways = groups.flatMap((group, at) =>
    group.ways.map((way) => ({ group: at, way: segmentWay(segment, way) })),
  );
  const accents = groups.map(({ accents: words }) =>
    words.length === 0 ? undefined : segment.documentsWithAccents(words),
  );
  const ranker = createRanker(
    segment,
    ways.map(({ way }) => way),
    scale.weights,
  );
  const best = new Float64Array(groups.length);
  for (const document of found.rows()) {
    const ranks = ranker(document);
    best.fill(0);
    ways.forEach(({ group, way }, at) => {
      best[group] = Math.max(best[group] ?? 0, way.quality * (ranks[at] ?? 0));
    });
    let sum = 0;
    for (let group = 0; group < best.length; group++) {
      sum += scale.name * (best[group] ?? 0) + (accents[group]?.has(document) === true ? 1 : 0);
    }
    const score = sum / (1 + 0.05 * segment.lengthOf(document));
    const row = segment.rows[document] ?? 0;
    if (score >= scale.minScore && row < scores.length) scores[row] = score;
  }
}

function lexemesOf(segment: TextSegment, { word, isPrefix }: Term): readonly number[] {
  if (isPrefix) return segment.lexemesFrom(word);
  const lexeme = segment.lexemeOf(word);
  return lexeme === undefined ? [] : [lexeme];
}

/** The documents that meet a group in any way. */
function documentsOf(segment: TextSegment, ways: readonly Way[]): RowSet {
  return ways
    .flatMap(({ phrases }) => phrases)
    .map((parts) =>
      parts
        .map((part) => segment.documentsWith(part.flatMap((term) => lexemesOf(segment, term))))
        .reduce((all, part) => all.and(part)),
    )
    .reduce((any, phrase) => any.or(phrase));
}

/** What is in at least `needed` of the sets. */
function atLeast(sets: readonly RowSet[], needed: number): RowSet {
  const [first] = sets;
  if (first === undefined) throw new Error('There is nothing to search for.');
  if (needed === 1) return sets.reduce((any, set) => any.or(set));
  if (needed === sets.length) return sets.reduce((all, set) => all.and(set));
  // reached[n]: what is in more than n of the sets looked at so far.
  let reached = Array.from({ length: needed }, () => RowSet.empty(first.size));
  for (const set of sets) {
    reached = reached.map((now, at) => now.or(at === 0 ? set : set.and(reached[at - 1] ?? set)));
  }
  return reached[needed - 1] ?? first;
}

function segmentWay(segment: TextSegment, way: Way): SegmentWay {
  const [only, ...others] = way.phrases;
  const all = new Map(
    way.phrases
      .flat(2)
      .map((term) => [`${term.word}${term.isPrefix ? '*' : ''}`, lexemesOf(segment, term)]),
  );
  return {
    quality: way.quality,
    lexemes: [...all.values()],
    termCount: all.size,
    isNearness: others.length === 0 && (only?.length ?? 0) > 1 && all.size > 1,
  };
}

/** Ranks of a document by way. The array is used again for the next document. */
function createRanker(
  segment: TextSegment,
  ways: readonly SegmentWay[],
  weights: Weights,
): (document: number) => Float64Array {
  const roles = new Map<number, { readonly way: number; readonly term: number }[]>();
  ways.forEach(({ lexemes }, way) =>
    lexemes.forEach((ofTerm, term) => {
      for (const lexeme of ofTerm) {
        const known = roles.get(lexeme);
        if (known === undefined) roles.set(lexeme, [{ way, term }]);
        else known.push({ way, term });
      }
    }),
  );
  const plays = new Uint8Array(segment.lexemeCount);
  for (const lexeme of roles.keys()) plays[lexeme] = 1;
  const ranks = new Float64Array(ways.length);
  return (document) => {
    ranks.fill(0);
    const near = new Map<number, Uint16Array[]>();
    segment.eachWord(document, (lexeme, entry) => {
      if (plays[lexeme] !== 1) return;
      const places = segment.placesOf(entry);
      const rank = placesRank(places, weights);
      for (const { way } of roles.get(lexeme) ?? []) {
        ranks[way] = (ranks[way] ?? 0) + rank / (ways[way]?.termCount ?? 1);
        if (ways[way]?.isNearness === true) near.set(way, [...(near.get(way) ?? []), places]);
      }
    });
    ways.forEach(({ isNearness }, way) => {
      if (isNearness) ranks[way] = nearnessRank(near.get(way) ?? [], weights);
    });
    return ranks;
  };
}

function correctedText(
  groups: readonly WordGroup[],
  facts: ReadonlyMap<string, WordFacts>,
): string | undefined {
  let isCorrected = false;
  const words = groups.flatMap((group) =>
    group.words.map((word) => {
      const correction = facts.get(foldText(word))?.corrections[0];
      if (correction === undefined) return word;
      isCorrected = true;
      return correction;
    }),
  );
  return isCorrected ? words.join(' ') : undefined;
}
