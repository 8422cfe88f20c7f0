import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { exportText, type ExportFormat } from '@shop/feeds';
import { systemClock } from '@shop/platform-node';
import { withDatabase } from '../../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { exportedOrders } from './exported-orders.ts';

const formats: readonly ExportFormat[] = ['csv', 'json'];

/** Options of `shop orders export`, as typed. */
export interface ExportOptions {
  readonly format?: string;
  readonly since?: string;
  readonly output?: string;
}

/** `shop orders export`. Writes a complete file or none. */
export async function runOrderExport(options: ExportOptions): Promise<number> {
  const format = readFormat(options.format ?? 'csv');
  const since = options.since === undefined ? undefined : readMoment(options.since);
  return withDatabase(readConfig(process.env, process.cwd()), 'orders', async (sql) => {
    const text = exportText(exportedOrders(sql, since, systemClock.now()), format);
    if (options.output === undefined) {
      await pipeline(text, process.stdout, { end: false });
      return 0;
    }
    const partial = `${options.output}.part`;
    try {
      await pipeline(text, createWriteStream(partial));
      await rename(partial, options.output);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return 0;
  });
}

function readFormat(text: string): ExportFormat {
  const format = formats.find((candidate) => candidate === text);
  if (format === undefined)
    throw new Error(`--format ${text}: write one of ${formats.join(', ')}.`);
  return format;
}

/** Parses an ISO moment or day. Errors: throws with an example. */
function readMoment(text: string): Date {
  const at = new Date(/^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? text : Number.NaN);
  if (Number.isNaN(at.getTime())) {
    throw new Error(`--since ${text}: write a day or a moment, such as 2026-11-27T08:00Z.`);
  }
  return at;
}
