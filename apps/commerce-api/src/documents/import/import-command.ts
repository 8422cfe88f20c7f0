import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '@shop/api-settings';
import { systemClock } from '@shop/platform-node';
import { importFiles, print, type ImportOptions } from '@shop/shop-cli';
import { withDatabase } from '../../db/with-database.ts';
import { noteImport } from './first-start.ts';
import { importFile } from './import-file.ts';

/**
 * `shop import FILE…`. Before the first start it reports that the catalog of the shop folder is not loaded yet. Returns
 * the exit code: 1 if a document was refused or a picture is missing.
 */
export async function runImport(files: readonly string[], options: ImportOptions): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const folder = { mediaFolder: join(config.contentDir, 'media'), clock: systemClock };
  return importFiles(files, options, folder, (classes, work) =>
    withDatabase(config, 'import', async (sql) => {
      const isBeforeStart = await noteImport(sql);
      const refusedCount = await work((source, listeners) =>
        importFile(sql, source, listeners, classes),
      );
      const catalogFolder = join(config.contentDir, 'catalog');
      if (isBeforeStart && hasOtherFiles(catalogFolder, files)) {
        print(
          `This shop was never started. Its first \`pnpm start\` also loads ${catalogFolder}, and keeps what is imported. ` +
            'Production does not load it: import its files too.\n',
        );
      }
      return refusedCount;
    }),
  );
}

/** Returns true if the folder has other catalog files. */
function hasOtherFiles(folder: string, files: readonly string[]): boolean {
  const paths = new Set(files.map((file) => resolve(file)));
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.endsWith('.ndjson') && !paths.has(join(folder, name)))
  );
}
