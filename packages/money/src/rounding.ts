import type { Gross, MinorUnits, Net } from './units.ts';

/**
 * The one place where an amount is rounded.
 *
 * Rates and percents are carried as millionths, so that 8.25 % or 12.5 % cannot bring a binary fraction
 * into a sum. Exact for amounts up to 9 000 000 000 minor units. Source: MO-2.
 */

/** Percent points to whole millionths: 27 becomes 270 000. Finer than 0.0001 % is lost. */
function millionths(percent: number): number {
  if (!Number.isFinite(percent)) throw new RangeError(`Not a percentage: ${percent}`);
  return Math.round(percent * 10_000);
}

/** To the nearest whole minor unit, half away from zero, never to −0. Source: MO-2. */
export function roundHalfUp(amount: number): number {
  return Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5) + 0;
}

/** Up to the next whole minor unit; a millionth over a whole is taken for noise. Source: MO-2. */
export function roundUp(amount: number): number {
  return Math.ceil(amount - 1e-6) || 0;
}

/** `percent` per cent of a whole amount, rounded half up. Source: MO-2. */
export function percentOf(minor: MinorUnits, percent: number): MinorUnits {
  return roundHalfUp((minor * millionths(percent)) / 1e6);
}

/**
 * A net amount with the tax of `ratePercent` upon it, rounded half up once. The net amount may have a fraction: six
 * decimals of it count, exactly. Source: MO-2, PR-4.
 */
export function withTax(net: Net<MinorUnits>, ratePercent: number): Gross<MinorUnits> {
  const rate = millionths(ratePercent);
  const wholeUnits = Math.trunc(net);
  const fraction = Math.round((net - wholeUnits) * 1e6);
  return wholeUnits + roundHalfUp((wholeUnits * rate + (fraction * (1e6 + rate)) / 1e6) / 1e6);
}

/**
 * Rounds an amount in minor units as its decimals are written: six of them count. 1.005 € is 101 cents, although its
 * binary value lies below the half. Source: MO-2.
 */
export function roundWritten(amount: number): MinorUnits {
  return Number.isInteger(amount) ? amount + 0 : withTax(amount, 0);
}

/** Removes the tax of `ratePercent` from a gross amount, rounded half up. Source: MO-2, PR-4. */
export function withoutTax(grossMinor: Gross<MinorUnits>, ratePercent: number): Net<MinorUnits> {
  const gross: number = grossMinor;
  return roundHalfUp((gross * 1e6) / (1e6 + millionths(ratePercent)));
}
