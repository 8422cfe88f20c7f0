import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches files of a build that may name other files. */
const textFile = /\.(?:js|css|json|html|webmanifest)$/;

/**
 * Copies a build of the storefront as a build of another revision: each file in `assets` gets another name, and every
 * text uses the new names. Compressed files are omitted, because they contain the former names.
 */
export async function writeSecondBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const assets = join(to, 'client/assets');
  const names = await readdir(assets);
  const newNames = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, '-second$1')]));
  const known = new RegExp(
    names
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replaceAll('.', String.raw`\.`))
      .join('|'),
    'g',
  );
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replaceAll(known, (name) => newNames.get(name) ?? name),
    );
  }
  for (const [name, newName] of newNames) await rename(join(assets, name), join(assets, newName));
}
