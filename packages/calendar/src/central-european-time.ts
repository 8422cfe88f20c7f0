import { unsafeBrand, type EpochMs } from '@shop/kernel';

const hourMs = 3_600_000;

/**
 * Returns the wall-clock time of Budapest, Berlin and Rome at a moment, in milliseconds since 1970.
 * Computed from the rule of the European Union and not from the runtime's zone data, so that every machine gives the
 * same result: UTC+1, and UTC+2 from the last Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC.
 * Bounds: exact since 1996. NaN stays NaN. Source: CA-1.
 */
export function centralEuropeanClock(at: EpochMs): number {
  return at + offsetMs(at);
}

/**
 * Returns the moment at which these clocks show this time, given in milliseconds since 1970 on such a clock. For a
 * repeated hour the first one; for a skipped hour one hour later. Source: CA-2.
 */
export function centralEuropeanMoment(clockMs: number): EpochMs {
  // The summer offset gives the right moment, or one with the winter offset as well.
  return unsafeBrand<EpochMs>(clockMs - offsetMs(unsafeBrand<EpochMs>(clockMs - 2 * hourMs)));
}

function offsetMs(at: EpochMs): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= lastSundayAtOne(year, 2) && at < lastSundayAtOne(year, 9);
  return isSummer ? 2 * hourMs : hourMs;
}

/** Returns the last Sunday of a month of 31 days, 01:00 UTC. `monthIndex` counts from 0. */
function lastSundayAtOne(year: number, monthIndex: number): number {
  const last = Date.UTC(year, monthIndex, 31, 1);
  return last - new Date(last).getUTCDay() * 24 * hourMs;
}
