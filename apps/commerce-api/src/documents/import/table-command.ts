import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Sql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { importTable, type TableImport } from '@shop/catalog-documents/import';
import { createProgressLine, print } from '@shop/shop-cli';

/** Refused lines shown one by one; the rest is only counted. */
const maxShown = 50;

/**
 * A command that works tables off, `shop NAME FILE…`. `open` makes what handles the rows, once for all files.
 * Answers the exit code: 1 when any line was refused.
 */
export function tableCommand<Row>(
  name: string,
  open: (sql: Sql) => Pick<TableImport<Row>, 'read' | 'store'>,
): (files: readonly string[]) => Promise<number> {
  return async (files) => {
    const missing = files.find((file) => !existsSync(file));
    if (missing !== undefined) throw new Error(`shop ${name}: there is no file ${missing}.`);
    return withDatabase(readConfig(process.env, process.cwd()), name, async (sql) => {
      const table = open(sql);
      let refusedCount = 0;
      for (const file of files) {
        const line = createProgressLine(basename(file), process.stderr);
        let shownCount = 0;
        const report = await importTable(file, {
          ...table,
          onRefused: ({ line: number, reason }) => {
            if (shownCount++ < maxShown)
              line.say(`${basename(file)}:${number}: refused: ${reason}`);
          },
          onProgress: (progress) => line.show(progress),
        });
        line.end();
        if (shownCount > maxShown)
          process.stderr.write(`… and ${shownCount - maxShown} more refused\n`);
        const seconds = line.elapsedMs() / 1000;
        const perSecond = Math.round(report.read / Math.max(0.001, seconds));
        print(
          `${basename(file)}: ${report.read} lines in ${seconds.toFixed(1)} s (${perSecond}/s), ${report.refused} refused, ${report.comments} comments\n`,
        );
        refusedCount += report.refused;
      }
      return refusedCount > 0 ? 1 : 0;
    });
  };
}
