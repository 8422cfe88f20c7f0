import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import * as laws from './kept-seeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'zugoly-laws-'));
const kept = join(folder, 'money.seeds.json');
const law = 'money > [MO-3] a split loses nothing';
afterEach(() => rmSync(kept, { force: true }));

/** What a law was asked about, and whether it holds. */
function asked(holds: (n: number) => boolean) {
  const seen: number[] = [];
  const property = fc.property(fc.nat(), (n) => {
    seen.push(n);
    return holds(n);
  });
  return { seen, property };
}
const check = (seed: number, property: fc.IRawProperty<[number]>) =>
  laws.checkLaw(laws.openSeedBook(join(folder, 'money.test.ts')), law, property, { seed });

it('writes the seed that broke a law down beside it, once, and tells it', () => {
  const { property } = asked(() => false);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(() => check(27, property)).toThrow(/seed: 27/);
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ [law]: [27] });
});

it('asks first what broke the law before, then something new', async () => {
  expect(() => check(27, asked(() => false).property)).toThrow(/seed: 27/);
  const before = asked(() => true);
  await check(27, before.property);
  const both = asked(() => true);
  await check(28, both.property);
  expect(both.seen.slice(0, 100)).toEqual(before.seen);
  expect(both.seen).toHaveLength(200);
  expect(both.seen.slice(100)).not.toEqual(before.seen);
});

it('keeps seeds of laws that wait, too', async () => {
  const property = fc.asyncProperty(fc.nat(), async () => false);
  await expect(
    laws.checkLaw(laws.openSeedBook(join(folder, 'money.test.ts')), law, property, { seed: 5 }),
  ).rejects.toThrow(/seed: 5/);
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ [law]: [5] });
});

it('writes nothing down for a law that holds', async () => {
  await check(27, asked(() => true).property);
  expect(existsSync(kept)).toBe(false);
});

it('is what tests get when they import fast-check', () => {
  expect(fc.assert).toBe(laws.assert);
});
