import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maxCartLines, maxLineQuantity, serverCartRow } from './cart.ts';
import { maxOrderQuantity, orderLine } from '../order/order.ts';

const row = { item_id: 1, sku: 'A', qty: 1, price: 990 };

it.each([
  [{ qty: maxLineQuantity }, true],
  [{ qty: maxLineQuantity + 1 }, false],
  [{ qty: 0 }, false],
  [{ qty: -1 }, false],
  [{ qty: 1.5 }, false],
  [{ price: 1_000_000_000_000 }, true],
  [{ price: -1_000_000_000_001 }, false],
])('[CO-69] findings A2: a row of a cart with %j is read: %s', (change, isRead) => {
  expect(v.is(serverCartRow, { ...row, ...change })).toBe(isRead);
});

it.each([
  [maxOrderQuantity, true],
  [maxOrderQuantity + 1, false],
])('[CO-70] findings A11: a line of an order with %d pieces is read: %s', (qty, isRead) => {
  expect(v.is(orderLine, { sku: 'A', qty })).toBe(isRead);
});

it('[CO-67] a cart of the server has 200 lines at most', () => {
  expect(maxCartLines).toBe(200);
});
