import type { EpochMs, IsoDate } from '@shop/kernel';
import { budapestTime } from './budapest-time.ts';
import { addDays } from './calendar-day.ts';
import { addWorkingDays, type WorkCalendar } from './working-days.ts';

/**
 * Returns the working day on which an order placed at `now` is processed: the same day before `cutoff`, a time of
 * Budapest such as `14:30`, else the next one.
 * Errors: throws `RangeError` for an invalid moment or time of day. Source: CA-12.
 */
export function orderedOn(now: EpochMs, cutoff = '12:00', calendar: WorkCalendar = {}): IsoDate {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(cutoff)) throw new RangeError(`Not a time: ${cutoff}`);
  const { date: today, hour, minute } = budapestTime(now);
  const [cutoffHour = 0, cutoffMinute = 0] = cutoff.split(':').map(Number);
  const isLate = hour * 60 + minute >= cutoffHour * 60 + cutoffMinute;
  return addWorkingDays(isLate ? addDays(today, 1) : today, 0, calendar);
}
