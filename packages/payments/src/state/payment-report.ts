import type { MinorUnits } from '@shop/money';
import {
  nextPayment,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentState,
} from './payment-state.ts';

/** State of a payment as its provider reports it at one time. Amounts are in minor units of its currency. */
export interface PaymentReport {
  /** Name of the payment at the provider. */
  readonly reference: string;
  readonly status: 'pending' | 'authorised' | 'captured' | 'failed' | 'expired';
  /** Authorised amount while `authorised`, captured amount once `captured`; else 0. */
  readonly amount: MinorUnits;
  /** Sum of all refunds so far. */
  readonly refunded: MinorUnits;
  /** Set only for `failed`. */
  readonly reason?: PaymentFailure | undefined;
}

/** Returns the state of a payment after a report of its provider. Source: PA-9. */
export function applyReport(state: PaymentState, report: PaymentReport): PaymentState {
  return eventsOf(report).reduce(nextPayment, state);
}

function eventsOf(report: PaymentReport): readonly PaymentEvent[] {
  const started: PaymentEvent = { type: 'started' };
  switch (report.status) {
    case 'pending':
      return [started];
    case 'authorised':
      return [started, { type: 'authorised', amount: report.amount }];
    case 'captured':
      return [
        started,
        { type: 'captured', amount: report.amount },
        { type: 'refunded', total: report.refunded },
      ];
    case 'failed':
      return [started, { type: 'failed', reason: report.reason ?? 'declined' }];
    case 'expired':
      return [started, { type: 'expired' }];
  }
}
