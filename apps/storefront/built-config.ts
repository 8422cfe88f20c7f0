import { build, type Plugin } from 'vite';

const configModule = /\/shop-config\/src\/zugoly-config\.ts$/;

/**
 * Gives the browser's build the shop's configuration as data: it is validated while building, and the schema stays out
 * of the build. `conditions`: how imports of this repository are found.
 */
export function builtConfig(conditions: readonly string[]): Plugin {
  return {
    name: 'built-config',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: configModule },
      async handler(id) {
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
              input: id,
              preserveEntrySignatures: 'strict',
              output: { format: 'es' },
            },
          },
        });
        const [output] = [built].flat();
        if (output === undefined || !('output' in output)) throw new Error(`${id} was not built`);
        const [{ code }] = output.output;
        const { zugolyConfig } = (await import(
          `data:text/javascript,${encodeURIComponent(code)}`
        )) as { readonly zugolyConfig: unknown };
        return `export const zugolyConfig = ${JSON.stringify(zugolyConfig)}`;
      },
    },
  };
}
