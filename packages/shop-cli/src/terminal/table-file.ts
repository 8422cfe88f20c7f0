import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RefusedRow } from '@shop/operator-api/tables';
import { printLines } from './terminal-text.ts';

/** Refused rows shown one by one; the rest is only counted. */
const maxShown = 50;

/** Reads a file of UTF-8. Errors: rejects if there is none, and for another encoding. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`There is no file ${file}.`, { cause });
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`${basename(file)} is not UTF-8: save it as CSV UTF-8.`, { cause });
  }
}

/** Prints refused rows by line and column, without their text. */
export function printRefused(name: string, refused: readonly RefusedRow[]): void {
  const lines = refused
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, column, reason }) =>
      [`${name}:${line}`, 'refused', ...(column === null ? [] : [column]), reason].join(': '),
    );
  printLines(lines.slice(0, maxShown));
  if (lines.length > maxShown) printLines([`… and ${lines.length - maxShown} more refused`]);
}
