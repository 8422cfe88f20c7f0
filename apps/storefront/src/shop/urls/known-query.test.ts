import { expect, it } from 'vitest';
import { queryOfPage } from './known-query.ts';

it('reads the parameters of an address that its page depends on, in one order, without tracking parameters', () => {
  const marked = { utm_source: 'level', sort: 'final_price:asc', fbclid: 'x', color: ['8', '9'] };
  const plain = { color: ['8', '9'], sort: 'final_price:asc' };
  expect(queryOfPage(marked)).toEqual(plain);
  expect(JSON.stringify(queryOfPage(marked))).toBe(JSON.stringify(queryOfPage(plain)));
  expect(queryOfPage({ childSku: 'ZG-2202-BOR-KONYAK' })).toEqual({
    childSku: 'ZG-2202-BOR-KONYAK',
  });
});
