import type { PaymentMethod } from '@shop/contract';
import {
  cashPayment,
  moneyFromWire,
  wireAmount,
  type Currency,
  type Gross,
  type MajorUnits,
} from '@shop/money';

/** The two rows under a total that is paid in cash. Major units, gross. */
export interface CashLine {
  /** `Kerekítés (készpénzes fizetés)`: −2 to +2 Ft. */
  readonly rounding: MajorUnits;
  /** `Fizetendő készpénzben`. */
  readonly payable: Gross<MajorUnits>;
}

/**
 * Returns the rounded amount of cash on delivery; the order keeps its unrounded total. Returns `undefined` if the order
 * is not paid in cash or rounding does not change the amount. `cashMethods`: the codes of cash methods, for methods
 * without their own flag. Source: OR-13.
 */
export function cashLine(
  grandTotal: Gross<MajorUnits>,
  currency: Currency,
  method: Pick<PaymentMethod, 'code' | 'cash'>,
  cashMethods: readonly string[],
): CashLine | undefined {
  if (!(method.cash ?? cashMethods.includes(method.code))) return undefined;
  const { payable, difference } = cashPayment(moneyFromWire(grandTotal, currency));
  if (difference.minor === 0) return undefined;
  return { rounding: wireAmount(difference), payable: wireAmount(payable) };
}
