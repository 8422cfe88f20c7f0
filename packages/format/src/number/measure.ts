import { noBreakSpace } from './grouping.ts';
import type { Locale } from '../locale.ts';
import { formatNumber, type NumberStyle } from './number.ts';

/** Unit of measure. `piece` is for counted articles: `db`, `Stk.`, `pz.`, `buc.`, `pcs`. */
export type Unit = 'mm' | 'cm' | 'm' | 'm2' | 'm3' | 'g' | 'kg' | 'l' | 'W' | 'piece';

const signs: Readonly<Record<Exclude<Unit, 'piece'>, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  m2: 'm²',
  m3: 'm³',
  g: 'g',
  kg: 'kg',
  l: 'l',
  W: 'W',
};
const pieceSigns: Readonly<Record<Locale, string>> = {
  hu: 'db',
  de: 'Stk.',
  it: 'pz.',
  ro: 'buc.',
  en: 'pcs',
};

/** Returns the symbol of a unit, as in `Ft/m²`. Source: FO-13. */
export function unitSign(unit: Unit, locale: Locale): string {
  return unit === 'piece' ? pieceSigns[locale] : signs[unit];
}

/**
 * `12,5 kg`: number, no-break space, unit.
 *
 * Errors: throws `RangeError` as `formatNumber` does.
 * Source: FO-13.
 */
export function formatMeasure(
  value: number,
  unit: Unit,
  locale: Locale,
  style?: NumberStyle,
): string {
  return formatNumber(value, locale, style) + noBreakSpace + unitSign(unit, locale);
}
