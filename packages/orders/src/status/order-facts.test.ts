import { orderStatuses } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  awaitsPayment,
  isInProgress,
  canDownloadFiles,
  isVerifiedPurchase,
} from './order-facts.ts';
import { allowedTransitions } from './order-status.ts';

const known: readonly string[] = orderStatuses;

it('[OR-3] an order is open until its final status, and so is one of an unknown status', () => {
  const leadOn = known.filter((status) => allowedTransitions(status, 'shop').length > 0);
  expect(known.filter(isInProgress)).toEqual(leadOn);
  expect(isInProgress('holded')).toBe(true);
});

it.each([
  ['in advance', { total: 2_990, isCash: false }, ['processing', 'shipped', 'complete']],
  ['in cash', { total: 2_990, isCash: true }, ['complete']],
  [
    'by nobody, as they cost nothing',
    { total: 0, isCash: false },
    ['pending', 'processing', 'shipped', 'complete'],
  ],
])('[OR-4] findings E2: files paid %s may be fetched once they are paid', (_how, order, may) => {
  expect(known.filter((status) => canDownloadFiles({ status, ...order }))).toEqual(may);
  expect(canDownloadFiles({ status: 'holded', ...order, total: 1 })).toBe(false);
});

it('[OR-4] [OR-6] an order that was refunded as a whole gives no files and proves no buyer', () => {
  const order = { total: 2_990, isCash: false, isRefunded: true };
  expect(known.filter((status) => canDownloadFiles({ status, ...order }))).toEqual([]);
  expect(known.filter((status) => isVerifiedPurchase(status, true))).toEqual([]);
});

it('[OR-6] findings E2: only an order that is complete proves a buyer', () => {
  expect(known.filter((status) => isVerifiedPurchase(status))).toEqual(['complete']);
  expect(isVerifiedPurchase('holded')).toBe(false);
});

it('[OR-5] money is awaited until the shop begins', () => {
  expect(known.filter(awaitsPayment)).toEqual(['pending']);
});
