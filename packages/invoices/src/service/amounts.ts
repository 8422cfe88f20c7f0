import {
  fractionDigits,
  minorPerUnit,
  roundWritten,
  type Currency,
  type MinorUnits,
} from '@shop/money';

/** Writes an amount in major units with the decimals of its currency: `12990`, `24.90`. */
export function majorText(minor: MinorUnits, currency: Currency): string {
  return (minor / minorPerUnit[currency]).toFixed(fractionDigits[currency]);
}

/** Reads an amount in major units. `undefined`: it is not a number. */
export function minorOf(amount: number | string, currency: Currency): MinorUnits | undefined {
  const major = typeof amount === 'string' ? Number(amount.trim() || Number.NaN) : amount;
  return Number.isFinite(major) ? roundWritten(major * minorPerUnit[currency]) : undefined;
}
