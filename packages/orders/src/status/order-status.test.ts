import { orderStatuses, type OrderStatus } from '@shop/contract';
import { expect, it } from 'vitest';
import { allowedTransitions, type OrderActor } from './order-status.ts';

it.each<[from: string, mover: OrderActor, to: readonly OrderStatus[]]>([
  ['pending', 'shop', ['processing', 'canceled']],
  ['processing', 'shop', ['shipped', 'canceled']],
  ['shipped', 'shop', ['complete', 'canceled']],
  ['complete', 'shop', []],
  ['canceled', 'shop', []],
  ['holded', 'shop', []],
  ['toString', 'shop', []],
])('[OR-1] the shop moves an order from %s to what follows', (from, mover, to) => {
  expect(allowedTransitions(from, mover)).toEqual(to);
});

it.each(orderStatuses)('[OR-2] a customer cancels %s before it is dispatched', (from) => {
  const isBeforeDispatch = from === 'pending' || from === 'processing';
  expect(allowedTransitions(from, 'customer')).toEqual(isBeforeDispatch ? ['canceled'] : []);
});

it('[OR-1] every way ends at complete or canceled', () => {
  const ends = orderStatuses.filter((status) => allowedTransitions(status, 'shop').length === 0);
  expect(ends).toEqual(['complete', 'canceled']);
  const reach = (from: OrderStatus, steps: number): OrderStatus[] =>
    steps === 0 ? [from] : allowedTransitions(from, 'shop').flatMap((to) => reach(to, steps - 1));
  expect(reach('pending', orderStatuses.length)).toEqual([]);
});
