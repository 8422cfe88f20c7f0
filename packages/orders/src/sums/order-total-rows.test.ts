import { expect, it } from 'vitest';
import { orderTotalRows, type OrderAmounts } from './order-total-rows.ts';

const order: OrderAmounts = {
  subtotal: 12_701,
  discount: 0,
  shipping: 0,
  payment: 0,
  total: 12_701,
  tax: 2700,
  cash: undefined,
};
const linesOf = (change: Partial<OrderAmounts>) =>
  orderTotalRows({ ...order, ...change }).map(({ id, amount }) => `${id} ${amount}`);

it.each<[story: string, change: Partial<OrderAmounts>, lines: readonly string[]]>([
  [
    'has no line of nothing, but of a delivery that is free',
    {},
    ['subtotal 12701', 'shipping 0', 'total 12701', 'tax 2700'],
  ],
  [
    'has no delivery where nothing is delivered',
    { shipping: undefined },
    ['subtotal 12701', 'total 12701', 'tax 2700'],
  ],
  [
    'has all that makes up the total before it',
    { discount: 701, shipping: 1990, payment: 490, total: 14_480 },
    ['subtotal 12701', 'discount -701', 'shipping 1990', 'payment 490', 'total 14480', 'tax 2700'],
  ],
  [
    'takes a discount off whatever its sign',
    { discount: -701, shipping: undefined },
    ['subtotal 12701', 'discount -701', 'total 12701', 'tax 2700'],
  ],
])('[OR-12] an order %s', (_story, change, lines) => {
  expect(linesOf(change)).toEqual(lines);
});

it.each<[story: string, cash: number | undefined, lines: readonly string[]]>([
  ['is not paid in cash', undefined, []],
  ['is paid in cash to the forint', 12_701, []],
  ['is rounded', 12_700, ['rounding -1', 'cash 12700']],
])('[OR-13] says what changes hands only where it is another sum: %s', (_story, cash, lines) => {
  expect(linesOf({ cash }).slice(4)).toEqual(lines);
});
