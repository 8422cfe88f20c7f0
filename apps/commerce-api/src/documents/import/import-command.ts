import { join } from 'node:path';
import { readConfig } from '@shop/api-settings';
import { systemClock } from '@shop/platform-node';
import { importFiles, type ImportOptions } from '@shop/shop-cli';
import { withDatabase } from '../../db/with-database.ts';
import { importFile } from './import-file.ts';

/** `shop import FILE…`. Returns the exit code: 1 when a document was refused or a picture is missing. */
export async function runImport(files: readonly string[], options: ImportOptions): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const folder = { mediaFolder: join(config.contentDir, 'media'), clock: systemClock };
  return importFiles(files, options, folder, (classes, work) =>
    withDatabase(config, 'import', (sql) =>
      work((source, listeners) => importFile(sql, source, listeners, classes)),
    ),
  );
}
