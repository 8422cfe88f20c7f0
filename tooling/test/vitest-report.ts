import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { SuiteReport } from './suite-report.ts';

/** Writes the result of a vitest run to the file named by `VITEST_REPORT`. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['VITEST_REPORT'];
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failedTests = tests.filter((test) => test.result().state === 'failed');
    // Failures outside of tests: a file that could not be loaded, a hook, an unhandled error.
    const broken = modules.flatMap((module) => {
      const suites = [module, ...module.children.allSuites()];
      return suites.flatMap((suite) =>
        suite.errors().map((error) => `${module.relativeModuleId}: ${errorText(error)}`),
      );
    });
    const report: SuiteReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...failedTests.map(
          (test) =>
            `${test.module.relativeModuleId}: ${test.fullName}: ${errorText(test.result().errors?.[0])}`,
        ),
        ...broken,
        ...unhandled.map((error) => `unhandled: ${errorText(error)}`),
      ],
      skipped: tests
        .filter((test) => test.result().state === 'skipped')
        .map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}

function errorText(
  error: { readonly name?: string; readonly message?: string } | undefined,
): string {
  return (error?.message ?? error?.name ?? 'no word why').split('\n', 1)[0] ?? '';
}
