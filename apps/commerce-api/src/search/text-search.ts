import { foldText } from '@shop/format';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { editDistance, toleratedDistance } from './edit-distance.ts';
import { lightStem } from './light-stem.ts';
import type { SearchLanguage } from './search-language.ts';
import { neededMatches, planText, type WordGroup } from './text-plan.ts';

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
  /** Score by product id. */
  readonly scores: ReadonlyMap<string, number>;
  /** The text with mistyped words put right, when there were any. */
  readonly corrected: string | undefined;
}

export interface TextSearch {
  /** Products whose words fit the text. Errors: rejects when the database does. */
  find(text: string): Promise<TextHits>;
  /** To be called when products have changed. */
  forget(): void;
}

/** Words a mistyped one may stand for, at most. */
const maxCorrections = 3;
/** Letters at the start of a word that must be right. */
const rightPrefix = 2;
/** How much a hit counts that is not the word itself. */
const quality = { joined: 1, alternative: 0.8, prefix: 0.5, corrected: 0.6 } as const;
/** Beside the boosts of the shop: the last part of a compound, the label of a variant. */
const partBoost = 0.5;

export function createTextSearch(
  sql: Sql,
  language: SearchLanguage,
  settings: TextSearchSettings,
): TextSearch {
  const known = new LRUCache<string, Promise<TextHits>>({ max: 500 });
  return {
    find(text) {
      const key = text.trim().toLowerCase();
      let hits = known.get(key);
      if (hits === undefined) {
        hits = findText(sql, key, language, settings);
        known.set(key, hits);
        hits.catch(() => known.delete(key));
      }
      return hits;
    },
    forget: () => known.clear(),
  };
}

const nothing: TextHits = { scores: new Map(), corrected: undefined };

async function findText(
  sql: Sql,
  text: string,
  language: SearchLanguage,
  settings: TextSearchSettings,
): Promise<TextHits> {
  const groups = planText(text, language);
  if (groups.length === 0) return nothing;
  const facts = await wordFacts(sql, groups, settings.fuzziness);
  const tiers = groups.map((group) => tiersOf(group, facts));
  const scores = await score(sql, groups, tiers, settings);
  return { scores, corrected: correctedText(groups, facts) };
}

interface WordFacts {
  /** The stem the database gives the word. */
  readonly stem: string;
  readonly isKnown: boolean;
  readonly corrections: readonly string[];
}

/** Asks the database about each word: its stem, whether a product has it, and if not, what was meant. */
async function wordFacts(
  sql: Sql,
  groups: readonly WordGroup[],
  fuzziness: number,
): Promise<ReadonlyMap<string, WordFacts>> {
  const asked = groups.flatMap(({ words, stems, mayBePrefix }) =>
    words.map((word, at) => ({
      word: foldText(word),
      own:
        anyOf([foldText(word), stems[at] ?? '']) +
        (mayBePrefix ? ` | ${quoted(foldText(word))}:*` : ''),
    })),
  );
  const rows = await sql<
    { word: string; stem: string | null; known: boolean; near: string[] | null }[]
  >`
    SELECT asked.word,
      (ts_lexize('hungarian_stem', asked.word))[1] AS stem,
      EXISTS (SELECT FROM product_text WHERE words @@ asked.own::tsquery) AS known,
      (SELECT array_agg(near.word) FROM (
        SELECT word FROM search_word
        WHERE search_word.word % asked.word
          AND left(search_word.word, ${rightPrefix}) = left(asked.word, ${rightPrefix})
        ORDER BY similarity(search_word.word, asked.word) DESC, search_word.word LIMIT 20
      ) AS near) AS near
    FROM unnest(${asked.map(({ word }) => word)}::text[], ${asked.map(({ own }) => own)}::text[])
      AS asked (word, own)`;
  return new Map(
    rows.map(({ word, stem, known, near }) => [
      word,
      {
        stem: stem ?? word,
        isKnown: known,
        corrections: known ? [] : nearest(word, near ?? [], fuzziness),
      },
    ]),
  );
}

function nearest(
  word: string,
  candidates: readonly string[],
  fuzziness: number,
): readonly string[] {
  const limit = toleratedDistance(word.length, fuzziness);
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxCorrections)
    .map(({ candidate }) => candidate);
}

/** A way a group may be met, as the text of a tsquery without weights, and how much it counts. */
interface Tier {
  readonly query: string;
  readonly quality: number;
}

function tiersOf(group: WordGroup, facts: ReadonlyMap<string, WordFacts>): readonly Tier[] {
  const folded = group.words.map((word) => foldText(word));
  const own = folded.map((word, at) =>
    anyOf([word, facts.get(word)?.stem ?? word, group.stems[at] ?? word]),
  );
  const tiers: Tier[] = [{ query: own.map((part) => `(${part})`).join(' & '), quality: 1 }];
  // A way of its own: the rank of one query is shared among all its words.
  if (group.joined.length > 0) tiers.push({ query: anyOf(group.joined), quality: quality.joined });
  const alternatives = group.alternatives.map((stems) => stems.map(quoted).join(' & '));
  if (alternatives.length > 0) {
    tiers.push({
      query: alternatives.map((part) => `(${part})`).join(' | '),
      quality: quality.alternative,
    });
  }
  const last = folded.at(-1) ?? '';
  if (group.mayBePrefix) tiers.push({ query: `${quoted(last)}:*`, quality: quality.prefix });
  const corrections = group.words.length === 1 ? (facts.get(last)?.corrections ?? []) : [];
  if (corrections.length > 0) {
    const stems = corrections.flatMap((word) => [word, lightStem(word)]);
    tiers.push({ query: anyOf(stems), quality: quality.corrected });
  }
  return tiers;
}

async function score(
  sql: Sql,
  groups: readonly WordGroup[],
  tiers: readonly (readonly Tier[])[],
  settings: TextSearchSettings,
): Promise<ReadonlyMap<string, number>> {
  const parameters: string[] = [];
  const bind = (value: string, type: string) => `$${parameters.push(value)}::${type}`;
  const { name, sku, categoryName } = settings.boosts;
  const weights = bind(
    `{${[partBoost, categoryName, sku, name].map((boost) => boost / name).join()}}`,
    'real[]',
  );
  const groupScores = tiers.map((ways, at) => {
    const ranks = ways.map(
      (way) => `${way.quality} * ts_rank(${weights}, words, ${bind(way.query, 'tsquery')})`,
    );
    const asTyped = bind((groups[at]?.words ?? []).join(' '), 'text');
    return `${name} * GREATEST(${ranks.join(', ')})
      + (accents @@ plainto_tsquery('shop_hu_accents', ${asTyped}))::int`;
  });
  const anyWay = tiers.map((ways) => ways.map(({ query }) => `(${query})`).join(' | '));
  const any = bind(anyWay.map((query) => `(${query})`).join(' | '), 'tsquery');
  const needed = neededMatches(groups.length, settings.minimumShouldMatch);
  const isEnough =
    needed === 1
      ? 'true'
      : `${anyWay.map((query) => `(words @@ ${bind(query, 'tsquery')})::int`).join(' + ')} >= ${needed}`;
  // Two long texts come over faster than thousands of rows.
  const [found] = await sql.unsafe<{ ids: string | null; scores: string | null }[]>(
    `SELECT string_agg(id, ',') AS ids, string_agg(score::text, ',') AS scores FROM (
       SELECT product_id AS id,
         ((${groupScores.join(' + ')}) / (1 + 0.05 * length(words)))::real AS score
       FROM product_text
       WHERE words @@ ${any} AND ${isEnough}
     ) AS hit WHERE score >= ${settings.minScore}`,
    parameters,
    { prepare: true },
  );
  const scores = (found?.scores ?? '').split(',').map(Number);
  return new Map(
    (found?.ids ?? '')
      .split(',')
      .filter((id) => id !== '')
      .map((id, at) => [id, scores[at] ?? 0]),
  );
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

/** A lexeme as tsquery text. Words are letters and digits only, so nothing needs escaping. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '')}'`;
}

function anyOf(lexemes: readonly string[]): string {
  return [...new Set(lexemes.filter((lexeme) => lexeme !== ''))].map(quoted).join(' | ');
}
