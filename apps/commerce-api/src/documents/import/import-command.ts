import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { ruleClassesOf } from '@shop/catalog-documents/import';
import { importFile } from './import-file.ts';
import {
  createFileOpener,
  createProgressLine,
  createShortList,
  importSummary,
  type ImportOptions,
  print,
} from '@shop/shop-cli';

/** `shop import FILE…`. Answers the exit code: 1 when any document was refused. */
export async function runImport(files: readonly string[], options: ImportOptions): Promise<number> {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`shop import: there is no file ${missing}.`);
  const open = createFileOpener(options);
  const config = readConfig(process.env, process.cwd());
  const classes = await ruleClassesOf(options.from === undefined ? files : []);
  return withDatabase(config, 'import', async (sql) => {
    let refusedCount = 0;
    for (const file of files) {
      const line = createProgressLine(basename(file), process.stderr);
      const refusals = createShortList((text) => line.say(text));
      const { source, lineOf, ...opened } = await open(file, (text) => line.say(text));
      const report = await importFile(
        sql,
        source,
        {
          onRefused: ({ line: number, reason }) => {
            refusals.add(`${basename(file)}:${lineOf(number)}: refused: ${reason}`);
          },
          onProgress: (progress) => line.show(progress),
        },
        classes,
      );
      refusals.end();
      line.end();
      const total = { ...report, refused: report.refused + opened.refusedCount };
      print(importSummary(basename(file), total, line.elapsedMs()));
      refusedCount += total.refused;
    }
    return refusedCount > 0 ? 1 : 0;
  });
}
