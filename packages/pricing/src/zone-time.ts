import { as, type EpochMs } from '@shop/kernel';

/** The zones of this shop's stores. The three cities share one clock. */
export type TimeZone = 'Europe/Budapest' | 'Europe/Berlin' | 'Europe/Rome' | 'UTC';

const hourMs = 3_600_000;
const shape =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)([.]\d+)?)?)?\s*(?:Z|([+-]\d\d):?(\d\d))?$/;

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
  const wallMs = Date.UTC(part(1), part(2) - 1, part(3), part(4), part(5), part(6), part(7) * 1000);
  // 31 February would silently become 3 March.
  if (new Date(wallMs).getUTCDate() !== part(3)) return undefined;
  const zone = match[8];
  if (zone !== undefined) {
    const sign = zone.startsWith('-') ? -1 : 1;
    return as<EpochMs>(wallMs - part(8) * hourMs - sign * part(9) * 60_000);
  }
  const isUtc = timeZone === 'UTC' || text.trimEnd().endsWith('Z');
  return as<EpochMs>(isUtc ? wallMs : wallMs - hourMs - (isSummer(wallMs) ? hourMs : 0));
}

/** From the last Sunday of March, when clocks go from 2:00 to 3:00, to the last of October at 3:00. */
function isSummer(wallMs: number): boolean {
  const year = new Date(wallMs).getUTCFullYear();
  return wallMs >= lastSunday(year, 2) + 3 * hourMs && wallMs < lastSunday(year, 9) + 3 * hourMs;
}

/** Midnight of the last Sunday of March (2) or October (9), both of 31 days. */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hourMs;
}
