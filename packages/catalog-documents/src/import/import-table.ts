import { readCsvLine, separatorOf, type Separator } from '@shop/csv';
import { fileLines, type LineSource } from '../read/line-source.ts';
import type { ImportProgress, RefusedLine } from './import-lines.ts';

/** Number of rows stored together. */
const batchSize = 500;

export interface TableRow<Row> {
  /** Counted from 1. */
  readonly line: number;
  readonly row: Row;
}

export interface TableImport<Row> {
  /** Reads the fields of a line; returns text if the line is wrong. */
  read(fields: readonly string[]): Row | string;
  /** Applies a batch. Returns the refused rows, each with the reason. */
  store(rows: readonly TableRow<Row>[]): Promise<readonly RefusedLine[]>;
  onRefused(line: RefusedLine): void;
  onProgress?(progress: ImportProgress): void;
}

/** Result of importing a table. */
export interface TableReport {
  /** Number of rows passed to the store. */
  readonly read: number;
  readonly refused: number;
  /** Lines ignored because they begin with `#`. */
  readonly comments: number;
}

/**
 * Reads a CSV table line by line, by the rules CR-2 to CR-5 of `@shop/csv`; a row never spans lines. Ignores a first
 * row that begins with `sku`. Ignores and counts lines that begin with `#`; an article number that begins with `#` must
 * be quoted. Memory holds one batch, for any file length. Refuses a line that contains a lone CR.
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
  let separator: Separator | undefined;
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
    separator ??= separatorOf(line);
    const cells = readCsvLine(line, separator ?? ',');
    return cells === undefined ? 'a quote is not closed or not doubled' : table.read(cells);
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
      separator = separatorOf(line);
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
