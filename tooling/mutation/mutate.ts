import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
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
 * Bounds: some minutes. Works in a copy of the package's folder; its
 * working directory is that folder afterwards. Errors: rejects when the tests fail before anything was changed.
 */
export async function mutate(root: string, title: string, report: string): Promise<void> {
  const folder = join(root, 'packages', title);
  // Stryker looks for everything from where it was started.
  process.chdir(folder);
  await new Stryker({
    packageManager: 'pnpm',
    plugins: [join(import.meta.dirname, 'in-process-runner.ts')],
    testRunner: 'in-process',
    testRunnerNodeArgs: ['--conditions=@shop/source'],
    mutate: shipped,
    // As deep below the root as the packages are, so that a copy finds what its tsconfig extends.
    tempDirName: relative(folder, join(root, '.stryker-tmp')),
    // Stryker would rewrite it with the compiler API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    // The examples are compared with the README as they stand.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // One core is left to whoever works meanwhile.
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 20_000,
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
  }).runMutationTest();
}
