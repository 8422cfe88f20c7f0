import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each<[story: string, current: number, total: number, pages: readonly (number | undefined)[]]>([
  ['a short list shows every page', 2, 4, [1, 2, 3, 4]],
  [
    'a long one shows the ends and the neighbours',
    10,
    20,
    [1, undefined, 9, 10, 11, undefined, 20],
  ],
  ['a gap of one page is that page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['the first page has no gap before it', 1, 9, [1, 2, undefined, 9]],
  ['the last page has no gap after it', 9, 9, [1, undefined, 8, 9]],
  ['a single page is a single number', 1, 1, [1]],
])('%s', (_story, current, total, pages) => {
  expect(pageNumbers(current, total)).toEqual(pages);
});
