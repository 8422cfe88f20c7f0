import { expect, it } from 'vitest';
import { readRedirects } from './read-redirects.ts';

function read(text: string) {
  const table = readRedirects(text);
  if ('missing' in table) throw new Error(table.missing);
  return table;
}

const pairs = (text: string) => read(text).rows.map(({ path, to }) => [path, to]);

it.each([
  ['from,to\n/regi/szek/,/szekek/szek\n'],
  ['Redirect from,Redirect to\n/regi/szek,/szekek/szek\n'],
  ['from;to\nregi/sz%65k;szekek/szek/\n'],
])('[OA-14] reads %j', (text) => {
  expect(pairs(text)).toEqual([['regi/szek', 'szekek/szek']]);
});

it('[OA-14] leads a chain to its last target, in any order of its rows', () => {
  expect(pairs('from,to\n/a,/b\n/c,/d\n/b,/c\n')).toEqual([
    ['a', 'd'],
    ['c', 'd'],
    ['b', 'd'],
  ]);
});

it('[OA-14] refuses loops, what leads into one, and a second row for a path', () => {
  const { rows, refused } = read('from,to\n/a,/a\n/b,/c\n/c,/b\n/d,/b\n/e,/f\n/e/,/g\n');
  expect(rows).toEqual([{ line: 6, path: 'e', to: 'f' }]);
  expect(refused).toEqual([
    ...[2, 3, 4, 5].map((line) => ({ line, column: 'to', reason: 'leads back to itself' })),
    { line: 7, column: 'from', reason: 'line 6 has the same path' },
  ]);
});

it.each([
  ['/a,https://other.example/x', 'Redirect to'],
  ['/a,//other.example/x', 'Redirect to'],
  ['/a,javascript:alert(1)', 'Redirect to'],
  ['/a,', 'Redirect to'],
  ['/a,/b?c=1', 'Redirect to'],
  ['https://old.example/a,/b', 'Redirect from'],
  [',/b', 'Redirect from'],
  ['/,/b', 'Redirect from'],
])('[OA-15] refuses %s by line and column', (row, column) => {
  expect(read(`Redirect from,Redirect to\n${row}\n/x,/y\n`)).toEqual({
    rows: [{ line: 3, path: 'x', to: 'y' }],
    refused: [{ line: 2, column, reason: 'not a path of the shop, such as /chairs/kitchen-chair' }],
  });
});

it('[OA-14] names a column that is missing', () => {
  expect(readRedirects('from,where\n/a,/b\n')).toEqual({ missing: 'to' });
});
