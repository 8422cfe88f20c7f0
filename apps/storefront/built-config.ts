import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const configPackage = join(root, 'packages/shop-config/src/index.ts');
const builtModule = /\/src\/shop\/settings\/built-config\.ts$/;

/** The functions of the package that the build runs. */
interface ConfigPackage {
  readonly storefrontConfig: unknown;
  parseShopConfig(
    ...layers: readonly unknown[]
  ):
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly error: Problems };
}
type Problems = readonly { readonly path: string; readonly message: string }[];

/**
 * Puts `shop.json` of the shop folder (`SHOP_DIR`, default `demo`) into the build as data. It is validated while building,
 * and the schema stays out of the browser. `conditions`: how imports of this repository are found. Errors: fails the
 * build with the file, the path and the fix of each wrong setting.
 */
export function builtConfig(conditions: readonly string[]): Plugin {
  const shopFile = join(resolve(root, process.env['SHOP_DIR'] || 'demo'), 'shop.json');
  let loading: Promise<ConfigPackage> | undefined;
  return {
    name: 'built-config',
    enforce: 'pre',
    sharedDuringBuild: true,
    load: {
      filter: { id: builtModule },
      async handler() {
        this.addWatchFile(shopFile);
        loading ??= loadConfigPackage(conditions);
        const { parseShopConfig, storefrontConfig } = await loading;
        const parsed = parseShopConfig(
          storefrontConfig,
          JSON.parse(await readFile(shopFile, 'utf8')),
        );
        if (parsed.ok) return `export const builtConfig = ${JSON.stringify(parsed.value)}`;
        const lines = parsed.error.map(({ path, message }) => `${path}: ${message}`);
        return this.error(`${shopFile}: ${lines.join('\n')}`);
      },
    },
  };
}

/** Bundles and loads the package from source: no build of it is needed. */
async function loadConfigPackage(conditions: readonly string[]): Promise<ConfigPackage> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: configPackage,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) {
    throw new Error(`${configPackage} was not built`);
  }
  const [{ code }] = output.output;
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ConfigPackage;
}
