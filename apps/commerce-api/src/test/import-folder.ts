import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ruleClassesOf } from '@shop/catalog-documents/import';
import { importFile } from '../documents/import/import-file.ts';

/** Imports every file of a catalog folder. Errors: rejects with file, line and reason of the first refused document. */
export async function importFolder(
  sql: Parameters<typeof importFile>[0],
  folder: string,
): Promise<void> {
  const files = readdirSync(folder);
  const classes = await ruleClassesOf(files.map((file) => join(folder, file)));
  for (const file of files) {
    const onRefused = ({ line, reason }: { readonly line: number; readonly reason: string }) => {
      throw new Error(`${file}:${line}: ${reason}`);
    };
    await importFile(sql, join(folder, file), { onRefused }, classes);
  }
}
