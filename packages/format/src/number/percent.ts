import { minusSign, noBreakSpace } from './grouping.ts';
import type { Locale } from '../locale.ts';
import { formatNumber, type NumberStyle } from './number.ts';

/**
 * `27%`; German and Romanian separate number and sign: `27 %`.
 *
 * Units: `percent` is the number before the sign, 27 and not 0.27.
 * Errors: throws `RangeError` as `formatNumber` does.
 * Source: FO-11.
 */
export function formatPercent(percent: number, locale: Locale, style?: NumberStyle): string {
  return `${formatNumber(percent, locale, style)}${locale === 'de' || locale === 'ro' ? noBreakSpace : ''}%`;
}

/**
 * `−20%`: a price reduction. Takes the reduction as a positive number of percent and writes it in whole percent,
 * rounded down, so that the shop never states more than it gives. `undefined` below one percent.
 * Errors: throws `RangeError` for NaN and infinity.
 * Source: FO-12.
 */
export function formatDiscount(percent: number, locale: Locale): string | undefined {
  const whole = Math.floor(percent);
  return whole < 1 ? undefined : minusSign + formatPercent(whole, locale);
}
