import { money, multiplyMoney, subtractMoney, type Money } from '@shop/money';
import { roundUp } from '@shop/money';

/** Input of an instalment plan. Rates and terms are set by the lender and never built into the code. */
export interface InstalmentRequest {
  readonly price: Money;
  /** Amount paid at once. Default: nothing. */
  readonly downPayment?: Money | undefined;
  readonly months: number;
  /** Per cent per month: 1 for 1 %. Divide a nominal yearly rate by 12 first. */
  readonly monthlyRatePercent: number;
}

/** The credit, one instalment, and the sum of all instalments. Source: PR-58. */
export interface InstalmentPlan {
  readonly credit: Money;
  readonly monthly: Money;
  /** Sum of all instalments; without interest equal to the credit, because the last instalment is smaller. */
  readonly total: Money;
}

/**
 * Computes equal monthly instalments: P·i / (1 − (1+i)^−n), or P / n without interest, rounded up to a whole unit.
 * Without interest the sum is the credit: the last instalment is smaller by the amount that the others were rounded up.
 *
 * Errors: throws `RangeError` if months are not a positive whole number, the rate is negative or the down payment
 * exceeds the price; `CurrencyMismatchError` if the currencies differ. Source: PR-58.
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
