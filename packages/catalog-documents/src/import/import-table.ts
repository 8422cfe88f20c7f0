import { CsvError, parse } from 'csv-parse/sync';
import { fileLines, type LineSource } from '../read/line-source.ts';
import type { ImportProgress, RefusedLine } from './import-lines.ts';

/** Rows handled together. */
const batchSize = 500;

export interface TableRow<Row> {
  /** Counted from 1. */
  readonly line: number;
  readonly row: Row;
}

export interface TableImport<Row> {
  /** Reads the fields of a line; text says what is wrong with it. */
  read(fields: readonly string[]): Row | string;
  /** Applies a batch. Returns the refused rows, each with the reason. */
  store(rows: readonly TableRow<Row>[]): Promise<readonly RefusedLine[]>;
  onRefused(line: RefusedLine): void;
  onProgress?(progress: ImportProgress): void;
}

/** Result of importing a table. */
export interface TableReport {
  /** Rows handed to the store. */
  readonly read: number;
  readonly refused: number;
  /** Lines ignored because they begin with `#`. */
  readonly comments: number;
}

/**
 * Reads a table line by line: fields between commas, semicolons or tabs (whichever the first row has), in quotes where
 * they hold such a mark (RFC 4180). A first row that begins with `sku` is ignored, and so are lines that begin
 * with `#`, which are counted; an article number that begins with `#` stands in quotes. Memory holds one batch whatever
 * the length. A record never spans lines, so a forgotten quote costs one line. A line that holds a lone CR is refused.
 * Errors: rejects when the file cannot be read to its end or the database is unreachable.
 */
export async function importTable<Row>(
  source: string | LineSource,
  table: TableImport<Row>,
): Promise<TableReport> {
  const { lines, share } = typeof source === 'string' ? await fileLines(source) : source;
  let number = 0;
  let read = 0;
  let refusedCount = 0;
  let comments = 0;
  let hasRows = false;
  let delimiter: string | undefined;
  let batch: TableRow<Row>[] = [];
  const refuse = (line: RefusedLine) => {
    refusedCount += 1;
    table.onRefused(line);
  };
  const store = async () => {
    if (batch.length === 0) return;
    for (const line of await table.store(batch)) refuse(line);
    read += batch.length;
    batch = [];
    table.onProgress?.({ read, share: share() });
  };
  const readRow = (line: string | undefined): Row | string => {
    if (line === undefined) return 'not UTF-8';
    delimiter ??= delimiterOf(line);
    const fields = fieldsOf(line, delimiter ?? ',');
    return typeof fields === 'string' ? fields : table.read(fields);
  };
  for await (const line of lines) {
    number += 1;
    if (line?.trim() === '') continue;
    if (line?.includes('\r') === true) {
      refuse({ line: number, reason: 'lines end with LF or CRLF' });
      continue;
    }
    if (line?.startsWith('#') === true) {
      comments += 1;
      continue;
    }
    const isFirst = !hasRows;
    hasRows = true;
    if (isFirst && line !== undefined && /^"?sku"?\s*[,;\t]/i.test(line)) {
      delimiter = delimiterOf(line);
      continue;
    }
    const row = readRow(line);
    if (typeof row === 'string') refuse({ line: number, reason: row });
    else batch.push({ line: number, row });
    if (batch.length >= batchSize) await store();
  }
  await store();
  return { read, refused: refusedCount, comments };
}

/** The first comma, semicolon or tab outside quotes. */
function delimiterOf(line: string): string | undefined {
  return /[,;\t]/.exec(line.replace(/"(?:[^"]|"")*"/g, ''))?.[0];
}

/** Text says what is wrong with the line. */
function fieldsOf(line: string, delimiter: string): readonly string[] | string {
  try {
    const [fields = []] = parse(line, {
      delimiter,
      trim: true,
      relax_column_count: true,
      // `TV-32"` is an article number.
      relax_quotes: true,
    });
    return fields;
  } catch (error) {
    if (error instanceof CsvError) return error.message;
    throw error;
  }
}
