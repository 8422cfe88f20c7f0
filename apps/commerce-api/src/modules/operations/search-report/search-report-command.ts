import { readConfig } from '@shop/api-settings';
import { isDay } from '@shop/operator-api';
import { printLines, searchLines } from '@shop/shop-cli';
import { withDatabase } from '../../../db/with-database.ts';
import { dayOf, searchCountDays, searchesWithoutSuccess } from './search-count-store.ts';

/** Options of `shop search report`, as typed. */
export interface SearchReportOptions {
  /** First day; default: as long as counts are stored. */
  readonly since?: string | undefined;
}

/** Reads the first day of a report. Errors: throws for an invalid day. */
export function readSince({ since }: SearchReportOptions, nowMs: number): string {
  if (since === undefined) return dayOf(nowMs - searchCountDays * 24 * 3_600_000);
  if (isDay(since)) return since;
  throw new Error('shop search report: --since is a day such as 2026-11-01');
}

/** `shop search report`: texts that were searched without results or without a click. */
export async function runSearchReport(options: SearchReportOptions): Promise<number> {
  const since = readSince(options, Date.now());
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'search-report', async (sql) => {
    printLines(searchLines(await searchesWithoutSuccess(sql, since)));
    return 0;
  });
}
