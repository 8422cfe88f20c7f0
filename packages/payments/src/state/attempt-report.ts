import { wireAmount, type Currency } from '@shop/money';
import type { PaymentState } from './payment-state.ts';

/** State of a payment for the operator. Amounts are in major units. */
export interface AttemptReport {
  readonly status: string;
  readonly authorised?: number;
  readonly captured?: number;
  readonly refunded?: number;
  /** Reason of a failed payment. */
  readonly reason?: string;
}

/** Describes the state of a payment for the operator. Source: PA-38. */
export function attemptReport(state: PaymentState, currency: Currency): AttemptReport {
  const facts = Object.entries(state).map(([name, value]: [string, string | number]) => [
    name,
    typeof value === 'number' ? wireAmount({ minor: value, currency }) : value,
  ]);
  return Object.fromEntries(facts) as AttemptReport;
}
