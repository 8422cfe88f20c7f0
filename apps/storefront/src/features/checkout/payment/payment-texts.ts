import { useLingui } from '@lingui/react/macro';
import type { OrderPaymentStatus } from '@shop/contract';
import type { PaymentProblem } from './use-payment.ts';

/** Texts of a failed attempt and of a start that was refused. */
export function usePaymentTexts() {
  const { t } = useLingui();
  return {
    reason({ reason }: Pick<OrderPaymentStatus, 'reason'>): string {
      switch (reason) {
        case 'declined':
          return t`The bank declined the payment. Nothing was charged.`;
        case 'canceled':
          return t`The payment was interrupted. Nothing was charged.`;
        default:
          return t`The payment did not succeed. Nothing was charged.`;
      }
    },
    problem(problem: PaymentProblem): string {
      switch (problem) {
        case 'payment-refused':
          return t`The payment provider does not accept this payment. Please choose another way to pay.`;
        case 'payment-unavailable':
          return t`The payment provider cannot be reached now. Please try again in a moment.`;
        case 'payment-closed':
          return t`This order can no longer be paid.`;
        case 'other':
          return t`The payment could not be started. Please try again.`;
      }
    },
  };
}
