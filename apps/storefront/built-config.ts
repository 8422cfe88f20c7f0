import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import { withoutCarriers } from './src/shop/settings/without-carriers.ts';

const root = join(import.meta.dirname, '../..');
const configPackage = join(root, 'packages/shop-config/src/index.ts');
const builtModule = /\/src\/shop\/settings\/built-config\.ts$/;

/** The functions of the package that the build runs. */
interface ConfigPackage {
  readonly storefrontConfig: unknown;
  parseShopConfig(...layers: readonly unknown[]): Parsed<object>;
  storeView(config: object): { readonly language: string };
  withMethodTitles(config: object, language: string): Parameters<typeof withoutCarriers>[0];
  readLook(folder: {
    read(path: string): string | undefined;
    hashOf(path: string): string | undefined;
    hash(text: string): string;
  }): Parsed<{ readonly layer: unknown }>;
}
type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: readonly Problem[] };
interface Problem {
  readonly file?: string;
  readonly path: string;
  readonly message: string;
}

/**
 * Puts the settings of the shop folder (`SHOP_DIR`, default `demo`) into the build as data: `shop.json` over what follows from
 * its look. They are validated while building, and the schema stays out of the browser. The seller, the carriers and titles
 * in the languages of other views are left out. The files are not watched: `pnpm dev` restarts its servers when they change.
 * `conditions`: how imports of this repository are found.
 * Errors: fails the build with the file, the path and the fix of each wrong setting.
 */
export function builtConfig(
  conditions: readonly string[],
): Plugin & { configureVitest(context: VitestPluginContext): void } {
  const shopDir = resolve(root, process.env['SHOP_DIR'] || 'demo');
  const shopFile = join(shopDir, 'shop.json');
  let loading: Promise<ConfigPackage> | undefined;
  return {
    name: 'built-config',
    enforce: 'pre',
    sharedDuringBuild: true,
    configureVitest: ({ defineCacheKeyGenerator }) =>
      // The module is made of files that its own text does not name.
      defineCacheKeyGenerator(({ id }) => (builtModule.test(id) ? false : undefined)),
    load: {
      filter: { id: builtModule },
      async handler() {
        loading ??= loadConfigPackage(conditions);
        const { parseShopConfig, readLook, storefrontConfig, storeView, withMethodTitles } =
          await loading;
        const contentOf = (path: string) => {
          const file = join(shopDir, path);
          return existsSync(file) ? readFileSync(file) : undefined;
        };
        const look = readLook({
          read: (path) => contentOf(path)?.toString(),
          hashOf(path) {
            const content = contentOf(path);
            return content && hash('sha256', content);
          },
          hash: (text) => hash('sha256', text),
        });
        if (!look.ok) return this.error(problemLines(shopDir, look.error));
        const parsed = parseShopConfig(
          storefrontConfig,
          look.value.layer,
          JSON.parse(await readFile(shopFile, 'utf8')),
        );
        if (!parsed.ok) return this.error(problemLines(shopDir, parsed.error));
        const namedConfig = withMethodTitles(parsed.value, storeView(parsed.value).language);
        const settings = { ...withoutCarriers(namedConfig), seller: null };
        return `export const builtConfig = ${JSON.stringify(settings)}`;
      },
    },
  };
}

const problemLines = (shopDir: string, problems: readonly Problem[]) =>
  problems
    .map(({ file = 'shop.json', path, message }) => `${join(shopDir, file)}: ${path}: ${message}`)
    .join('\n');

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
