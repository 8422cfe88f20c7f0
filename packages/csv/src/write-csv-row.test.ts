import { expect, it } from 'vitest';
import { writeCsvRow } from './write-csv-row.ts';

it('[CR-8] writes cells between commas, in quotes where a reader needs them', () => {
  expect(writeCsvRow(['a', 12.5, '', undefined, null, 'b, "c"', 'd\ne', 'f;g'])).toBe(
    'a,12.5,,,,"b, ""c""","d\ne","f;g"',
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+anna@example.hu', "'+anna@example.hu"],
  ['-x', "'-x"],
  ['\t=1', '"\'\t=1"'],
  ['+36 30 123-4567', '+36 30 123-4567'],
  ['-12.5', '-12.5'],
  ['a=1', 'a=1'],
])('[CR-8] writes %j as %j: no text runs as a formula', (text, cell) => {
  expect(writeCsvRow([text])).toBe(cell);
});
