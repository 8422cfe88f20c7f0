import { build, type Plugin } from 'vite';

const query = '?inline-script';

/** `import { source } from './a.ts?inline-script'` gives the source of a script for an HTML page: bundled and minified. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return;
      const entry = id.slice(0, -query.length);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const [output] = [built].flat();
      if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
      const [{ code }] = output.output;
      if (code.includes('</script')) throw new Error(`${entry} would end its own element`);
      return `export const source = ${JSON.stringify(code.trim())}`;
    },
  };
}
