import { describe, expect, it } from 'vitest';
import { planSettlement, type OrderPaymentState, type SettlementStep } from './plan-settlement.ts';
import type { PaymentState } from '../state/payment-state.ts';

const captured = (amount: number): PaymentState => ({ status: 'captured', captured: amount });
const authorised: PaymentState = { status: 'authorised', authorised: 100 };
const pending: PaymentState = { status: 'pending' };

const plan = (state: OrderPaymentState, states: readonly PaymentState[], nowMs = 0, owed = 100) =>
  planSettlement(
    { state, amountOwed: owed, reservedUntilMs: 1_000 },
    states.map((payment, index) => ({ paymentId: `p${index}`, state: payment })),
    nowMs,
  );

describe('the settlement of an order', () => {
  it.each<[string, string, OrderPaymentState, PaymentState[], number, SettlementStep[]]>([
    ['PA-20', 'waits for a payment', 'awaiting', [pending], 999, []],
    [
      'PA-20',
      'marks an order as paid',
      'awaiting',
      [captured(100)],
      2_000,
      [{ type: 'mark-paid' }],
    ],
    [
      'PA-21',
      'captures what is authorised',
      'awaiting',
      [authorised],
      0,
      [{ type: 'capture', paymentId: 'p0', amount: 100 }],
    ],
    [
      'PA-21',
      'does not capture less than the order costs',
      'awaiting',
      [{ status: 'authorised', authorised: 99 }],
      0,
      [],
    ],
    [
      'PA-22',
      'refunds an amount that is not the order’s',
      'awaiting',
      [captured(60)],
      0,
      [{ type: 'refund', paymentId: 'p0', amount: 60 }],
    ],
    [
      'PA-23',
      'releases the stock when the reservation is over',
      'awaiting',
      [pending],
      1_000,
      [{ type: 'lapse' }],
    ],
    [
      'PA-24',
      'refunds the later of two payments',
      'paid',
      [captured(100), captured(100)],
      0,
      [{ type: 'refund', paymentId: 'p1', amount: 100 }],
    ],
    [
      'PA-24',
      'voids what is still open',
      'paid',
      [captured(100), pending],
      0,
      [{ type: 'void', paymentId: 'p1' }],
    ],
    [
      'PA-25',
      'takes the stock again for late money',
      'lapsed',
      [captured(100)],
      0,
      [{ type: 'reclaim-stock' }],
    ],
    [
      'PA-25',
      'refunds late money that is too little',
      'lapsed',
      [captured(60)],
      0,
      [{ type: 'refund', paymentId: 'p0', amount: 60 }],
    ],
    [
      'PA-26',
      'refunds everything of a canceled order',
      'canceled',
      [captured(100), authorised],
      0,
      [
        { type: 'refund', paymentId: 'p0', amount: 100 },
        { type: 'void', paymentId: 'p1' },
      ],
    ],
    [
      'PA-27',
      'waits for the decision about missing stock',
      'undeliverable',
      [captured(100)],
      0,
      [],
    ],
  ])('[%s] %s', (_rule, _title, state, states, nowMs, steps) => {
    expect(plan(state, states, nowMs)).toEqual(steps);
  });

  it('[PA-24] refunds what the shop granted, from the latest payment backwards', () => {
    expect(plan('paid', [captured(70), captured(30)], 0, 60)).toEqual([
      { type: 'refund', paymentId: 'p1', amount: 30 },
      { type: 'refund', paymentId: 'p0', amount: 10 },
    ]);
  });

  it('[PA-20] an order that costs nothing is paid', () => {
    expect(plan('awaiting', [], 0, 0)).toEqual([{ type: 'mark-paid' }]);
  });
});
