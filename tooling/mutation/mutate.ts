import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

/** Patterns of the published files: no tests, no examples, no list of exports. */
export const shippedFiles: readonly string[] = [
  'src/**/*.ts',
  '!src/**/*.test.ts',
  '!src/**/*.d.ts',
  '!src/test/**',
  '!src/index.ts',
  '!src/readme-example.ts',
];

/**
 * Applies each mutation of Stryker to `files` of one package (patterns from its folder), one at a time, and runs the
 * tests that cover it. Writes the results to `report`. An existing report must be deleted before.
 *
 * Bounds: some minutes for a package. Works in a copy of the package's folder, and changes the working directory to
 * that folder. Errors: rejects if the tests fail before the first mutation.
 */
export async function mutate(
  root: string,
  title: string,
  report: string,
  files: readonly string[] = shippedFiles,
): Promise<void> {
  const folder = join(root, 'packages', title);
  // Stryker resolves all paths from the working directory.
  process.chdir(folder);
  await new Stryker({
    packageManager: 'pnpm',
    plugins: [join(import.meta.dirname, 'in-process-runner.ts')],
    testRunner: 'in-process',
    testRunnerNodeArgs: ['--conditions=@shop/source'],
    mutate: [...files],
    // The copy has the same depth below the root as the packages, so that the paths in its tsconfig stay valid.
    tempDirName: relative(folder, join(root, '.stryker-tmp')),
    // Stryker would rewrite the file with the compiler API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    // A test compares the examples with the README, so Stryker must not change them.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // One core stays free for other work.
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 10_000,
    timeoutFactor: 3,
    incremental: true,
    incrementalFile: report,
    reporters: files === shippedFiles ? ['progress-append-only'] : [],
    logLevel: 'warn' as LogLevel,
    warnings: {
      unknownOptions: true,
      preprocessorErrors: true,
      unserializableOptions: true,
      slow: false,
    },
  }).runMutationTest();
}
