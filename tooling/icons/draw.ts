import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drawIcons, publicFolder } from './icons.ts';

/** Writes the icons of the shop folder in the argument, or of the demo shop. */
const [shopDir] = process.argv.slice(2);
const folder = shopDir === undefined ? publicFolder : resolve(shopDir, 'public');
for (const [name, content] of await drawIcons(folder)) {
  await writeFile(join(folder, name), content);
}
