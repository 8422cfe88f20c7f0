import { expect, it } from 'vitest';
import { queryOfPage } from './known-query.ts';

it('reads of an address what its page depends on, in one order, and no marks of an advertisement', () => {
  const marked = { utm_source: 'level', sort: 'final_price:asc', fbclid: 'x', color: ['8', '9'] };
  const plain = { color: ['8', '9'], sort: 'final_price:asc' };
  expect(queryOfPage(marked)).toEqual(plain);
  expect(JSON.stringify(queryOfPage(marked))).toBe(JSON.stringify(queryOfPage(plain)));
  expect(queryOfPage({ childSku: 'ZG-2202-BOR-KONYAK' })).toEqual({
    childSku: 'ZG-2202-BOR-KONYAK',
  });
});
