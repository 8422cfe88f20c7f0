import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './tooling/test/longest-first.ts';

const recordedSeeds = join(import.meta.dirname, 'tooling/fast-check-seeds/recorded-seeds.ts');

/** Replaces fast-check by a module that records the seeds of failed properties. */
const seedRecording: Plugin = {
  name: 'seed-recording',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fast-check' && importer !== recordedSeeds ? recordedSeeds : undefined,
};

/**
 * Threads of the test runner: one more than the two cores of a small machine, as for journeys. By default vitest would
 * run one file at a time there.
 */
const maxWorkers = 3;

/** Configuration of every unit and integration suite of the repository. Playwright runs the journeys in a browser. */
export default defineConfig({
  plugins: [seedRecording],
  resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@shop/source', 'module', 'node', 'development|production'] } },
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers,
    // One process per file would load every module again, which took half of the time. Modules hold no state between
    // files.
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
          // React stores state about the page in its modules. Each file has its own modules, in a thread that is
          // reused.
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
