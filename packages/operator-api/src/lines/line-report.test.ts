import { expect, it } from 'vitest';
import { refusedLine, reportLines } from './line-report.ts';

it('[OA-7] reports lines in their order, and counts them', () => {
  const report = reportLines([
    refusedLine(3, 'no sku'),
    { line: 1, ok: true, outcome: 'stored' },
    { line: 2, ok: true, outcome: 'added' },
  ]);
  expect(report).toMatchObject({ accepted: 2, refused: 1 });
  expect(report.lines.map(({ line }) => line)).toEqual([1, 2, 3]);
});

it.each([
  ['no sku', 'line-invalid', 'sku'],
  ['there is no article A-1', 'article-unknown', 'sku'],
  ['price "-1" is not an amount above 0', 'line-invalid', 'price'],
  ['special price 12 is not below the price 10', 'line-invalid', 'special_price'],
  ['to "never" is not a date such as 2026-11-27', 'line-invalid', 'to'],
  ['"many" is not a number of pieces', 'line-invalid', 'qty'],
  ['unknown _type "thing"', 'line-invalid', '_type'],
  [
    'configurable_children.0.sku: "A" is an article number of product 7',
    'sku-taken',
    'configurable_children.0.sku',
  ],
  ['not JSON', 'line-invalid', null],
])('[OA-7] names code and field of a line that was refused: %s', (reason, code, field) => {
  expect(refusedLine(4, reason)).toEqual({ line: 4, ok: false, code, field, message: reason });
});
