import type { OrderPaymentStatus } from '@shop/contract';
import { wireAmount } from '@shop/money';
import { isOpen, paymentState, refundedOf } from '@shop/payments';
import type { OrderPaymentRow, PaymentRow } from './payment-store.ts';

/** Returns the payment of an order in wire format. */
export function paymentDocument(
  order: OrderPaymentRow,
  payments: readonly PaymentRow[],
): OrderPaymentStatus {
  const wire = (minor: number) => wireAmount({ minor, currency: order.currency });
  const state = paymentState(order, payments);
  const last = payments.at(-1)?.state;
  return {
    order_number: order.increment_id,
    state,
    method: order.payment_code,
    title: order.payment_title,
    amount: wire(order.grand_total),
    refunded: wire(refundedOf(payments)),
    currency: order.currency,
    is_open: last !== undefined && isOpen(last),
    ...(last?.status === 'failed' ? { reason: last.reason } : {}),
    ...(state === 'awaiting' || state === 'failed'
      ? { reserved_until: order.reserved_until.toISOString() }
      : {}),
  };
}
