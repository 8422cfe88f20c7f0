import type { MinorUnits, Money } from '@shop/money';
import type { PaymentFailure } from '../state/payment-state.ts';
import type { PaymentReport } from '../state/payment-report.ts';

/** A payment as stored by the sandbox. */
export interface SandboxRecord {
  readonly reference: string;
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly language: string;
  readonly returnUrl: string;
  readonly callbackUrl: string;
  readonly expiresAtMs: number;
  readonly status: PaymentReport['status'];
  readonly reason?: PaymentFailure | undefined;
  readonly captured: MinorUnits;
  readonly refunded: MinorUnits;
  /** Keys of the completed refunds. */
  readonly refundKeys: readonly string[];
}

/** Decision of the payer on the hosted page. */
export type SandboxDecision = 'pay' | 'decline' | 'cancel';

/** Delays in ms of the callbacks after a decision. Real providers send one, some send it twice, and some are lost. */
export const sandboxCallbackPlans = {
  /** One, immediately. */
  normal: [0],
  /** One, after 20 seconds. */
  late: [20_000],
  /** The same callback three times. */
  repeated: [0, 0, 3_000],
  /** None: only the return or the reconciliation settles the order. */
  lost: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Name of a callback plan. */
export type SandboxCallbackPlan = keyof typeof sandboxCallbackPlans;

/** Returns the record after the payer's decision. A payment that has ended keeps its state. */
export function decide(
  record: SandboxRecord,
  decision: SandboxDecision,
  { nowMs, capturesAtOnce }: { readonly nowMs: number; readonly capturesAtOnce: boolean },
): SandboxRecord {
  const current = expire(record, nowMs);
  if (current.status !== 'pending') return current;
  if (decision !== 'pay') {
    return {
      ...current,
      status: 'failed',
      reason: decision === 'cancel' ? 'canceled' : 'declined',
    };
  }
  return capturesAtOnce ? capture(current) : { ...current, status: 'authorised' };
}

/** Returns the record at `nowMs`: a payment that was not made in time is expired. */
export function expire(record: SandboxRecord, nowMs: number): SandboxRecord {
  const isOver = record.status === 'pending' && nowMs >= record.expiresAtMs;
  return isOver ? { ...record, status: 'expired' } : record;
}

function capture(record: SandboxRecord): SandboxRecord {
  return { ...record, status: 'captured', captured: record.amount.minor };
}

/** Captures the whole amount of an authorised payment; any other payment keeps its state. */
export function captureAuthorised(record: SandboxRecord): SandboxRecord {
  return record.status === 'authorised' ? capture(record) : record;
}

/** Voids a payment that has taken no money; any other payment keeps its state. */
export function voidRecord(record: SandboxRecord): SandboxRecord {
  const isOpen = record.status === 'authorised' || record.status === 'pending';
  return isOpen ? { ...record, status: 'failed', reason: 'voided' } : record;
}

/** Refunds an amount once per key. A refund of more than the captured amount changes nothing. */
export function refundRecord(
  record: SandboxRecord,
  amount: MinorUnits,
  key: string,
): SandboxRecord {
  const { refunded, captured, refundKeys } = record;
  if (refundKeys.includes(key) || refunded + amount > captured) return record;
  return { ...record, refunded: refunded + amount, refundKeys: [...refundKeys, key] };
}

/** Converts a record to the report of a provider. */
export function reportOf(record: SandboxRecord): PaymentReport {
  const { reference, status, amount, captured, refunded, reason } = record;
  const reported = status === 'authorised' ? amount.minor : captured;
  return { reference, status, amount: reported, refunded, reason };
}
