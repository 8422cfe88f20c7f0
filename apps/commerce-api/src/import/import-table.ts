import { stat } from 'node:fs/promises';
import type { ImportProgress, RefusedLine } from './import-file.ts';
import { openLines } from './open-lines.ts';

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
  /** Does what a batch asks for; answers the rows that could not be, each with the reason. */
  store(rows: readonly TableRow<Row>[]): Promise<readonly RefusedLine[]>;
  onRefused(line: RefusedLine): void;
  onProgress?(progress: ImportProgress): void;
}

/**
 * Reads a table line by line: fields between commas, semicolons or tabs, a first line that begins with `sku`
 * and lines that begin with `#` passed over. Memory holds one batch whatever its length. Answers how many
 * rows were read, and how many of them refused.
 * Errors: rejects when the file cannot be read to its end or the database is gone.
 */
export async function importTable<Row>(
  path: string,
  table: TableImport<Row>,
): Promise<{ readonly read: number; readonly refused: number }> {
  const { size } = await stat(path);
  const { lines, bytesRead } = openLines(path);
  let number = 0;
  let read = 0;
  let refused = 0;
  let batch: TableRow<Row>[] = [];
  const refuse = (line: RefusedLine) => {
    refused += 1;
    table.onRefused(line);
  };
  const store = async () => {
    if (batch.length === 0) return;
    for (const line of await table.store(batch)) refuse(line);
    read += batch.length;
    batch = [];
    table.onProgress?.({ read, share: size === 0 ? 1 : bytesRead() / size });
  };
  for await (const text of lines) {
    number += 1;
    const line = number === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (number === 1 && /^"?sku"?\s*[,;\t]/i.test(line)) continue;
    const row = table.read(fieldsOf(line));
    if (typeof row === 'string') refuse({ line: number, reason: row });
    else batch.push({ line: number, row });
    if (batch.length >= batchSize) await store();
  }
  await store();
  return { read, refused };
}

function fieldsOf(line: string): readonly string[] {
  const mark = /[,;\t]/.exec(line)?.[0] ?? ',';
  return line.split(mark).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
}
