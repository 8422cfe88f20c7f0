import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect } from 'vitest';

export * from 'fast-check';

/** Seeds that once broke the laws of a test file, by the title of the law's test. */
type Seeds = Readonly<Record<string, readonly number[]>>;

/** Where found seeds are kept: beside the laws, in `money.seeds.json` for `money.test.ts`. */
export interface SeedBook {
  found(law: string): readonly number[];
  keep(law: string, seed: number): void;
}

export function openSeedBook(testFile: string): SeedBook {
  const file = testFile.replace(/(?:\.test)?\.tsx?$/, '.seeds.json');
  const read = (): Seeds =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seeds) : {};
  return {
    found: (law) => read()[law] ?? [],
    keep(law, seed) {
      if (process.env['KEEP_SEEDS'] === 'off') return;
      const seeds = read();
      const known = seeds[law] ?? [];
      if (known.includes(seed)) return;
      writeFileSync(file, `${JSON.stringify({ ...seeds, [law]: [...known, seed] }, null, 2)}\n`);
    },
  };
}

/** Checks a law with every seed that broke it before, then with `seed`. One that breaks it is kept. */
export function checkLaw<Ts>(
  book: SeedBook,
  law: string,
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> & { readonly seed: number },
): Promise<void> | void {
  const seeds = [...new Set([...book.found(law), parameters.seed])];
  const check = (seed: number) => fc.assert(property, { ...parameters, seed });
  const broken = (seed: number, cause: unknown): never => {
    book.keep(law, seed);
    throw cause;
  };
  if (property.isAsync()) {
    return seeds.reduce<Promise<void>>(
      (before, seed) =>
        before.then(async () => {
          try {
            await check(seed);
          } catch (cause) {
            broken(seed, cause);
          }
        }),
      Promise.resolve(),
    );
  }
  for (const seed of seeds) {
    try {
      void check(seed);
    } catch (cause) {
      broken(seed, cause);
    }
  }
}

/** Stands in for fast-check's own `assert` in every test: vitest.config.ts sees to it. */
export function assert<Ts>(
  property: fc.IRawProperty<Ts>,
  parameters: fc.Parameters<Ts> = {},
): Promise<void> | void {
  const { testPath, currentTestName } = expect.getState();
  if (testPath === undefined || currentTestName === undefined)
    return fc.assert(property, parameters);
  const seed = parameters.seed ?? Math.trunc(Math.random() * 2 ** 31);
  return checkLaw(openSeedBook(testPath), currentTestName, property, { ...parameters, seed });
}
