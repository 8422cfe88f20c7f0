import type { Gross, MinorUnits, Net } from './units.ts';

/**
 * All rounding of amounts is in this file.
 *
 * Rates and percents are stored as millionths, so that 8.25 % or 12.5 % do not add binary fractions to a sum. Exact for
 * amounts up to 9 000 000 000 minor units. Source: MO-2.
 */

/** Converts percent to whole millionths: 27 becomes 270 000. Digits below 0.0001 % are lost. */
function millionths(percent: number): number {
  if (!Number.isFinite(percent)) throw new RangeError(`Not a percentage: ${percent}`);
  return Math.round(percent * 10_000);
}

/** Rounds to the nearest whole minor unit, half away from zero, never to −0. Source: MO-2. */
export function roundHalfUp(amount: number): number {
  return Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5) + 0;
}

/** Rounds up to the next whole minor unit; a millionth above a whole number is ignored. Source: MO-2. */
export function roundUp(amount: number): number {
  return Math.ceil(amount - 1e-6) || 0;
}

/** Returns `percent` per cent of a whole amount, rounded half up. Source: MO-2. */
export function percentOf(minor: MinorUnits, percent: number): MinorUnits {
  return roundHalfUp((minor * millionths(percent)) / 1e6);
}

/**
 * Adds the tax of `ratePercent` to a net amount and rounds half up once. The net amount may have a fraction: six
 * decimals are used, exactly. Source: MO-2, PR-4.
 */
export function withTax(net: Net<MinorUnits>, ratePercent: number): Gross<MinorUnits> {
  const rate = millionths(ratePercent);
  const wholeUnits = Math.trunc(net);
  const fraction = Math.round((net - wholeUnits) * 1e6);
  return wholeUnits + roundHalfUp((wholeUnits * rate + (fraction * (1e6 + rate)) / 1e6) / 1e6);
}

/**
 * Rounds an amount in minor units by its written decimals: six of them are used. 1.005 € is 101 cents, although its
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
