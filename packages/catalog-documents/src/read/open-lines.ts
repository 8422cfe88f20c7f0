import { createReadStream } from 'node:fs';
import { PassThrough, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readLines } from './read-lines.ts';

/**
 * The lines of a text file, unpacked when its name ends in `.gz`, and how much of it has been read. A line that is not
 * UTF-8 is `undefined`.
 * Errors: the lines end with an error when the file cannot be read to its end.
 */
export function openLines(path: string): {
  lines: AsyncIterable<string | undefined>;
  bytesRead: () => number;
} {
  const file = createReadStream(path);
  const text = path.endsWith('.gz') ? createGunzip() : new PassThrough();
  let failure: Error | null | undefined;
  pipeline(file, text, (error) => (failure = error));
  return {
    bytesRead: () => file.bytesRead,
    lines: (async function* () {
      try {
        yield* readLines(text);
      } catch (error) {
        failure ??= error as Error;
      }
      if (failure) {
        throw new Error(`${path} cannot be read to its end: ${failure.message}`, {
          cause: failure,
        });
      }
    })(),
  };
}
