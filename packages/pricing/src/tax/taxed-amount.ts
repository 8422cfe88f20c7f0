import { withTax, withoutTax, type Gross, type MinorUnits, type Net } from '@shop/money';

/** Net, tax and gross of one amount, in whole minor units. Always `gross - tax === net`. Source: PR-4. */
export interface TaxedAmount {
  readonly net: Net<MinorUnits>;
  readonly tax: MinorUnits;
  readonly gross: Gross<MinorUnits>;
}

export const zeroAmount: TaxedAmount = { net: 0, tax: 0, gross: 0 };

/**
 * Splits a gross amount: net is rounded, tax is the rest.
 *
 * Units: whole minor units; the rate in percent points (27). Source: PR-4.
 */
export function fromGross(gross: Gross<MinorUnits>, ratePercent: number): TaxedAmount {
  const net = withoutTax(gross, ratePercent);
  return { net, tax: gross - net, gross };
}

/**
 * Adds tax to a net amount: gross is rounded, then net and tax are computed from gross.
 *
 * Units: minor units, of which the net amount may have a fraction; the rate in percent points. Source: PR-4, PR-5.
 */
export function fromNet(net: Net<MinorUnits>, ratePercent: number): TaxedAmount {
  return fromGross(withTax(net, ratePercent), ratePercent);
}

/** Returns `sum` plus `times` times `amount`. Source: PR-4. */
export function addTaxed(sum: TaxedAmount, amount: TaxedAmount, times = 1): TaxedAmount {
  return {
    net: sum.net + amount.net * times,
    tax: sum.tax + amount.tax * times,
    gross: sum.gross + amount.gross * times,
  };
}
