import { createReadStream, statSync, unwatchFile, watchFile } from 'node:fs';

/** Milliseconds between two checks of the file. */
const intervalMs = 500;

/**
 * Calls `write` with text that is appended to a file from now on. The file may be created later. Returns a function
 * that stops.
 */
export function followFile(file: string, write: (text: string) => void): () => void {
  let position = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  watchFile(file, { interval: intervalMs }, ({ size }) => {
    const start = size < position ? 0 : position;
    position = size;
    if (size > start) {
      createReadStream(file, { start, end: size - 1, encoding: 'utf8' })
        .on('data', (text) => write(String(text)))
        .on('error', () => undefined);
    }
  });
  return () => unwatchFile(file);
}
