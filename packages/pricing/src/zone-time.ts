import { as, type EpochMs } from '@shop/kernel';

/** The zones of this shop's stores. The three cities share one clock. */
export type TimeZone = 'Europe/Budapest' | 'Europe/Berlin' | 'Europe/Rome' | 'UTC';

const hourMs = 3_600_000;
const shape =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/**
 * The moment a date text means. A text with its own zone keeps it; one without is read in `timeZone`, the
 * same on every machine: the rule of summer time is worked out here, not asked of the runtime.
 *
 * Bounds: the rule in force since 1996. In the hour that clocks skip, the text means the hour after it; in
 * the hour they repeat, the first of the two. Errors: `undefined` for a text that is no date. Source: PR-15.
 */
export function momentOf(text: string, timeZone: TimeZone): EpochMs | undefined {
  const parts = shape.exec(text.trim());
  if (parts === null) return undefined;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((part) =>
    Number(parts[part] ?? 0),
  ) as [number, number, number, number, number, number];
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds(parts[7]));
  if (!isRealDay(wallMs, month, day) || hour > 24 || minute > 59 || second > 59) return undefined;
  return as<EpochMs>(wallMs - offsetMs(parts[8], wallMs, timeZone));
}

function milliseconds(digits: string | undefined): number {
  return Number((digits ?? '').padEnd(3, '0'));
}

/** 31 February would silently become March. Midnight as 24:00 is let through. */
function isRealDay(wallMs: number, month: number, day: number): boolean {
  const read = new Date(wallMs - 1);
  const exact = new Date(wallMs);
  return [read, exact].some(
    (date) => date.getUTCMonth() === month - 1 && date.getUTCDate() === day,
  );
}

function offsetMs(zone: string | undefined, wallMs: number, timeZone: TimeZone): number {
  if (zone === 'Z' || (zone === undefined && timeZone === 'UTC')) return 0;
  if (zone === undefined) return isSummer(wallMs) ? 2 * hourMs : hourMs;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(-2)].map(Number) as [number, number];
  return (zone.startsWith('-') ? -1 : 1) * (hours * hourMs + minutes * 60_000);
}

/** Clocks go forward on the last Sunday of March at 2:00, back on the last Sunday of October at 3:00. */
function isSummer(wallMs: number): boolean {
  const year = new Date(wallMs).getUTCFullYear();
  return (
    wallMs >= lastSunday(year, 2) + 3 * hourMs - hourMs && wallMs < lastSunday(year, 9) + 3 * hourMs
  );
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hourMs;
}
