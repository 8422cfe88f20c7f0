import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';
import { tryMutant } from './try-mutant.ts';

/** A mutant is found within seconds; a busy machine takes longer. */
const timeoutMs = 240_000;
const tried = process.env['MUTANTS'] === 'all' ? mutants : mutants.filter(({ isQuick }) => isQuick);

it('has forty mutants, of which the test command runs twelve', () => {
  expect(mutants).toHaveLength(40);
  expect(mutants.filter(({ isQuick }) => isQuick)).toHaveLength(12);
});

it('finds the text of each mutant once in its file', () => {
  const packages = join(import.meta.dirname, '../../..');
  const outdated = mutants.filter(
    ({ file, text }) => readFileSync(join(packages, file), 'utf8').split(text).length !== 2,
  );
  expect(outdated).toEqual([]);
});

describe('histories detect each mutant', () => {
  it.each(tried.map((mutant) => [mutant.breaks, mutant] as const))(
    '[RL-2] %s',
    async (_breaks, mutant) => {
      expect(await tryMutant(mutant, timeoutMs)).not.toEqual([]);
    },
    timeoutMs + 10_000,
  );
});
