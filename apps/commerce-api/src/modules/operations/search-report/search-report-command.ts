import { readConfig } from '@shop/api-settings';
import { printLines } from '@shop/shop-cli';
import { withDatabase } from '../../../db/with-database.ts';
import {
  dayOf,
  searchCountDays,
  searchesWithoutSuccess,
  type SearchCount,
} from './search-count-store.ts';

/** Options of `shop search report`, as the command line has them. */
export interface SearchReportOptions {
  /** First day; as far back as counts are stored if absent. */
  readonly since?: string | undefined;
}

/** Reads the first day of a report. Errors: throws for a text that is no day. */
export function readSince({ since }: SearchReportOptions, nowMs: number): string {
  if (since === undefined) return dayOf(nowMs - searchCountDays * 24 * 3_600_000);
  const time = Date.parse(`${since}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(time) || dayOf(time) !== since) {
    throw new Error('shop search report: --since is a day such as 2026-11-01');
  }
  return since;
}

/** One line for each day and words. */
export function searchReportLines(counts: readonly SearchCount[]): readonly string[] {
  if (counts.length === 0) return ['No searches without results or clicks.'];
  const row = (cells: readonly (string | number)[], words: string) =>
    `${cells.map((cell, at) => (at < 2 ? String(cell).padEnd(12) : String(cell).padStart(11))).join('')}  ${words}`;
  return [
    row(['day', 'view', 'searches', 'no results', 'no click'], 'words'),
    ...counts.map(({ day, view, searches, empty, unopened, words }) =>
      row([day, view, searches, empty, unopened], words),
    ),
  ];
}

/** `shop search report`: words that were searched without results or without a click. */
export async function runSearchReport(options: SearchReportOptions): Promise<number> {
  const since = readSince(options, Date.now());
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'search-report', async (sql) => {
    printLines(searchReportLines(await searchesWithoutSuccess(sql, since)));
    return 0;
  });
}
