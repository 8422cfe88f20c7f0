import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect } from 'vitest';

export * from 'fast-check';

/** Seeds for which a property of a test file has failed, by the title of the property's test. */
type Seeds = Readonly<Record<string, readonly number[]>>;

/** Recorded seeds of one test file. They are stored next to it, in `money.seeds.json` for `money.test.ts`. */
export interface RecordedSeeds {
  seedsOf(title: string): readonly number[];
  record(title: string, seed: number): void;
}

/** Opens the recorded seeds of a test file. `RECORD_SEEDS=off` in the environment turns recording off. */
export function openRecordedSeeds(testFile: string): RecordedSeeds {
  const file = testFile.replace(/(?:\.test)?\.tsx?$/, '.seeds.json');
  const read = (): Seeds =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seeds) : {};
  return {
    seedsOf: (title) => read()[title] ?? [],
    record(title, seed) {
      if (process.env['RECORD_SEEDS'] === 'off') return;
      const seeds = read();
      const known = seeds[title] ?? [];
      if (known.includes(seed)) return;
      writeFileSync(file, `${JSON.stringify({ ...seeds, [title]: [...known, seed] }, null, 2)}\n`);
    },
  };
}

/**
 * Checks a property with its recorded seeds, then with `parameters.seed`. Records a seed for which the property fails.
 * Returns a promise for an asynchronous property. Errors: throws or rejects with the failure of fast-check.
 */
export function checkProperty<Ts>(
  recorded: RecordedSeeds,
  title: string,
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> & { readonly seed: number },
): Promise<void> | void {
  const seeds = [...new Set([...recorded.seedsOf(title), parameters.seed])];
  const check = (seed: number) => fc.assert(property, { ...parameters, seed });
  const fail = (seed: number, cause: unknown): never => {
    recorded.record(title, seed);
    throw cause;
  };
  if (property.isAsync()) {
    return seeds.reduce<Promise<void>>(
      (before, seed) =>
        before.then(async () => {
          try {
            await check(seed);
          } catch (cause) {
            fail(seed, cause);
          }
        }),
      Promise.resolve(),
    );
  }
  for (const seed of seeds) {
    try {
      void check(seed);
    } catch (cause) {
      fail(seed, cause);
    }
  }
}

/**
 * Replaces `assert` of fast-check in every test: vitest.config.ts resolves `fast-check` to this module. Checks the
 * property with its recorded seeds, then with the given seed or a random one.
 */
export function assert<Ts>(
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> = {},
): Promise<void> | void {
  const { testPath, currentTestName } = expect.getState();
  if (testPath === undefined || currentTestName === undefined)
    return fc.assert(property, parameters);
  const seed = parameters.seed ?? Math.trunc(Math.random() * 2 ** 31);
  return checkProperty(openRecordedSeeds(testPath), currentTestName, property, {
    ...parameters,
    seed,
  });
}
