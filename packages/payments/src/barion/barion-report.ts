import { moneyFromWire, type Currency } from '@shop/money';
import type { PaymentReport } from '../state/payment-report.ts';
import type { BarionState, BarionTransaction } from './barion-wire.ts';

/** Types of the transactions that collect the payment. https://docs.barion.com/TransactionType */
const paymentTypes = ['Shop', 'CardPayment', 'BankTransferPayment', 'Reserve'];
const refundTypes = ['Refund', 'RefundToBankCard', 'RefundToBankAccount'];
const refundStornoTypes = [
  'StornoUnSuccessfulRefundToBankCard',
  'StornoUnSuccessfulRefundToBankAccount',
];

/**
 * Converts a payment state of Barion. The total of a payment decreases with its refunds, so amounts are summed from its
 * transactions. Source: https://docs.barion.com/PaymentStatus
 */
export function barionReport(state: BarionState, currency: Currency): PaymentReport {
  const sum = (types: readonly string[], accepts: (status: string) => boolean) =>
    moneyFromWire(
      state.Transactions.filter(
        ({ TransactionType, Status }) => types.includes(TransactionType) && accepts(Status),
      ).reduce((total, { Total }) => total + Total, 0),
      currency,
    ).minor;
  const isDone = (status: string) => status === 'Succeeded';
  const common = { reference: state.PaymentId, amount: 0, refunded: 0 } as const;
  switch (state.Status) {
    case 'Succeeded':
    case 'PartiallySucceeded':
      return {
        ...common,
        status: 'captured',
        amount: sum(paymentTypes, isDone),
        // A pending refund counts as refunded.
        refunded:
          sum(refundTypes, (status) => status !== 'Failed' && status !== 'Rejected') -
          sum(refundStornoTypes, isDone),
      };
    case 'Authorized':
    case 'Reserved':
      return {
        ...common,
        status: 'authorised',
        amount: moneyFromWire(state.Total, currency).minor,
      };
    case 'Canceled':
      return { ...common, status: 'failed', reason: 'canceled' };
    case 'Failed':
      return { ...common, status: 'failed', reason: 'declined' };
    case 'Expired':
      return { ...common, status: 'expired' };
    // Prepared, Started, InProgress, Waiting and unknown statuses: not decided.
    default:
      return { ...common, status: 'pending' };
  }
}

/** Returns the transaction that collected the payment; refunds refer to it. */
export function paymentTransaction(state: BarionState): BarionTransaction | undefined {
  return state.Transactions.find(({ TransactionType }) => paymentTypes.includes(TransactionType));
}
