import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

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
 * What came of it stands in the file `report`; where the file is there already, only changes are tried whose code or
 * tests are others now.
 *
 * Bounds: a quarter of an hour for a thousand changes on a busy machine. Works in a copy of the package's folder; its
 * working directory is that folder afterwards. Errors: rejects when the tests fail before anything was changed.
 */
export async function mutate(root: string, title: string, report: string): Promise<void> {
  const folder = join(root, 'packages', title);
  // Stryker looks for everything from where it was started.
  process.chdir(folder);
  // First with the tests that reach a change, then what no test reaches by itself, since it happens as a module loads.
  for (const ignoreStatic of [true, false]) {
    await strykerFor(root, folder, report, ignoreStatic).runMutationTest();
  }
}

function strykerFor(root: string, folder: string, report: string, ignoreStatic: boolean): Stryker {
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
    ignoreStatic,
    concurrency: 1,
    timeoutMS: 5_000,
    timeoutFactor: 3,
    incremental: true,
    incrementalFile: report,
    reporters: ['progress-append-only'],
    warnings: {
      unknownOptions: true,
      preprocessorErrors: true,
      unserializableOptions: true,
      slow: false,
    },
  });
}
