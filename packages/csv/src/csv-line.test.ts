import { expect, it } from 'vitest';
import { readCsvLine, separatorOf } from './csv-line.ts';

it.each([
  ['sku,price', ','],
  ['sku;price', ';'],
  ['sku\tprice', '\t'],
  ['Name, first;email;city', ';'],
  ['A-1;1234,50', ';'],
  ['A-1,"1;2;3"', ','],
  ['"a\nb;c";d,e,f\n;;;;;', ','],
  ['"a;b', undefined],
  ['sku', undefined],
  ['', undefined],
])('[CR-2] the separator of %j is %j', (row, separator) => {
  expect(separatorOf(row)).toBe(separator);
});

it.each<[line: string, cells: readonly string[] | undefined]>([
  [' a , "b, c" ,', ['a', 'b, c', '']],
  ['"a ""b""",\' c', ['a "b"', "' c"]],
  ['TV-32",5" pipe', ['TV-32"', '5" pipe']],
  ['"TV', undefined],
  ['"TV" 32,5', undefined],
  ['TV-32","5', undefined],
])('[CR-3] [CR-4] reads the line %j', (line, cells) => {
  expect(readCsvLine(line, ',')).toEqual(cells);
});
