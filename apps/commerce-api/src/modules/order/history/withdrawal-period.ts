import { isWithdrawalOpen, withdrawalDays } from '@shop/orders';
import { type Order } from '@shop/contract';
import { periodEnd } from '@shop/calendar';
import { unsafeBrand, type EpochMs } from '@shop/kernel';

/** Returns the state of the withdrawal from an order. The period begins when the order is complete. */
export function withdrawalState(
  status: string,
  completedAt: Date | undefined,
  withdrawnAt: Date | undefined,
  nowMs: EpochMs,
): NonNullable<Order['withdrawal']> {
  const end = completedAt && periodEnd(unsafeBrand<EpochMs>(completedAt.getTime()), withdrawalDays);
  return {
    is_open: isWithdrawalOpen({ status, end, isWithdrawn: withdrawnAt !== undefined }, nowMs),
    ...(end === undefined ? {} : { until: new Date(end).toISOString() }),
    ...(withdrawnAt === undefined ? {} : { received_at: withdrawnAt.toISOString() }),
  };
}
