import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  productFileFormats,
  readProductFile,
  type ProductFile,
  type ProductFileError,
  type ProductFileFormat,
  type ProductFileOptions,
  type ProductPicture,
  type RowProblem,
  type RowProblemCode,
} from '@shop/catalog-csv';
import type { LineSource } from '@shop/catalog-documents/import';
import type { ImportOptions } from '../shop-commands.ts';
import { createShortList } from '../terminal/short-list.ts';
import { notUtf8, readUtf8 } from '../terminal/table-file.ts';

/** Lines of documents, read from a file directly or converted from a product file. */
interface ImportSource {
  readonly source: string | LineSource;
  /** Returns the line of the file that a line of the source comes from. */
  lineOf(line: number): number;
  /** Number of rows of the file that are not in the source. */
  readonly refusedCount: number;
  /** Pictures on other servers. */
  readonly pictures: readonly ProductPicture[];
}

/** Opens a file to import. Reports rows that were changed or left out to `say`. */
export type OpenImportFile = (file: string, say: (line: string) => void) => Promise<ImportSource>;

/**
 * Returns the function that opens the files of `shop import`: files of documents, or with `--from` the product files of
 * another system.
 * Errors: throws for options that do not fit each other or are not numbers.
 */
export function createFileOpener(options: ImportOptions): OpenImportFile {
  const { from, taxClass, pictureList } = options;
  if (from === undefined) {
    if (taxClass !== undefined || options.taxClassOf.length > 0 || hasPictureOption(options)) {
      throw new Error(
        '--tax-class, --tax-class-of, --pictures, --local-pictures and --picture-list need --from.',
      );
    }
    return (file) => Promise.resolve(plainFile(file));
  }
  const format = productFileFormats.find((name) => name === from);
  if (format === undefined) {
    throw new Error(`--from is one of ${productFileFormats.join(', ')}, not "${from}".`);
  }
  if (options.localPictures === true && options.pictures !== true)
    throw new Error('--local-pictures needs --pictures.');
  if (taxClass === undefined)
    throw new Error('--from needs --tax-class ID: the tax class of the shop for articles.');
  const readOptions = {
    taxClassId: idOf('--tax-class', taxClass),
    taxClasses: new Map(options.taxClassOf.map(namedClass)),
    rootCategoryId: idOf('--category', options.category),
  };
  const addresses = new Set<string>();
  return async (file, say) => {
    const read = await readFileOf(format, file, readOptions);
    if (!read.ok) {
      say(`${basename(file)}: refused: ${read.reason}`);
      return { ...plainFile(linesOf([])), refusedCount: 1 };
    }
    const { documents, problems } = read.file;
    report(basename(file), read.file, hasPictureOption(options), say);
    for (const { address } of read.file.pictures) addresses.add(address);
    if (pictureList !== undefined) await writeFile(pictureList, [...addresses, ''].join('\n'));
    return {
      source: linesOf(documents.map(({ document }) => JSON.stringify(document))),
      lineOf: (line) => documents[line - 1]?.line ?? line,
      refusedCount: problems.filter(({ isRefused }) => isRefused).length,
      pictures: read.file.pictures,
    };
  };
}

function hasPictureOption({ pictures, localPictures, pictureList }: ImportOptions): boolean {
  return pictures === true || localPictures === true || pictureList !== undefined;
}

/** Creates a source that contains the lines of the file unchanged. */
export function plainFile(source: string | LineSource): ImportSource {
  return { source, lineOf: (line) => line, refusedCount: 0, pictures: [] };
}

async function readFileOf(
  format: ProductFileFormat,
  file: string,
  options: ProductFileOptions,
): Promise<{ ok: true; file: ProductFile } | { ok: false; reason: string }> {
  const text = await readUtf8(file);
  if (text === undefined) return { ok: false, reason: notUtf8 };
  const read = readProductFile(format, text, options);
  return read.ok
    ? { ok: true, file: read.value }
    : { ok: false, reason: errorText(format, read.error) };
}

function errorText(format: ProductFileFormat, error: ProductFileError): string {
  return error.kind === 'empty'
    ? 'no row under the headings'
    : `no product file of ${format}: it lacks ${error.missing.join(', ')}`;
}

const problemTexts: Readonly<Record<RowProblemCode, string>> = {
  missing: 'missing',
  invalid: 'cannot be read',
  ambiguous: 'could be thousands: write it without a mark, or with two decimals',
  duplicate: 'in an earlier row too',
  unknown: 'not known',
  'not-supported': 'not supported',
  cells: 'more cells than columns',
  quotes: 'a quote is not closed or not doubled',
  derived: 'made of other values: the cell is empty',
};

function problemText(name: string, { line, code, column, value, isRefused }: RowProblem): string {
  const place = [column, value === '' ? '' : JSON.stringify(value.slice(0, 60))];
  const subject = place.filter((part) => part !== '').join(' ');
  return `${name}:${line}: ${isRefused ? 'refused' : 'note'}: ${subject}: ${problemTexts[code]}`;
}

function report(
  name: string,
  file: ProductFile,
  isAskedFor: boolean,
  say: (line: string) => void,
): void {
  const { problems, ignoredColumns, pictures } = file;
  const list = createShortList(say);
  for (const problem of problems) list.add(problemText(name, problem));
  list.end();
  if (ignoredColumns.length > 0) {
    const columns = ignoredColumns.map(({ column, rows }) => `${column} (${rows})`);
    say(`${name}: columns not read, with their rows: ${columns.join(', ')}`);
  }
  if (pictures.length === 0) return;
  const hint = isAskedFor ? '' : '; --pictures downloads them';
  say(`${name}: ${pictures.length} pictures are on another server${hint}`);
}

function linesOf(lines: readonly string[]): LineSource {
  let count = 0;
  return {
    lines: (async function* () {
      for (const line of lines) {
        count += 1;
        yield line;
      }
    })(),
    share: () => (lines.length === 0 ? 1 : count / lines.length),
  };
}

function namedClass(text: string): readonly [string, number] {
  const [, name = '', id = ''] = /^(.*)=(.*)$/s.exec(text) ?? [];
  if (name.trim() === '') throw new Error(`--tax-class-of is NAME=ID, not "${text}".`);
  return [name.trim().normalize('NFC').toLowerCase(), idOf('--tax-class-of', id)];
}

function idOf(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${option} needs a whole number, not "${text}".`);
  return Number(text);
}
