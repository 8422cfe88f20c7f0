import { expect } from 'vitest';

/** What a test file has registered. */
export interface CollectedTest {
  /** Names of its groups and its own; with its row's number in a table. */
  readonly name: string;
  run(): unknown;
}

let collected: CollectedTest[] = [];
let groups: readonly string[] = [];

/** Takes what was registered since the last call. */
export function takeCollected(): readonly CollectedTest[] {
  const taken = collected;
  collected = [];
  return taken;
}

function register(title: string, run: () => unknown): void {
  collected.push({ name: [...groups, title].join(' > '), run });
}

/** The part of vitest that pure packages' tests use, registering only. */
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

export { expect };
