import { money, type Money } from '@shop/money';
import { fromGross } from './taxed-amount.ts';

/**
 * Returns the VAT included in a gross amount: 27/127 of it at 27 %.
 *
 * Units: whole minor units; the rate in percent points. Rounds the net part half up; the VAT is the rest, so that the
 * two add up. Source: PR-57.
 */
export function vatContent(gross: Money, ratePercent: number): Money {
  return money(fromGross(gross.minor, ratePercent).tax, gross.currency);
}
