import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import * as laws from './kept-seeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'zugoly-laws-'));
const seedFile = join(folder, 'money.seeds.json');
const law = 'money > [MO-3] a split loses nothing';
afterEach(() => rmSync(seedFile, { force: true }));

/** What a law was asked about, and whether it holds. */
function recordedProperty(holds: (n: number) => boolean) {
  const values: number[] = [];
  const property = fc.property(fc.nat(), (n) => {
    values.push(n);
    return holds(n);
  });
  return { values, property };
}
const check = (seed: number, property: fc.IRawProperty<[number]>) =>
  laws.checkLaw(laws.openSeedBook(join(folder, 'money.test.ts')), law, property, { seed });

it('writes the seed that broke a law down beside it, once, and tells it', () => {
  const { property } = recordedProperty(() => false);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(JSON.parse(readFileSync(seedFile, 'utf8'))).toEqual({ [law]: [27] });
});

it('asks first what broke the law before, then something new', async () => {
  expect(() => check(27, recordedProperty(() => false).property)).toThrow(/seed: 27/);
  const before = recordedProperty(() => true);
  await check(27, before.property);
  const both = recordedProperty(() => true);
  await check(28, both.property);
  expect(both.values.slice(0, 100)).toEqual(before.values);
  expect(both.values).toHaveLength(200);
  expect(both.values.slice(100)).not.toEqual(before.values);
});

it('keeps seeds of laws that wait, too', async () => {
  const property = fc.asyncProperty(fc.nat(), async () => false);
  await expect(
    laws.checkLaw(laws.openSeedBook(join(folder, 'money.test.ts')), law, property, { seed: 5 }),
  ).rejects.toThrow(/seed: 5/);
  expect(JSON.parse(readFileSync(seedFile, 'utf8'))).toEqual({ [law]: [5] });
});

it('writes nothing down for a law that holds', async () => {
  await check(27, recordedProperty(() => true).property);
  expect(existsSync(seedFile)).toBe(false);
});

it('is what tests get when they import fast-check', () => {
  expect(fc.assert).toBe(laws.assert);
});
