import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnInRow, readCsvTable } from './csv-table.ts';

const cellsOf = (text: string) => readCsvTable(text).rows.map(({ cells }) => cells);

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['quotes', '"a","b"\n"1","2"\n'],
  ['blanks around cells', ' a , b\n" 1 " ,2\n'],
  ['CRLF, a byte order mark and empty rows', '\uFEFF\r\na,b\r\n\r\n , \r\n1,2\r\n'],
  ['CR', 'a,b\r1,2\r'],
])('[CR-1] [CR-2] reads a table with %s', (_name, text) => {
  expect(readCsvTable(text).headings).toEqual(['a', 'b']);
  expect(cellsOf(text)).toEqual([['1', '2']]);
});

it('[CR-3] reads line breaks, separators and doubled quotes in quotes, and a quote inside a cell', () => {
  expect(cellsOf('a,b\n"1\r\n2, 3 ""4""",TV 32"\n')).toEqual([['1\n2, 3 "4"', 'TV 32"']]);
});

it('[CR-4] refuses a row whose quote is not closed or has text behind it, and reads the rows after it', () => {
  const { rows, refusedRows } = readCsvTable('a,b\n1,"2\n3,"4"\n5,"6" 7\n8,9\n10,"11\n12,13\n');
  expect(rows).toEqual([
    { line: 3, cells: ['3', '4'] },
    { line: 5, cells: ['8', '9'] },
    { line: 7, cells: ['12', '13'] },
  ]);
  expect(refusedRows).toEqual([
    { line: 2, code: 'quotes', text: '1,"2' },
    { line: 4, code: 'quotes', text: '5,"6" 7' },
    { line: 6, code: 'quotes', text: '10,"11' },
  ]);
});

it('[CR-4] refuses a row with more filled cells than headings', () => {
  const { rows, refusedRows } = readCsvTable('a,b\n1,2,3\n4,5,\n6\n');
  expect(rows.map(({ line, cells }) => [line, cells.slice(0, 2)])).toEqual([
    [3, ['4', '5']],
    [4, ['6']],
  ]);
  expect(refusedRows).toEqual([{ line: 2, code: 'cells', text: '3' }]);
});

it('[CR-5] numbers a row by the line on which it begins', () => {
  const { rows } = readCsvTable('a,"b\nc"\n\n1,"2\r\n3"\n4,5\n,\n6\n');
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [4, '1'],
    [6, '4'],
    [8, '6'],
  ]);
});

it('[CR-6] compares headings without capitals, blanks, "_" and "-"', () => {
  const { columnsNamed } = readCsvTable('E-mail;tax_class  name;Körzet\n');
  expect(columnsNamed(['email'])).toEqual([0]);
  expect(columnsNamed(['Tax class name'])).toEqual([1]);
  expect(columnsNamed(['KO\u0308RZET'])).toEqual([2]);
  expect(columnsNamed(['name'])).toEqual([]);
});

it('[CR-6] takes the first name and column that the row fills', () => {
  const { rows, columnsNamed } = readCsvTable('city,b,City\n,x,Pécs\nEger,x,\n,,\nVác,y,Ózd\n');
  const columns = columnsNamed(['b', 'city']);
  expect(columns).toEqual([1, 0, 2]);
  expect(rows.map((row) => columnInRow(row, columnsNamed(['city'])))).toEqual([2, 0, 0]);
  expect(columnInRow({ line: 2, cells: ['', '', ''] }, columns)).toBe(1);
  expect(columnInRow({ line: 2, cells: ['a'] }, [])).toBeUndefined();
});

it('[CR-4] reads a cell of more lines than are parsed at once', () => {
  const text = `a,b\n${'x,y\n'.repeat(999)}"${'\n'.repeat(5000)}",1\n2,"3\n4,5\n`;
  const { rows, refusedRows } = readCsvTable(text);
  expect(rows).toHaveLength(1001);
  expect(rows.at(-1)).toEqual({ line: 6003, cells: ['4', '5'] });
  expect(refusedRows.map(({ line }) => line)).toEqual([6002]);
});

it('[CR-7] reads any table that is written by the rules', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', ' ', 'ő') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  const write = (cells: readonly string[]) =>
    cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  fc.assert(
    fc.property(table, (rows) => {
      const head = ['a', 'b', 'c', 'd'];
      const expected = rows
        .map((cells) => cells.map((text) => text.trim()))
        .filter((cells) => cells.some((text) => text !== ''));
      expect(cellsOf([head, ...rows].map(write).join('\r\n'))).toEqual(expected);
    }),
  );
});
