import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RefusedRow } from '@shop/operator-api/tables';
import { createShortList } from './short-list.ts';
import { printLines } from './terminal-text.ts';

/** Reason why a file of another encoding is refused. */
export const notUtf8 = 'not UTF-8: Excel saves it as "CSV UTF-8"';

/** Reads a UTF-8 file; returns `undefined` for another encoding. Errors: rejects if the file does not exist. */
export async function readUtf8(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`There is no file ${file}.`, { cause });
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a table. Errors: rejects if the file does not exist or is not UTF-8. */
export async function readTableText(file: string): Promise<string> {
  const text = await readUtf8(file);
  if (text === undefined) throw new Error(`${basename(file)} is ${notUtf8}.`);
  return text;
}

/** Prints refused rows by line and column, without their text. */
export function printRefused(name: string, refusedRows: readonly RefusedRow[]): void {
  const lines: string[] = [];
  const list = createShortList((line) => lines.push(line));
  for (const { line, column, reason } of refusedRows.toSorted((a, b) => a.line - b.line)) {
    const place = column === null ? '' : `${column}: `;
    list.add(`${name}:${line}: refused: ${place}${reason}`);
  }
  list.end();
  if (lines.length > 0) printLines(lines);
}
