import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files of a shop folder that a build of the storefront contains. */
const builtFiles = ['shop.json', 'theme.css', 'logo.svg'];

/**
 * Returns a hash of the files of the shop folder that the build contains. turbo tracks only files inside the
 * repository.
 */
function shopRevisionOf(shopDir: string): string {
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

/** Returns the environment of turbo for a build: with a revision of the shop folder, if `SHOP_DIR` names one. */
export function buildEnvironment(env: NodeJS.ProcessEnv, root: string): NodeJS.ProcessEnv {
  const { SHOP_DIR: shopDir } = env;
  return {
    ...env,
    TURBO_TELEMETRY_DISABLED: '1',
    ...(shopDir && { SHOP_REVISION: shopRevisionOf(resolve(root, shopDir)) }),
  };
}
