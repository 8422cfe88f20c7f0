import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes beside each text of a build the same compressed as far as it goes, for browsers that take brotli and for
 * those that take gzip: once, and not with each request.
 */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,html}', { cwd: folder })) {
    const file = join(folder, name);
    const text = await readFile(file);
    const [br, gz] = await Promise.all([brotli(text), gzipped(text, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
