import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a shop folder that a build of the storefront contains. */
const builtFiles = ['shop.json', 'theme.css', 'logo.svg'];

/**
 * Returns a hash of the files of the shop folder that the build contains. turbo tracks only files inside the
 * repository.
 */
export function shopRevisionOf(shopDir: string): string {
  const hash = createHash('sha256');
  const fontFolder = join(shopDir, 'fonts');
  const fonts = existsSync(fontFolder)
    ? readdirSync(fontFolder).map((name) => join('fonts', name))
    : [];
  for (const name of [...builtFiles, ...fonts.toSorted()]) {
    const file = join(shopDir, name);
    hash.update(name).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, 16);
}
