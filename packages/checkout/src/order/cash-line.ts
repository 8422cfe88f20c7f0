import type { PaymentMethod } from '@shop/contract';
import { cashPayment, moneyFromWire, wireAmount, type Currency } from '@shop/pricing';

/** The two lines under a total that is paid in cash. Major units, gross. */
export interface CashLine {
  /** `Kerekítés (készpénzes fizetés)`: −2 to +2 Ft. */
  readonly rounding: number;
  /** `Fizetendő készpénzben`. */
  readonly payable: number;
}

/**
 * What changes hands at the door. The order keeps its unrounded total; `undefined` when nothing is paid in
 * cash or nothing is rounded. `cashMethods`: the codes of cash where the method does not say itself. Source: CH-29.
 */
export function cashLine(
  grandTotal: number,
  currency: Currency,
  method: Pick<PaymentMethod, 'code' | 'cash'>,
  cashMethods: readonly string[],
): CashLine | undefined {
  if (!(method.cash ?? cashMethods.includes(method.code))) return undefined;
  const { payable, difference } = cashPayment(moneyFromWire(grandTotal, currency));
  if (difference.minor === 0) return undefined;
  return { rounding: wireAmount(difference), payable: wireAmount(payable) };
}
