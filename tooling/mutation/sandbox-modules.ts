import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const urlOf = (file: string): string => pathToFileURL(`${import.meta.dirname}/${file}`).href;
const replacements: Readonly<Record<string, string>> = {
  vitest: urlOf('collected-tests.ts'),
  'fast-check': urlOf('few-cases.ts'),
};

/**
 * Loads modules of `folder` as its tests need them: with replacements for vitest and fast-check, and `?raw` as text.
 * Each value of `generation()` gives new modules, so that the folder can be loaded again.
 */
export function hookModules(folder: string, generation: () => number): void {
  const root = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.startsWith(root) === true;
      const replacement = isOurs ? replacements[specifier] : undefined;
      if (replacement !== undefined) return { url: replacement, shortCircuit: true };
      if (isOurs && specifier.endsWith('?raw')) {
        return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
      }
      const found = next(specifier, context);
      const isFresh = found.url.startsWith(root) && !found.url.includes('?');
      return isFresh ? { ...found, url: `${found.url}?generation=${generation()}` } : found;
    },
    load(url, context, next) {
      if (!url.endsWith('?raw')) return next(url, context);
      const text = readFileSync(fileURLToPath(url.slice(0, -'?raw'.length)), 'utf8');
      const source = `export default ${JSON.stringify(text)};`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
