import { describe, expect, it } from 'vitest';
import { applyReport } from './payment-report.ts';
import {
  isOpen,
  moneyTaken,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-state.ts';

const created: PaymentState = { status: 'created' };
const pending: PaymentState = { status: 'pending' };
const authorised: PaymentState = { status: 'authorised', authorised: 100 };
const captured: PaymentState = { status: 'captured', captured: 100 };
const part: PaymentState = { status: 'partly-refunded', captured: 100, refunded: 40 };
const refunded: PaymentState = { status: 'refunded', captured: 100 };
const failed: PaymentState = { status: 'failed', reason: 'declined' };
const expired: PaymentState = { status: 'expired' };

const fail: PaymentEvent = { type: 'failed', reason: 'canceled' };
const take: PaymentEvent = { type: 'captured', amount: 100 };
const refund = (total: number): PaymentEvent => ({ type: 'refunded', total });

describe('the states of a payment', () => {
  it.each<[rule: string, title: string, from: PaymentState, event: PaymentEvent, to: PaymentState]>(
    [
      ['PA-1', 'a started payment is pending', created, { type: 'started' }, pending],
      ['PA-1', 'a late start changes nothing', captured, { type: 'started' }, captured],
      [
        'PA-2',
        'a pending payment is authorised',
        pending,
        { type: 'authorised', amount: 100 },
        authorised,
      ],
      [
        'PA-2',
        'an authorisation after the capture is late',
        captured,
        { type: 'authorised', amount: 100 },
        captured,
      ],
      ['PA-3', 'a pending payment is captured', pending, take, captured],
      ['PA-3', 'an authorised payment is captured', authorised, take, captured],
      ['PA-3', 'a repeated capture changes nothing', captured, take, captured],
      ['PA-3', 'a capture after a refund is late', refunded, take, refunded],
      ['PA-4', 'an open payment fails', pending, fail, { status: 'failed', reason: 'canceled' }],
      ['PA-4', 'captured money does not fail', captured, fail, captured],
      ['PA-4', 'the first reason stays', failed, fail, failed],
      ['PA-4', 'an open payment expires', authorised, { type: 'expired' }, expired],
      ['PA-4', 'a failed payment does not expire', failed, { type: 'expired' }, failed],
      ['PA-5', 'money after the end of a payment counts', expired, take, captured],
      [
        'PA-5',
        'an authorisation after a failure counts',
        failed,
        { type: 'authorised', amount: 100 },
        authorised,
      ],
      ['PA-6', 'a part is refunded', captured, refund(40), part],
      ['PA-6', 'the rest is refunded', part, refund(100), refunded],
      ['PA-6', 'a repeated refund changes nothing', part, refund(40), part],
      ['PA-6', 'an older total changes nothing', part, refund(10), part],
      ['PA-6', 'nothing is refunded of a payment without money', failed, refund(10), failed],
      ['PA-6', 'a total of nothing is no refund', captured, refund(0), captured],
    ],
  )('[%s] %s', (_rule, _title, from, event, to) => {
    expect(nextPayment(from, event)).toEqual(to);
  });

  it('[PA-7] money taken is what was captured less what was refunded', () => {
    const states = [created, pending, authorised, captured, part, refunded, failed, expired];
    expect(states.map(moneyTaken)).toEqual([0, 0, 0, 100, 60, 0, 0, 0]);
  });

  it('[PA-8] open payments may still take money', () => {
    const states = [created, pending, authorised, captured, part, refunded, failed, expired];
    expect(states.map(isOpen)).toEqual([true, true, true, false, false, false, false, false]);
  });

  it('[PA-9] a report of a refunded payment is applied to one that was only created', () => {
    const report = { reference: 'x', status: 'captured', amount: 100, refunded: 40 } as const;
    expect(applyReport(created, report)).toEqual(part);
  });
});
