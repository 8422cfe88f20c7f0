import { withdrawalDays, type Order } from '@shop/contract';
import { addDays, addWorkingDays, budapestDate, budapestMoment } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';

/**
 * The first moment at which it is too late: the day of receipt does not count, and a period that would end on
 * a day off ends with the next working day. Days are Budapest's.
 */
export function withdrawalEnd(receivedMs: EpochMs): EpochMs {
  const last = addWorkingDays(addDays(budapestDate(receivedMs), withdrawalDays), 0);
  return budapestMoment(addDays(last, 1));
}

/** Whether a contract may be withdrawn from: before the goods come and for 14 days after, unless it is off. */
export function withdrawalState(
  status: string,
  completedAt: Date | undefined,
  withdrawnAt: Date | undefined,
  nowMs: number,
): NonNullable<Order['withdrawal']> {
  const endMs = completedAt && withdrawalEnd(as<EpochMs>(completedAt.getTime()));
  const isOver = endMs !== undefined && nowMs >= endMs;
  return {
    is_open: status !== 'canceled' && withdrawnAt === undefined && !isOver,
    ...(endMs === undefined ? {} : { until: new Date(endMs).toISOString() }),
    ...(withdrawnAt === undefined ? {} : { received_at: withdrawnAt.toISOString() }),
  };
}
