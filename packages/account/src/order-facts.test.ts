import { orderStatuses } from '@shop/contract';
import { expect, it } from 'vitest';
import { awaitsMoney, isUnderWay, makesBuyer } from './order-facts.ts';
import { orderMoves } from './order-status.ts';

const known: readonly string[] = orderStatuses;

it('[AC-48] an order is under way until nothing leads on, and so is one of a status nobody knows', () => {
  const leadOn = known.filter((status) => orderMoves(status, 'shop').length > 0);
  expect(known.filter(isUnderWay)).toEqual(leadOn);
  expect(isUnderWay('holded')).toBe(true);
});

it('[AC-49] every order but a canceled one makes its customer a buyer', () => {
  expect(known.filter((status) => !makesBuyer(status))).toEqual(['canceled']);
});

it('[AC-50] money is awaited until the shop begins', () => {
  expect(known.filter(awaitsMoney)).toEqual(['pending']);
});
