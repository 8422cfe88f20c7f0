import type { IsoDate } from '@shop/kernel';
import { daysBetween } from '@shop/calendar';
import type { Locale } from '../locale.ts';

interface Words {
  readonly today: string;
  readonly tomorrow: string;
  readonly yesterday: string;
  readonly ahead: (days: number) => string;
  readonly ago: (days: number) => string;
}

const wordsByLocale: Readonly<Record<Locale, Words>> = {
  hu: {
    today: 'ma',
    tomorrow: 'holnap',
    yesterday: 'tegnap',
    ahead: (days) => `${days} nap múlva`,
    ago: (days) => `${days} napja`,
  },
  de: {
    today: 'heute',
    tomorrow: 'morgen',
    yesterday: 'gestern',
    ahead: (days) => `in ${days} Tagen`,
    ago: (days) => `vor ${days} Tagen`,
  },
  it: {
    today: 'oggi',
    tomorrow: 'domani',
    yesterday: 'ieri',
    ahead: (days) => `tra ${days} giorni`,
    ago: (days) => `${days} giorni fa`,
  },
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    ahead: (days) => `in ${days} days`,
    ago: (days) => `${days} days ago`,
  },
};

/**
 * Formats the distance of a day from `today`: `ma`, `holnap`, `tegnap`, `3 nap múlva`, `3 napja`.
 *
 * Errors: throws `RangeError` if either is not an existing day.
 * Source: FO-21.
 */
export function formatRelativeDay(day: IsoDate, today: IsoDate, locale: Locale): string {
  const distance = daysBetween(today, day);
  const { today: now, tomorrow, yesterday, ahead, ago } = wordsByLocale[locale];
  if (distance === 0) return now;
  if (distance === 1) return tomorrow;
  if (distance === -1) return yesterday;
  return distance > 0 ? ahead(distance) : ago(-distance);
}
