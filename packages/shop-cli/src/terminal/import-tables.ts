import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { TableImport } from '@shop/catalog-documents/import';
import { createProgressLine } from './progress-line.ts';
import { createShortList } from './short-list.ts';
import { print } from './terminal-text.ts';

type Table<Row> = Pick<TableImport<Row>, 'read' | 'store'>;

/**
 * Imports tables one after another, with progress and refused lines. `open` provides the handler of the rows for the
 * duration of its callback. Returns the exit code: 1 if a line was refused.
 * Errors: rejects before `open` if a file does not exist.
 */
export async function importTables<Row>(
  name: string,
  files: readonly string[],
  open: (work: (table: Table<Row>) => Promise<number>) => Promise<number>,
): Promise<number> {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`shop ${name}: there is no file ${missing}.`);
  return open(async (table) => {
    let refusedCount = 0;
    for (const file of files) refusedCount += await importOne(file, table);
    return refusedCount > 0 ? 1 : 0;
  });
}

/** Imports one table. Returns the number of refused lines. */
async function importOne<Row>(file: string, table: Table<Row>): Promise<number> {
  const { importTable } = await import('@shop/catalog-documents/import');
  const line = createProgressLine(basename(file), process.stderr);
  const refusals = createShortList((text) => line.say(text));
  const report = await importTable(file, {
    ...table,
    onRefused: ({ line: number, reason }) => {
      refusals.add(`${basename(file)}:${number}: refused: ${reason}`);
    },
    onProgress: (progress) => line.show(progress),
  });
  refusals.end();
  line.end();
  const seconds = line.elapsedMs() / 1000;
  const perSecond = Math.round(report.read / Math.max(0.001, seconds));
  print(
    `${basename(file)}: ${report.read} lines in ${seconds.toFixed(1)} s (${perSecond}/s), ${report.refused} refused, ${report.comments} comments\n`,
  );
  return report.refused;
}
