import { decimalMark, groupDigits, minusSign, type Grouping } from './grouping.ts';
import type { Locale } from '../locale.ts';

/** Style of a number. */
export interface NumberStyle {
  /** Minimum number of decimals, 0 to 20. Default 0. */
  readonly minDecimals?: number | undefined;
  /** Maximum number of decimals, 0 to 20; more are rounded. Default 3; at least `minDecimals`. */
  readonly maxDecimals?: number | undefined;
  /** Default `always`. */
  readonly grouping?: Grouping | undefined;
}

/**
 * `1 234,5`: a number with the separators of the language.
 * Bounds: finite numbers below 1e21 in size. Rounded to the nearest decimal of the stored binary value, a tie away from
 * zero. A number that rounds to zero has no sign.
 * Errors: throws `RangeError` for NaN, infinity and larger numbers.
 * Source: FO-10.
 */
export function formatNumber(value: number, locale: Locale, style: NumberStyle = {}): string {
  if (!(Math.abs(value) < 1e21)) throw new RangeError(`Not a number to write: ${value}`);
  const { minDecimals = 0, grouping = 'always' } = style;
  const maxDecimals = Math.max(style.maxDecimals ?? 3, minDecimals);
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.');
  let keptDigits = fraction.length;
  while (keptDigits > minDecimals && fraction[keptDigits - 1] === '0') keptDigits -= 1;
  const decimals = keptDigits === 0 ? '' : decimalMark[locale] + fraction.slice(0, keptDigits);
  const isZero = /^0*$/.test(whole + fraction);
  const sign = value < 0 && !isZero ? minusSign : '';
  return sign + groupDigits(whole, locale, grouping) + decimals;
}
