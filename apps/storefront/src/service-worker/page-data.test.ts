import { expect, it } from 'vitest';
import { isDataOfSamePage } from './page-data.ts';

const data = (hash: string, page: string) =>
  `https://shop.test/page-state/${hash}?page=${encodeURIComponent(page)}`;

it.each([
  ['a newer version of its data', '/nappali', '/nappali', true],
  ['another page', '/nappali', '/kert', false],
  ['another place in the same list', '/nappali', '/nappali?page=2', false],
])('%s', (_story, one, other, isSame) => {
  expect(isDataOfSamePage(data('a', one), data('b', other))).toBe(isSame);
});

it('keeps the data that pages share', () => {
  const common = 'https://shop.test/page-state/common/c?page=%2F';
  expect(isDataOfSamePage(data('a', '/'), common)).toBe(false);
  expect(isDataOfSamePage(common, common)).toBe(false);
});
