import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import type { Mutant } from './survivors.ts';

/** What ships: no tests, no examples, no list of exports. */
const shipped = [
  'src/**/*.ts',
  '!src/**/*.test.ts',
  '!src/**/*.d.ts',
  '!src/test/**',
  '!src/index.ts',
  '!src/readme-example.ts',
];

/**
 * Changes the code of one package in every way Stryker knows, one change at a time, and runs the tests that reach it.
 *
 * Bounds: some minutes for each thousand changes. Works in a copy of the package's folder; its working directory is
 * that folder afterwards. Errors: rejects when the tests fail before anything was changed.
 */
export async function mutate(root: string, title: string): Promise<readonly Mutant[]> {
  const folder = join(root, 'packages', title);
  // Stryker looks for everything from where it was started.
  process.chdir(folder);
  return new Stryker({
    packageManager: 'pnpm',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    testRunner: 'vitest',
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: false },
    mutate: shipped,
    // As deep below the root as the packages are, so that a copy finds what its tsconfig extends.
    tempDirName: relative(folder, join(root, '.stryker-tmp')),
    // Stryker would rewrite it with the compiler API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    // The examples are compared with the README as they stand.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 5_000,
    timeoutFactor: 3,
    reporters: ['json'],
    jsonReporter: { fileName: join(root, 'reports/mutation', `${title}.json`) },
    warnings: {
      unknownOptions: true,
      preprocessorErrors: true,
      unserializableOptions: true,
      slow: false,
    },
  }).runMutationTest();
}
