import { money, subtractMoney, type Money } from './money.ts';
import { roundHalfUp } from './rounding.ts';

/** Amount paid in cash, and its difference to the total. */
export interface CashPayment {
  readonly payable: Money;
  /** `payable` minus the total: −2 Ft to +2 Ft. */
  readonly difference: Money;
}

/**
 * Returns the cash amount of a final total: forints rounded to the nearest 5 Ft. Other currencies stay unchanged. Use
 * it only for cash and only for the final total, never for lines; the order keeps its unrounded total.
 * Source: MO-4.
 */
export function cashPayment(total: Money): CashPayment {
  const payable =
    total.currency === 'HUF' ? money(roundHalfUp(total.minor / 5) * 5, total.currency) : total;
  return { payable, difference: subtractMoney(payable, total) };
}
