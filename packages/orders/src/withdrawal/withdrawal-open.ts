import type { EpochMs } from '@shop/kernel';

/** Facts of an order that decide about withdrawal. */
export interface WithdrawalFacts {
  readonly status: string;
  /** The first moment at which withdrawal is too late; `undefined` until the products are received. */
  readonly end?: EpochMs | undefined;
  readonly isWithdrawn: boolean;
}

/**
 * Returns true if withdrawal is possible at `now`: before the products are received and until the period is over.
 * Returns false for a canceled order and for a second withdrawal. Source: OR-7.
 */
export function isWithdrawalOpen(
  { status, end, isWithdrawn }: WithdrawalFacts,
  now: EpochMs,
): boolean {
  return status !== 'canceled' && !isWithdrawn && (end === undefined || now < end);
}
