import { expect, it } from 'vitest';
import type { OrderPaymentState } from '../settlement/plan-settlement.ts';
import type { PaymentState } from './payment-state.ts';
import { paymentState, refundedOf, type ShownPaymentState } from './shown-state.ts';

const captured: PaymentState = { status: 'captured', captured: 100 };
const refunded: PaymentState = { status: 'refunded', captured: 100 };
const part: PaymentState = { status: 'partly-refunded', captured: 100, refunded: 40 };
const failed: PaymentState = { status: 'failed', reason: 'declined' };

it.each<
  [state: OrderPaymentState, status: string, payments: PaymentState[], shown: ShownPaymentState]
>([
  ['awaiting', 'pending', [], 'awaiting'],
  ['awaiting', 'pending', [failed], 'failed'],
  ['awaiting', 'pending', [{ status: 'expired' }], 'failed'],
  ['awaiting', 'pending', [failed, { status: 'pending' }], 'awaiting'],
  ['awaiting', 'canceled', [failed], 'canceled'],
  ['paid', 'canceled', [], 'canceled'],
  ['lapsed', 'canceled', [], 'lapsed'],
  ['paid', 'processing', [captured], 'paid'],
  ['paid', 'processing', [part], 'partly-refunded'],
  ['paid', 'processing', [refunded], 'refunded'],
  // The refund of a second payment does not refund the first one.
  ['paid', 'processing', [captured, refunded], 'paid'],
  ['paid', 'canceled', [refunded], 'refunded'],
])('[PA-42] a payment that is %s, of an order that is %s, with %j is shown as %s', (...row) => {
  const [state, status, states, shown] = row;
  const payments = states.map((attempt) => ({ state: attempt }));
  expect(paymentState({ state, status }, payments)).toBe(shown);
});

it('[PA-42] the refunds of all payments are added', () => {
  const payments = [captured, refunded, part].map((state) => ({ state }));
  expect(refundedOf(payments)).toBe(140);
});
