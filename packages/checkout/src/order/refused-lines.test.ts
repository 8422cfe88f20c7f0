import { expect, it } from 'vitest';
import { isLineFixed, type CountedLine } from './refused-lines.ts';

const line = (sku: string, qty: number): CountedLine => ({ sku, qty });

it.each<
  [
    story: string,
    available: number | undefined,
    before: readonly CountedLine[],
    now: readonly CountedLine[],
    isFixed: boolean,
  ]
>([
  ['as it was', 2, [line('A', 5)], [line('A', 5)], false],
  ['with fewer, but too many', 2, [line('A', 5)], [line('A', 3)], false],
  ['with as many as there are', 2, [line('A', 5)], [line('A', 2)], true],
  ['without what is sold out', undefined, [line('A', 5), line('B', 1)], [line('B', 1)], true],
  ['with a piece of what is sold out', 0, [line('A', 5)], [line('A', 1)], false],
  ['less of something else', 2, [line('A', 5), line('B', 2)], [line('A', 5)], false],
  ['a part of a set, whatever else goes', 0, [line('SET', 2)], [], false],
  ['two lines that each had enough', 3, [line('A', 2), line('A', 2)], [line('A', 2)], true],
  [
    'two such lines as they were',
    3,
    [line('A', 2), line('A', 2)],
    [line('A', 2), line('A', 2)],
    false,
  ],
  [
    'one of two lines that had too much, less of something else',
    3,
    [line('A', 2), line('A', 4), line('B', 2)],
    [line('A', 2), line('A', 4), line('B', 1)],
    false,
  ],
  ['a line that had exactly enough', 2, [line('A', 2), line('B', 1)], [line('A', 2)], true],
  [
    'as many pieces in lines that each are few enough',
    2,
    [line('A', 4)],
    [line('A', 2), line('A', 2)],
    false,
  ],
  ['less of a set that takes it too', 3, [line('A', 2), line('SET', 1)], [line('A', 2)], true],
])('[CH-48] a line refused for want of pieces: %s', (_story, available, before, now, isFixed) => {
  const refused = { sku: 'A', ...(available === undefined ? {} : { available }) };
  expect(isLineFixed(refused, before, now)).toBe(isFixed);
});
