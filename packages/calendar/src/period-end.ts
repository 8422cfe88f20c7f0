import type { EpochMs } from '@shop/kernel';
import { budapestDate, budapestMoment } from './budapest-time.ts';
import { addDays } from './calendar-day.ts';
import { addWorkingDays, type WorkCalendar } from './working-days.ts';

/**
 * Returns the first moment after a period of `days`: the day of `from` does not count, and a period that would end on a
 * day off ends with the next working day. Days are Budapest's.
 * Bounds: whole days. Errors: throws `RangeError` for an invalid moment. Source: CA-15.
 */
export function periodEnd(from: EpochMs, days: number, calendar: WorkCalendar = {}): EpochMs {
  const last = addWorkingDays(addDays(budapestDate(from), days), 0, calendar);
  return budapestMoment(addDays(last, 1));
}
