import { expect, expectTypeOf, vi as vitestUtils } from 'vitest';

/** A test that a test file has registered. */
export interface CollectedTest {
  /** Names of its groups and its title; for a table of tests, with the number of the row. */
  readonly name: string;
  run(): unknown;
}

let collected: CollectedTest[] = [];
let groups: readonly string[] = [];
/** Functions to call at the end of the current test. */
const finishers: (() => void)[] = [];

/** Returns the tests that were registered since the last call. */
export function takeCollected(): readonly CollectedTest[] {
  const taken = collected;
  collected = [];
  return taken;
}

function register(title: string, run: () => unknown): void {
  collected.push({
    name: [...groups, title].join(' > '),
    run: async () => {
      try {
        await run();
      } finally {
        for (const finish of finishers.splice(0)) finish();
      }
    },
  });
}

/** Calls `finish` at the end of the current test. */
export function onTestFinished(finish: () => void): void {
  finishers.push(finish);
}

/** The functions of vitest that tests of pure packages use. They only register tests. */
export const it = Object.assign(register, {
  each:
    (rows: readonly unknown[]) =>
    (title: string, run: (...row: readonly unknown[]) => unknown): void => {
      const isTable = rows.every((row) => Array.isArray(row));
      for (const [index, row] of rows.entries()) {
        const values = isTable ? (row as readonly unknown[]) : [row];
        register(`${title} (${index + 1})`, () => run(...values));
      }
    },
});

export function describe(title: string, group: () => void): void {
  const outer = groups;
  groups = [...outer, title];
  group();
  groups = outer;
}

const maxLooks = 100;
const lookMs = 10;

/** Replaces `waitFor` of vitest, which needs a worker of vitest. */
async function waitFor(check: () => unknown): Promise<void> {
  for (let look = 1; ; look += 1) {
    try {
      await check();
      return;
    } catch (cause) {
      if (look === maxLooks) throw cause;
    }
    await new Promise((done) => setTimeout(done, lookMs));
  }
}

export const vi = {
  stubGlobal: (name: string, value: unknown) => vitestUtils.stubGlobal(name, value),
  unstubAllGlobals: () => vitestUtils.unstubAllGlobals(),
  waitFor,
};

export { expect, expectTypeOf };
