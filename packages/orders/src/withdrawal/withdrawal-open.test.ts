import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import { isWithdrawalOpen, type WithdrawalFacts } from './withdrawal-open.ts';

const now = unsafeBrand<EpochMs>(Date.UTC(2026, 2, 6));
const before = unsafeBrand<EpochMs>(now - 1);
const later = unsafeBrand<EpochMs>(now + 1);

it.each<[story: string, order: Partial<WithdrawalFacts>, isOpen: boolean]>([
  ['before the goods come', { status: 'pending' }, true],
  ['on their way', { status: 'shipped' }, true],
  ['in the last moment', { end: later }, true],
  ['when the period has just ended', { end: now }, false],
  ['after the period', { end: before }, false],
  ['of an order that is off', { status: 'canceled' }, false],
  ['a second time', { end: later, isWithdrawn: true }, false],
  ['a second time before the goods come', { status: 'shipped', isWithdrawn: true }, false],
])('[OR-7] whether one may withdraw %s', (_story, order, isOpen) => {
  expect(isWithdrawalOpen({ status: 'complete', isWithdrawn: false, ...order }, now)).toBe(isOpen);
});
