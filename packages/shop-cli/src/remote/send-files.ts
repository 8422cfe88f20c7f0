import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { openLines } from '@shop/catalog-documents';
import type { LineReport } from '@shop/operator-api';
import { plainFile, type OpenImportFile } from '../product-files/open-import-files.ts';
import { createShortList } from '../terminal/short-list.ts';
import { printLines } from '../terminal/terminal-text.ts';

/** Maximum lines and characters of one request, below the limits of a call. */
const mostLines = 5_000;
const mostCharacters = 2_000_000;

/** Opens a file and sends its lines unchanged. */
const openPlainFile: OpenImportFile = (file) => Promise.resolve(plainFile(file));

/**
 * Sends the lines of files in parts, and prints the refused ones. Returns the exit code: 1 if a line was refused.
 * Errors: rejects if the file does not exist, and with the error of `send`; parts that were sent stay stored.
 */
export async function sendFiles(
  files: readonly string[],
  send: (text: string) => Promise<LineReport>,
  open = openPlainFile,
): Promise<number> {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`There is no file ${missing}.`);
  let refusedCount = 0;
  for (const file of files) refusedCount += await sendFile(file, send, open);
  return refusedCount > 0 ? 1 : 0;
}

async function sendFile(
  file: string,
  send: (text: string) => Promise<LineReport>,
  open: OpenImportFile,
): Promise<number> {
  const name = basename(file);
  const { source, lineOf, refusedCount: leftOut } = await open(file, (line) => printLines([line]));
  let number = 0;
  let accepted = 0;
  let refusedCount = 0;
  const refusals = createShortList((line) => printLines([line]));
  let part: string[] = [];
  let characters = 0;
  const sendPart = async () => {
    if (part.length === 0) return;
    const lineOffset = number - part.length;
    const report = await send(part.join('\n'));
    accepted += report.accepted;
    for (const line of report.lines) {
      if (line.ok) continue;
      refusedCount += 1;
      refusals.add(`${name}:${lineOf(lineOffset + line.line)}: refused: ${line.message}`);
    }
    part = [];
    characters = 0;
  };
  const { lines } = typeof source === 'string' ? openLines(source) : source;
  for await (const line of lines) {
    number += 1;
    // A line that is not UTF-8 is replaced by a line that every importer rejects.
    part.push(line ?? '\uFFFD');
    characters += line?.length ?? 1;
    if (part.length >= mostLines || characters >= mostCharacters) await sendPart();
  }
  await sendPart();
  refusals.end();
  printLines([`${name}: ${accepted} accepted, ${refusedCount + leftOut} refused`]);
  return refusedCount + leftOut;
}
