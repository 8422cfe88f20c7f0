import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { takeCollected, type CollectedTest } from './collected-tests.ts';
import { hookModules } from './sandbox-modules.ts';

/**
 * Number of checks after which a waiting test has failed. `lookMs` is the delay between two checks; it is longer on a
 * busy machine.
 */
const mostLooks = 40;
const lookMs = 50;

interface LoadedTest extends CollectedTest {
  readonly id: string;
  readonly file: string;
}

/**
 * Runs the tests of a pure package in this process, in a copy of its folder. Code without a clock, a network and a
 * document needs no separate environment, so a mutation is tested in milliseconds.
 *
 * Modules are loaded again for a mutation that takes effect at load time. They are also loaded again after a test has
 * failed that passes without the mutation, because the mutation has left some state.
 */
class InProcessRunner implements TestRunner {
  readonly #stryker: InstrumenterContext = ((
    globalThis as unknown as Record<string, InstrumenterContext | undefined>
  )[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
  #generation = 0;
  #tests: readonly LoadedTest[] = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // Asynchronous work of a mutation may fail later, when no caller awaits it.
    process.on('unhandledRejection', () => undefined);
    process.on('uncaughtException', () => undefined);
    hookModules(process.cwd(), () => this.#generation);
    await this.#load();
  }

  async dryRun(): Promise<DryRunResult> {
    delete this.#stryker.mutantCoverage;
    await this.#load();
    const results: TestResult[] = [];
    for (const test of this.#tests) {
      this.#stryker.currentTestId = test.id;
      results.push(await resultOf(test));
    }
    delete this.#stryker.currentTestId;
    const { mutantCoverage = { static: {}, perTest: {} } } = this.#stryker;
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.mutantActivation === 'static') {
      const result = await this.#tried(options, true);
      delete this.#stryker.activeMutant;
      await this.#load();
      return result;
    }
    const result = await this.#tried(options, false);
    delete this.#stryker.activeMutant;
    const [killer] = result.status === 'killed' ? result.killedBy : [];
    const test = this.#tests.find(({ id }) => id === killer);
    if (test === undefined || (await resultOf(test)).status === TestStatus.Success) return result;
    await this.#load();
    const again = await this.#tried(options, false);
    delete this.#stryker.activeMutant;
    await this.#load();
    return again;
  }

  async #tried(
    { activeMutant, hitLimit, testFilter }: MutantRunOptions,
    isStatic: boolean,
  ): Promise<MutantRunResult> {
    this.#stryker.hitCount = 0;
    if (hitLimit === undefined) delete this.#stryker.hitLimit;
    else this.#stryker.hitLimit = hitLimit;
    this.#stryker.activeMutant = activeMutant.id;
    try {
      if (isStatic) await this.#load();
    } catch (error) {
      return toMutantRunResult({
        status: DryRunStatus.Complete,
        tests: [
          failed({ id: 'loading', name: 'loading', file: '', run: () => undefined }, error, 0),
        ],
      });
    }
    const wanted = testFilter && new Set(testFilter);
    const results: TestResult[] = [];
    for (const test of this.#tests) {
      if (wanted !== undefined && !wanted.has(test.id)) continue;
      const result = await resultOf(test);
      results.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const timeout = determineHitLimitReached(this.#stryker.hitCount, this.#stryker.hitLimit);
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests: results });
  }

  async #load(): Promise<void> {
    this.#generation += 1;
    takeCollected();
    const tests: LoadedTest[] = [];
    for (const file of globSync('src/**/*.test.ts').sort(propertiesLast)) {
      const url = pathToFileURL(join(process.cwd(), file)).href;
      await import(`${url}?generation=${this.#generation}`);
      const found = takeCollected();
      tests.push(...found.map((test) => ({ ...test, file, id: `${file}#${test.name}` })));
    }
    this.#tests = tests;
  }
}

/**
 * Sorts the files of property tests last. They run many cases, so they run only for mutations that no other test has
 * noticed.
 */
function propertiesLast(one: string, other: string): number {
  const isProperties = (file: string): number => Number(file.endsWith('-properties.test.ts'));
  return isProperties(one) - isProperties(other) || one.localeCompare(other);
}

async function resultOf(test: LoadedTest): Promise<TestResult> {
  const startMs = performance.now();
  let isOver = false;
  try {
    await Promise.race([test.run(), waited(() => isOver)]);
    const { id, name, file: fileName } = test;
    const timeSpentMs = performance.now() - startMs;
    return { id, name, fileName, timeSpentMs, status: TestStatus.Success };
  } catch (error) {
    return failed(test, error, performance.now() - startMs);
  } finally {
    isOver = true;
  }
}

async function waited(isOver: () => boolean): Promise<void> {
  for (let look = 0; look < mostLooks && !isOver(); look++) {
    await new Promise((done) => setTimeout(done, lookMs));
  }
  if (!isOver()) throw new Error('The test waits for ever');
}

function failed({ id, name, file }: LoadedTest, error: unknown, timeSpentMs: number): TestResult {
  const failureMessage = error instanceof Error ? error.message : String(error);
  return {
    id,
    name,
    ...(file !== '' && { fileName: file }),
    timeSpentMs,
    status: TestStatus.Failed,
    failureMessage,
  };
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
];
