import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import * as recordedSeeds from './recorded-seeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'zugoly-seeds-'));
const seedFile = join(folder, 'money.seeds.json');
const title = 'money > [MO-3] a split loses nothing';
afterEach(() => rmSync(seedFile, { force: true }));

/** Creates a property that records the values it is checked with. `holds` returns its result. */
function recordedProperty(holds: (n: number) => boolean) {
  const values: number[] = [];
  const property = fc.property(fc.nat(), (n) => {
    values.push(n);
    return holds(n);
  });
  return { values, property };
}
const check = (seed: number, property: fc.IRawProperty<[number]>) =>
  recordedSeeds.checkProperty(
    recordedSeeds.openRecordedSeeds(join(folder, 'money.test.ts')),
    title,
    property,
    { seed },
  );

it('records the seed of a failed property once, next to its test, and reports it', () => {
  const { property } = recordedProperty(() => false);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(JSON.parse(readFileSync(seedFile, 'utf8'))).toEqual({ [title]: [27] });
});

it('checks a property with its recorded seeds first, then with a new seed', async () => {
  expect(() => check(27, recordedProperty(() => false).property)).toThrow(/seed: 27/);
  const before = recordedProperty(() => true);
  await check(27, before.property);
  const both = recordedProperty(() => true);
  await check(28, both.property);
  expect(both.values.slice(0, 100)).toEqual(before.values);
  expect(both.values).toHaveLength(200);
  expect(both.values.slice(100)).not.toEqual(before.values);
});

it('records seeds of asynchronous properties', async () => {
  const property = fc.asyncProperty(fc.nat(), async () => false);
  await expect(
    recordedSeeds.checkProperty(
      recordedSeeds.openRecordedSeeds(join(folder, 'money.test.ts')),
      title,
      property,
      { seed: 5 },
    ),
  ).rejects.toThrow(/seed: 5/);
  expect(JSON.parse(readFileSync(seedFile, 'utf8'))).toEqual({ [title]: [5] });
});

it('records no seed of a property that holds', async () => {
  await check(27, recordedProperty(() => true).property);
  expect(existsSync(seedFile)).toBe(false);
});

it('replaces fast-check in tests', () => {
  expect(fc.assert).toBe(recordedSeeds.assert);
});
