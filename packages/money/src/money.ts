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

/** Two currencies in one sum or comparison. This is a programming error, not bad data. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';
}

/**
 * Creates an amount of money.
 *
 * Units: whole minor units. Bounds: a safe integer.
 * Errors: throws `RangeError` for a fraction or a number too big to be exact. Source: MO-1.
 */
export function money<C extends Currency>(minor: MinorUnits, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not whole minor units: ${minor}`);
  return { minor: minor || 0, currency };
}

/** Creates an amount in whole forints. Errors: throws `RangeError` for a fraction. Source: MO-1. */
export function huf(minor: MinorUnits): Money<'HUF'> {
  return money(minor, 'HUF');
}

/**
 * Converts a wire amount to money.
 *
 * Units: in, major units of the currency; out, whole minor units, rounded half up if an external catalog sends
 * fractions. Errors: throws `RangeError` for a number that is not finite. Source: MO-1, MO-2.
 */
export function moneyFromWire<C extends Currency>(amount: MajorUnits, currency: C): Money<C> {
  return money(roundWritten(amount * minorPerUnit[currency]), currency);
}

/** Converts money to a wire amount: major units with the decimals of the currency. Source: MO-1. */
export function wireAmount(amount: Money): MajorUnits {
  return amount.minor / minorPerUnit[amount.currency];
}

/** Returns `a` plus `b`. Errors: throws `CurrencyMismatchError` if the currencies differ. Source: MO-1. */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.minor + sameCurrency(a, b).minor, a.currency);
}

/** Returns `a` minus `b`. Errors: throws `CurrencyMismatchError` if the currencies differ. Source: MO-1. */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return money(a.minor - sameCurrency(a, b).minor, a.currency);
}

/**
 * Returns `amount` times `times`. Bounds: `times` is a whole number. Errors: throws `RangeError` if the product is not
 * a whole amount. Source: MO-1.
 */
export function multiplyMoney<C extends Currency>(amount: Money<C>, times: number): Money<C> {
  return money(amount.minor * times, amount.currency);
}

/**
 * Returns a negative number if `a` is less than `b`, a positive one if it is greater, 0 if equal. Errors: throws
 * `CurrencyMismatchError`. Source: MO-1.
 */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): number {
  return a.minor - sameCurrency(a, b).minor;
}

/**
 * Divides an amount by weights so that the parts add up to it exactly: largest remainder, the earlier part on a tie.
 *
 * Units: weights are whole numbers of any unit. Bounds: weights ≥ 0; all zero means equal parts.
 * Errors: throws `RangeError` for a negative or fractional weight, or without weights. Source: MO-3.
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
