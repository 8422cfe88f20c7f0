import { expect, it } from 'vitest';
import { aLine, aSyncedLine } from '../test/a-line.ts';
import { isRowOf, toUnreadableRow } from './unreadable-row.ts';

it.each<[element: unknown, row: object]>([
  [
    { item_id: 7, sku: 'A', qty: 1.5 },
    { item_id: 7, sku: 'A' },
  ],
  [{ item_id: '7' }, { item_id: 7 }],
  [{ item_id: 1.5, sku: 9 }, {}],
  [{ item_id: null, sku: 'A' }, { sku: 'A' }],
  [null, {}],
])('[CS-33] %j has id and sku %j', (element, row) => {
  expect(toUnreadableRow({ element, field: '0', issue: '' } as never)).toEqual(row);
});

it.each<[row: Parameters<typeof isRowOf>[0], isOfLine: boolean]>([
  [{}, true],
  [{ item_id: 1 }, true],
  [{ item_id: 2 }, false],
  [{ item_id: 1, sku: 'B' }, true],
  [{ item_id: 2, sku: 'A' }, false],
  [{ sku: 'A' }, true],
  [{ sku: 'B' }, false],
])('[CS-33] the row %j may belong to the line A with id 1: %s', (row, isOfLine) => {
  expect(isRowOf(row, aSyncedLine())).toBe(isOfLine);
});

it('[CS-33] a row with an id belongs to no line without one', () => {
  expect(isRowOf({ item_id: 1, sku: 'A' }, aLine())).toBe(false);
});
