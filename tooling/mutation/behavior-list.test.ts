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
