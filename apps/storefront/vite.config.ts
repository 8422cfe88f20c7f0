import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { getConfig } from '@lingui/conf';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteBuilder } from 'vite';
import { injectManifest } from 'workbox-build';
import { builtConfig } from './built-config.ts';
import { chunkGroups } from './chunk-groups.ts';
import { completeTexts } from './complete-texts.ts';
import { cssPerScreen } from './css-per-screen.ts';
import { liveRules } from './development/live-rules.ts';
import { pageStyles } from './development/page-styles.ts';
import { inlineScripts } from './inline-scripts.ts';
import { precompress } from './precompress.ts';
import { shortClassNames } from './short-class-names.ts';
import { splitTexts } from './split-texts.ts';
import { precachedFilesOf } from './src/service-worker/precached-files.ts';

const cwd = import.meta.dirname;
const linguiConfig = getConfig({ cwd });

const globalStyles = join(cwd, '../../packages/ui/src/styles/global.css');
/** The statement that names the cascade layers: the first of each file of styles. */
const [layers = ''] = /^@layer [^;]+;/.exec(readFileSync(globalStyles, 'utf8')) ?? [];

/** How the browser's builds find what they import: packages of this repository as source. */
const browserConditions = ['@shop/source', 'module', 'browser', 'development|production'];

/** Screens in files of their own, and what opens over a page: their styles come with their scripts. */
const laterModules: ReadonlySet<string> = new Set([
  'src/features/home/home-tabs.tsx',
  'src/features/category/category-screen.tsx',
  'src/features/product/product-screen.tsx',
  'src/features/content/content-screen.tsx',
  'src/shell/overlays/overlays.tsx',
  'src/features/consent/consent-question.tsx',
  'src/features/product/gallery/enlarged-gallery.tsx',
  'src/features/product/reviews/review-dialog.tsx',
]);

const groups = chunkGroups({
  root: cwd,
  start: [
    'src/app/start/react.ts',
    'src/app/start/router.ts',
    'src/app/start/query.ts',
    'src/app/start/main.tsx',
  ],
  screens: [
    'src/features/category/category-screen.tsx',
    'src/features/product/product-screen.tsx',
    'src/features/content/content-screen.tsx',
    'src/features/home/home-tabs.tsx',
    'src/shell/header/shop-header.tsx',
    'src/shell/footer/shop-footer.tsx',
    'src/app/catch-all/load-screen.ts',
  ],
});

/**
 * Three builds of one source: the browser's, the server's renderer, and the service worker.
 * Packages of this repository are compiled from source, so each route takes only what it uses.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/router/routeTree.gen.ts',
      addExtensions: '.tsx',
    }),
    react(),
    lingui({ cwd }),
    completeTexts(linguiConfig),
    splitTexts(linguiConfig, groups.isAtStart),
    cssPerScreen({
      root: cwd,
      layers,
      shell: 'src/app/entry-client.ts',
      hasOwnFile: (path) => path.endsWith('?tsr-split=component') || laterModules.has(path),
    }),
    inlineScripts(),
    builtConfig(browserConditions),
    groups.plugin,
    liveRules(join(cwd, '../../packages')),
    pageStyles(globalStyles),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd })] }),
  ],
  // One copy of each: pnpm makes one for each version of a peer, of which a bundle knows nothing.
  resolve: { conditions: browserConditions, dedupe: ['valibot'] },
  ssr: { resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] } },
  css: {
    modules: {
      generateScopedName:
        command === 'build'
          ? shortClassNames(join(cwd, '../../packages/ui/src'))
          : '[name]_[local]_[hash:base64:5]',
    },
  },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The files are those of `cssPerScreen`.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/app/entry-client.ts',
          output: {
            // Each script names others: short hashes are many bytes less.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: groups.nameOf, debugName: 'start and screens' }],
            },
          },
        },
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
        rolldownOptions: { input: { renderer: 'src/app/entry-server.ts' } },
      },
    },
    worker: {
      consumer: 'client',
      resolve: { conditions: browserConditions },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'src/service-worker/sw.ts' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: { buildApp },
}));

async function buildApp(builder: ViteBuilder): Promise<void> {
  // The client twice: its groups are made of what the first build found.
  for (const name of ['client', 'client', 'ssr', 'worker']) {
    const environment = builder.environments[name];
    if (name === 'client')
      await rm(join(cwd, 'dist/client/assets'), { recursive: true, force: true });
    if (environment !== undefined) await builder.build(environment);
  }
  // The worker learns which files of this build it fetches at its installation.
  await injectManifest({
    swSrc: join(cwd, 'dist/client/sw.js'),
    swDest: join(cwd, 'dist/client/sw.js'),
    globDirectory: join(cwd, 'dist/client'),
    globPatterns: [...precachedFilesOf(join(cwd, 'dist/client'))],
    dontCacheBustURLsMatching: /assets\//,
  });
  await precompress(join(cwd, 'dist/client'));
}
