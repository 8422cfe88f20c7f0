import { allocateMinor } from './allocate-minor.ts';
import { minorPerUnit, type Currency } from './currency.ts';
import { roundWritten } from './rounding.ts';
import type { MajorUnits, MinorUnits } from './units.ts';

/**
 * An amount of one currency in whole minor units: 1 is 1 Ft, 1 cent or 1 ban.
 *
 * On the wire an amount is a plain number in the store's currency: whole forints. Source: MO-1.
 */
export interface Money<C extends Currency = Currency> {
  readonly minor: MinorUnits;
  readonly currency: C;
}

/** Two currencies met in one sum or comparison: a bug, not bad data. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';
}

/**
 * An amount of money.
 *
 * Units: whole minor units. Bounds: a safe integer.
 * Errors: throws `RangeError` for a fraction or a number too big to be exact. Source: MO-1.
 */
export function money<C extends Currency>(minor: MinorUnits, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not whole minor units: ${minor}`);
  return { minor: minor || 0, currency };
}

/** Whole forints. Errors: throws `RangeError` for a fraction. Source: MO-1. */
export function huf(minor: MinorUnits): Money<'HUF'> {
  return money(minor, 'HUF');
}

/**
 * Converts a wire amount to money.
 *
 * Units: in, major units of the currency; out, whole minor units, rounded half up when a foreign catalog sends fractions. Errors:
 * throws `RangeError` for a number that is not finite. Source: MO-1, MO-2.
 */
export function moneyFromWire<C extends Currency>(amount: MajorUnits, currency: C): Money<C> {
  return money(roundWritten(amount * minorPerUnit[currency]), currency);
}

/** Money as the wire writes it: major units with the decimals of the currency. Source: MO-1. */
export function wireAmount(amount: Money): MajorUnits {
  return amount.minor / minorPerUnit[amount.currency];
}

/** Errors: throws `CurrencyMismatchError` if the currencies differ. Source: MO-1. */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.minor + sameCurrency(a, b).minor, a.currency);
}

/** `a` less `b`. Errors: throws `CurrencyMismatchError` if the currencies differ. Source: MO-1. */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.minor - sameCurrency(a, b).minor, a.currency);
}

/** Bounds: `times` is a whole number. Errors: throws `RangeError` when the product is no whole amount. Source: MO-1. */
export function multiplyMoney<C extends Currency>(amount: Money<C>, times: number): Money<C> {
  return money(amount.minor * times, amount.currency);
}

/** Below zero when `a` is less, above when it is more. Errors: throws `CurrencyMismatchError`. Source: MO-1. */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number {
  return a.minor - sameCurrency(a, b).minor;
}

/**
 * Divides an amount by weight so that nothing is lost or made: largest remainder, the earlier part on a tie.
 *
 * Units: weights are whole numbers of any unit. Bounds: weights ≥ 0; all zero means equal parts.
 * Errors: throws `RangeError` for a negative or broken weight, or no weights at all. Source: MO-3.
 */
export function allocate<C extends Currency>(
  amount: Money<C>,
  weights: readonly number[],
): readonly Money<C>[] {
  return allocateMinor(amount.minor, weights).map((minor) => money(minor, amount.currency));
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency === b.currency) return b;
  throw new CurrencyMismatchError(`Cannot combine ${a.currency} with ${b.currency}`);
}
