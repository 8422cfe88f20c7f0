import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { centralEuropeanMoment } from './central-european-time.ts';

/** Time zones of this shop's stores. The three cities have the same time. */
export type TimeZone = 'Europe/Budapest' | 'Europe/Berlin' | 'Europe/Rome' | 'UTC';

const dayMs = 86_400_000;
const datePattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)([.]\d+)?)?)?\s*(?:(Z)|([+-]\d\d):?(\d\d))?$/;

/**
 * Returns the moment of a date text. A text with its own zone keeps it; one without is read in `timeZone`, the same on
 * every machine (CA-2).
 * Bounds: the rule in force since 1996. In a skipped hour, the hour after it; in a repeated hour, the first one.
 * Errors: `undefined` for an invalid date. Source: CA-6.
 */
export function momentOf(text: string, timeZone: TimeZone): EpochMs | undefined {
  return momentIn(text, timeZone, 0);
}

/**
 * Returns the moment at which a date text ends: a day without time ends when the next one begins, a text with a time at
 * that time. Errors: as `momentOf`. Source: CA-7.
 */
export function endMomentOf(text: string, timeZone: TimeZone): EpochMs | undefined {
  return momentIn(text, timeZone, dayMs);
}

/** `bareMs` is added to a day without a time, in clock time: a day with a clock change has 23 or 25 hours. */
function momentIn(text: string, timeZone: TimeZone, bareMs: number): EpochMs | undefined {
  const match = datePattern.exec(text.trim());
  if (match === null) return undefined;
  const part = (group: number): number => Number(match[group] ?? 0);
  const [year, month, day] = [part(1), part(2), part(3)];
  const writtenMs = Date.UTC(year, month - 1, day, part(4), part(5), part(6), part(7) * 1000);
  // Otherwise 31 February would become 3 March.
  if (new Date(writtenMs).getUTCDate() !== day) return undefined;
  const clockMs = writtenMs + (match[4] === undefined ? bareMs : 0);
  const offset = match[9];
  if (offset !== undefined) {
    const sign = offset.startsWith('-') ? -1 : 1;
    return unsafeBrand<EpochMs>(clockMs - (part(9) * 60 + sign * part(10)) * 60_000);
  }
  return timeZone === 'UTC' || match[8] !== undefined
    ? unsafeBrand<EpochMs>(clockMs)
    : centralEuropeanMoment(clockMs);
}
