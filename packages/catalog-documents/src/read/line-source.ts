import { stat } from 'node:fs/promises';
import { openLines } from './open-lines.ts';
import { readLines } from './read-lines.ts';

/** Lines to import. A line that is not UTF-8 is `undefined`. */
export interface LineSource {
  readonly lines: AsyncIterable<string | undefined>;
  /** Share of the source that was read, 0 to 1. */
  share(): number;
}

/**
 * Opens a file of lines. Errors: rejects without a file; the lines end with an error if it cannot be read to its end.
 */
export async function fileLines(path: string): Promise<LineSource> {
  const { size } = await stat(path);
  const { lines, bytesRead } = openLines(path);
  return { lines, share: () => (size === 0 ? 1 : bytesRead() / size) };
}

/** Splits bytes in memory into lines, like a file with these bytes. */
export function memoryLines(bytes: Uint8Array): LineSource {
  // `readLines` needs a stream.
  async function* chunks() {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  return { lines: readLines(chunks()), share: () => 1 };
}
