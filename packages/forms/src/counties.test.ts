import { expect, it } from 'vitest';
import { countiesOf } from './counties.ts';

it('[FM-25] Romania has 41 counties and Bucharest, in the order of its alphabet; other countries have none', () => {
  const counties = countiesOf('RO');
  expect(counties).toHaveLength(42);
  expect(counties).toContain('București');
  expect(counties).toEqual(counties.toSorted(new Intl.Collator('ro').compare));
  expect(countiesOf('HU')).toEqual([]);
});
