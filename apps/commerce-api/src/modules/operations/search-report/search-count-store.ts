import type { SearchReport } from '@shop/contract';
import type { Sql } from 'postgres';
import { countableWords } from './countable-words.ts';

/** Days a count is stored. */
export const searchCountDays = 90;
/** Maximum number of different texts counted per day: invented ones cannot fill the table. */
const wordsOfDay = 10_000;
/** Minimum number of searches for a text in the report. */
const fewestSearches = 3;
const dayMs = 24 * 3_600_000;

/** Returns the UTC day of a time in milliseconds, `2026-11-27`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Counts an event of a search. Texts that may identify a person are not stored. */
export async function countSearch(
  sql: Sql,
  { words: text, event }: SearchReport,
  view: string,
  nowMs: number,
): Promise<void> {
  const words = countableWords(text);
  if (words === undefined) return;
  const day = dayOf(nowMs);
  await sql`
    INSERT INTO search_count AS present (day, view, words, searches, empty, opened)
    SELECT ${day}::date, ${view}, ${words}, ${Number(event !== 'opened')}::integer,
      ${Number(event === 'empty')}::integer, ${Number(event === 'opened')}::integer
    WHERE (SELECT count(*) FROM search_count WHERE day = ${day}::date) < ${wordsOfDay}
      OR EXISTS (
        SELECT FROM search_count
        WHERE day = ${day}::date AND view = ${view} AND words = ${words})
    ON CONFLICT (day, view, words) DO UPDATE SET
      searches = present.searches + excluded.searches,
      empty = present.empty + excluded.empty,
      opened = present.opened + excluded.opened`;
}

/** Counts of the searches for a text on one day in one store view. */
export interface SearchCount {
  readonly day: string;
  readonly view: string;
  readonly words: string;
  readonly searches: number;
  /** Searches without results. */
  readonly empty: number;
  /** Searches with results from which no product was opened. */
  readonly unopened: number;
}

/**
 * Returns the texts that were searched without results or without a click, the newest day first, then the most
 * frequent. Leaves out texts that were searched fewer than three times since that day.
 * @param since - First day, `2026-11-01`.
 */
export async function searchesWithoutSuccess(
  sql: Sql,
  since: string,
): Promise<readonly SearchCount[]> {
  return sql<SearchCount[]>`
    SELECT day::text, view, words, searches, empty,
      greatest(searches - empty - opened, 0) AS unopened
    FROM search_count
    WHERE day >= ${since}::date AND searches > 0 AND (empty > 0 OR searches - empty > opened)
      AND (view, words) IN (
        SELECT view, words FROM search_count WHERE day >= ${since}::date
        GROUP BY view, words HAVING sum(searches) >= ${fewestSearches})
    ORDER BY day DESC, searches DESC, view, words`;
}

/** Removes counts older than {@link searchCountDays}. */
export async function removeOldSearchCounts(sql: Sql, nowMs: number): Promise<void> {
  await sql`DELETE FROM search_count WHERE day < ${dayOf(nowMs - searchCountDays * dayMs)}::date`;
}
