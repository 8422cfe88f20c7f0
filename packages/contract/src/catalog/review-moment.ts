import { unsafeBrand, type EpochMs } from '@shop/kernel';

const shape =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:Z|([+-]\d\d):?(\d\d))?)?$/;

/**
 * Parses the time of a review. Catalogs write `2026-03-05 13:00:00`, in UTC, or an ISO time. A date without a time is
 * midnight UTC, which is the same day in Budapest. Returns `undefined` if the time is missing or cannot be parsed.
 * Source: CO-55.
 */
export function reviewMoment(text: string | undefined): EpochMs | undefined {
  const match = shape.exec(text?.trim() ?? '');
  if (match === null) return undefined;
  const [, day, time = '00:00', hours = '+00', minutes = '00'] = match;
  const ms = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return Number.isNaN(ms) ? undefined : unsafeBrand<EpochMs>(ms);
}
