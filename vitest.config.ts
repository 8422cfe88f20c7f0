import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './tooling/test/longest-first.ts';

const keptSeeds = join(import.meta.dirname, 'tooling/fast-check-seeds/kept-seeds.ts');

/** Laws are checked by way of the stand-in for fast-check that keeps the seeds which broke them. */
const laws: Plugin = {
  name: 'laws',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fast-check' && importer !== keptSeeds ? keptSeeds : undefined,
};

/** One more than the two cores of a small machine, as the journeys: with its own count it runs one file at a time. */
const maxWorkers = 3;

/** Every unit and integration suite of the repository. Journeys in a browser are playwright's. */
export default defineConfig({
  plugins: [laws],
  resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] } },
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers,
    // A process for each file, which reads every module anew, took half of the time. Modules keep nothing.
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', '{demo,tooling}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/storefront/vite.config.ts',
        root: 'apps/storefront',
        test: {
          name: 'storefront',
          environment: 'jsdom',
          // React keeps what it knows of the page: each file has its own, in a thread that stays.
          pool: 'vmThreads',
          maxWorkers,
          include: ['src/**/*.dom.test.tsx', 'src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['apps/storefront/src/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          environment: 'node',
          include: ['apps/{commerce-api,ssr-server}/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
