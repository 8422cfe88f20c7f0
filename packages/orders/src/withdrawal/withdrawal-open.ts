import type { EpochMs } from '@shop/kernel';

/** Facts of an order that decide about withdrawal. */
export interface WithdrawalFacts {
  readonly status: string;
  /** The first moment at which it is too late; none while the goods have not come. */
  readonly end?: EpochMs | undefined;
  readonly isWithdrawn: boolean;
}

/**
 * Returns true if withdrawal is possible at `now`: before the goods come and until the period is over; not when the
 * order is off, and not a second time. Source: OR-7.
 */
export function isWithdrawalOpen(
  { status, end, isWithdrawn }: WithdrawalFacts,
  now: EpochMs,
): boolean {
  return status !== 'canceled' && !isWithdrawn && (end === undefined || now < end);
}
