import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { getConfig } from '@lingui/conf';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const cwd = import.meta.dirname;
const linguiConfig = getConfig({ cwd });

/**
 * Three builds of one source: the browser's, the server's renderer, and the service worker.
 * Packages of this repository are compiled from source, so each route takes only what it uses.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      addExtensions: '.tsx',
    }),
    react(),
    lingui({ cwd, failOnMissing: 'catalog' }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd })] }),
  ],
  resolve: { conditions: ['@shop/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] } },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: {
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        rolldownOptions: { input: { renderer: 'src/entry-server.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
}));
