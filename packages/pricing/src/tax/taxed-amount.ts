import { withTax, withoutTax, type Gross, type MinorUnits, type Net } from '@shop/money';

/**
 * One amount with and without its tax, in whole minor units. `gross - tax === net`, always. Source: PR-4.
 */
export interface TaxedAmount {
  readonly net: Net<MinorUnits>;
  readonly tax: MinorUnits;
  readonly gross: Gross<MinorUnits>;
}

/** Nothing. */
export const zeroAmount: TaxedAmount = { net: 0, tax: 0, gross: 0 };

/**
 * Splits what the shopper pays: net is rounded, tax is the rest.
 *
 * Units: whole minor units; the rate in percent points (27). Source: PR-4.
 */
export function fromGross(gross: Gross<MinorUnits>, ratePercent: number): TaxedAmount {
  const net = withoutTax(gross, ratePercent);
  return { net, tax: gross - net, gross };
}

/**
 * Adds tax to a net amount: the gross is rounded, net and tax are those of the gross.
 *
 * Units: minor units, of which the net amount may have a fraction; the rate in percent points. Source: PR-4, PR-5.
 */
export function fromNet(net: Net<MinorUnits>, ratePercent: number): TaxedAmount {
  return fromGross(withTax(net, ratePercent), ratePercent);
}

/** The sum of two amounts, the second taken `times` times. Source: PR-4. */
export function addTaxed(sum: TaxedAmount, amount: TaxedAmount, times = 1): TaxedAmount {
  return {
    net: sum.net + amount.net * times,
    tax: sum.tax + amount.tax * times,
    gross: sum.gross + amount.gross * times,
  };
}
