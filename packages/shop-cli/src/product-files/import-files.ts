import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { ImportListeners, ImportReport, LineSource } from '@shop/catalog-documents/import';
import type { ImportOptions } from '../shop-commands.ts';
import { importSummary } from '../terminal/import-summary.ts';
import { createProgressLine } from '../terminal/progress-line.ts';
import { createShortList } from '../terminal/short-list.ts';
import { print } from '../terminal/terminal-text.ts';
import { fetchPictures, type FilePicture, type PictureFolder } from './fetch-pictures.ts';
import { createFileOpener } from './open-import-files.ts';

/** Loads the lines of one file. */
type LoadFile = (source: string | LineSource, listeners: ImportListeners) => Promise<ImportReport>;

/**
 * Loads catalog files one after another, then downloads their pictures if `--pictures` is set. `open` provides the
 * function that loads a file, for the duration of its callback; it gets the tax classes of the rules in the files.
 * Returns the exit code: 1 if a document was refused or a picture is missing.
 * Errors: rejects before `open` if a file does not exist or options do not fit.
 */
export async function importFiles(
  files: readonly string[],
  options: ImportOptions,
  folder: PictureFolder,
  open: (
    classes: ReadonlySet<number>,
    work: (load: LoadFile) => Promise<number>,
  ) => Promise<number>,
): Promise<number> {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`shop import: there is no file ${missing}.`);
  const openFile = createFileOpener(options);
  const { ruleClassesOf } = await import('@shop/catalog-documents/import');
  const classes = await ruleClassesOf(options.from === undefined ? files : []);
  const pictures: FilePicture[] = [];
  const refusedCount = await open(classes, async (load) => {
    let count = 0;
    for (const file of files) {
      const name = basename(file);
      const line = createProgressLine(name, process.stderr);
      const refusals = createShortList((text) => line.say(text));
      const { source, lineOf, ...opened } = await openFile(file, (text) => line.say(text));
      const report = await load(source, {
        onRefused: ({ line: number, reason }) => {
          refusals.add(`${name}:${lineOf(number)}: refused: ${reason}`);
        },
        onProgress: (progress) => line.show(progress),
      });
      refusals.end();
      line.end();
      const total = { ...report, refused: report.refused + opened.refusedCount };
      print(importSummary(name, total, line.elapsedMs()));
      pictures.push(...opened.pictures.map((picture) => ({ ...picture, file: name })));
      count += total.refused;
    }
    return count;
  });
  if (options.pictures !== true || pictures.length === 0) return refusedCount > 0 ? 1 : 0;
  const { say, end } = createProgressLine('pictures', process.stderr);
  const missingCount = await fetchPictures(pictures, options.localPictures === true, folder, say);
  end();
  return refusedCount + missingCount > 0 ? 1 : 0;
}
