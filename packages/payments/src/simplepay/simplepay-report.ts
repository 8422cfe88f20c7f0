import { moneyFromWire, type Currency } from '@shop/money';
import type { PaymentReport } from '../state/payment-report.ts';
import type { SimplePayTransaction } from './simplepay-wire.ts';

/**
 * Converts a transaction of SimplePay. `remainingTotal` is the captured amount minus refunds.
 * Source: PaymentService SimplePay 2.x, "Transaction and its statuses".
 */
export function simplePayReport(
  transaction: SimplePayTransaction,
  currency: Currency,
): PaymentReport {
  const minor = (amount: number | undefined) => moneyFromWire(amount ?? 0, currency).minor;
  const total = minor(transaction.total);
  const common = { reference: transaction.transactionId, amount: 0, refunded: 0 } as const;
  switch (transaction.status) {
    case 'FINISHED':
      return {
        ...common,
        status: 'captured',
        amount: total,
        refunded: total - minor(transaction.remainingTotal ?? transaction.total),
      };
    case 'REFUND':
      return {
        ...common,
        status: 'captured',
        amount: total,
        refunded: total - minor(transaction.remainingTotal),
      };
    case 'AUTHORIZED':
      return { ...common, status: 'authorised', amount: total };
    case 'CANCELLED':
      return { ...common, status: 'failed', reason: 'canceled' };
    case 'REVERSED':
      return { ...common, status: 'failed', reason: 'voided' };
    case 'NOTAUTHORIZED':
    case 'FRAUD':
      return { ...common, status: 'failed', reason: 'declined' };
    case 'TIMEOUT':
      return { ...common, status: 'expired' };
    // INIT, INPAYMENT, INFRAUD and unknown statuses: not decided.
    default:
      return { ...common, status: 'pending' };
  }
}
