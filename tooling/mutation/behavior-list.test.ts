import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { broken, readBehaviors } from './behavior-list.ts';

const change = {
  behavior: 'The last day belongs to a campaign',
  file: 'campaign.ts',
  was: 'today > to',
  becomes: 'today >= to',
  test: 'campaign.test.ts',
};

it('breaks a behavior with one change of its file', () => {
  expect(broken('if (today > to) return;', change)).toBe('if (today >= to) return;');
});

it.each(['if (today < to) return;', 'today > to || today > to'])(
  'refuses a file that does not have the text once: %s',
  (source) => {
    expect(() => broken(source, change)).toThrow(/instead of once/);
  },
);

it('lists 40 behaviors or more, each once', () => {
  const names = readBehaviors().map(({ behavior }) => behavior);
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names).size).toBe(names.length);
});

it('lists changes that apply to the code, and tests that exist', () => {
  const root = resolve(import.meta.dirname, '../..');
  const wrong = readBehaviors().filter(({ file, was, test }) => {
    const source = readFileSync(join(root, file), 'utf8');
    return source.split(was).length !== 2 || !existsSync(join(root, test));
  });
  expect(wrong.map(({ behavior }) => behavior)).toEqual([]);
});
