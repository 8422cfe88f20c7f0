import { money, type Money } from '@shop/money';
import { fromGross } from './taxed-amount.ts';

/**
 * The VAT inside a gross amount: 27/127 of it at 27 %.
 *
 * Units: whole minor units; the rate in percent points. The net part is rounded half up, the VAT is the rest,
 * so that the two add up. Source: PR-57.
 */
export function vatContent(gross: Money, ratePercent: number): Money {
  return money(fromGross(gross.minor, ratePercent).tax, gross.currency);
}
