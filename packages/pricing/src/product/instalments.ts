import { money, multiplyMoney, subtractMoney, type Money } from '@shop/money';
import { roundUp } from '@shop/money';

/** Input of an instalment plan. The lender defines rates and terms, never the code. */
export interface InstalmentRequest {
  readonly price: Money;
  /** Paid at once. Default: nothing. */
  readonly downPayment?: Money | undefined;
  readonly months: number;
  /** Per cent a month: 1 for 1 %. A nominal yearly rate is divided by 12 first. */
  readonly monthlyRatePercent: number;
}

/** The credit, one instalment, and all of them together. Source: PR-58. */
export interface InstalmentPlan {
  readonly credit: Money;
  readonly monthly: Money;
  /** All instalments together; without interest the credit itself, the last instalment being smaller. */
  readonly total: Money;
}

/**
 * Equal monthly instalments: P·i / (1 − (1+i)^−n), or P / n without interest, rounded up to a whole unit. Without
 * interest nothing is paid beside the price, so the last one is as much smaller as the others were rounded up.
 *
 * Errors: throws `RangeError` when months are not a positive whole number, the rate is negative or the down
 * payment exceeds the price; `CurrencyMismatchError` when the currencies differ. Source: PR-58.
 */
export function instalmentPlan(request: InstalmentRequest): InstalmentPlan {
  const { price, months, monthlyRatePercent } = request;
  const credit = subtractMoney(price, request.downPayment ?? money(0, price.currency));
  if (!Number.isSafeInteger(months) || months < 1 || monthlyRatePercent < 0 || credit.minor < 0)
    throw new RangeError('Invalid instalment request');
  const rate = monthlyRatePercent / 100;
  const unrounded =
    rate === 0 ? credit.minor / months : (credit.minor * rate) / (1 - (1 + rate) ** -months);
  const monthly = money(roundUp(unrounded), price.currency);
  return { credit, monthly, total: rate === 0 ? credit : multiplyMoney(monthly, months) };
}
