import { as, type EpochMs } from '@shop/kernel';

/** The zones of this shop's stores. The three cities share one clock. */
export type TimeZone = 'Europe/Budapest' | 'Europe/Berlin' | 'Europe/Rome' | 'UTC';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const shape =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)([.]\d+)?)?)?\s*(?:(Z)|([+-]\d\d):?(\d\d))?$/;

/**
 * The moment a date text means. A text with its own zone keeps it; one without is read in `timeZone`, the
 * same on every machine: the rule of summer time is worked out here, not asked of the runtime.
 *
 * Bounds: the rule in force since 1996. In the hour that clocks skip, the text means the hour after it; in
 * the hour they repeat, the first of the two. Errors: `undefined` for a text that is no date. Source: PR-15.
 */
export function momentOf(text: string, timeZone: TimeZone): EpochMs | undefined {
  const match = shape.exec(text.trim());
  if (match === null) return undefined;
  const part = (group: number): number => Number(match[group] ?? 0);
  const [year, month, day] = [part(1), part(2), part(3)];
  const wallMs = Date.UTC(year, month - 1, day, part(4), part(5), part(6), part(7) * 1000);
  // 31 February would silently become 3 March.
  if (new Date(wallMs).getUTCDate() !== day) return undefined;
  const offset = match[9];
  if (offset !== undefined) {
    const sign = offset.startsWith('-') ? -1 : 1;
    return as<EpochMs>(wallMs - part(9) * hourMs - sign * part(10) * 60_000);
  }
  if (timeZone === 'UTC' || match[8] !== undefined) return as<EpochMs>(wallMs);
  return as<EpochMs>(wallMs - (isSummer(wallMs, year, month) ? 2 : 1) * hourMs);
}

/** From the last Sunday of March, when clocks go from 2:00 to 3:00, to the last of October at 3:00. */
function isSummer(wallMs: number, year: number, month: number): boolean {
  if (month !== 3 && month !== 10) return month > 3 && month < 10;
  const lastDay = Date.UTC(year, month - 1, 31);
  const change = lastDay - (new Date(lastDay).getUTCDay() * 24 - 3) * hourMs;
  return wallMs >= change === (month === 3);
}
