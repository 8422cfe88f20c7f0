import type { OrderPaymentState as WireState, OrderPaymentStatus } from '@shop/contract';
import { wireAmount } from '@shop/money';
import { isOpen, type OrderPaymentState } from '@shop/payments';
import type { OrderPaymentRow, PaymentRow } from './payment-store.ts';

type Facts = Pick<OrderPaymentRow, 'state' | 'status'>;

/** The payment of an order as the wire has it. */
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

/** State of the payment of an order for its shopper. */
export function paymentState(order: Facts, payments: readonly PaymentRow[]): WireState {
  const orderState = order.status === 'canceled' ? canceledState(order.state) : order.state;
  if (orderState === 'awaiting') {
    const last = payments.at(-1)?.state;
    return last?.status === 'failed' || last?.status === 'expired' ? 'failed' : 'awaiting';
  }
  const refunded = refundedOf(payments);
  if (refunded === 0) return orderState;
  const isAll = payments.every(
    ({ state }) => state.status !== 'captured' && state.status !== 'partly-refunded',
  );
  if (isAll) return 'refunded';
  // The refund of a second payment leaves the first one whole.
  return payments.some(({ state }) => state.status === 'partly-refunded')
    ? 'partly-refunded'
    : orderState;
}

const canceledState = (state: OrderPaymentState): OrderPaymentState =>
  state === 'awaiting' || state === 'paid' ? 'canceled' : state;

function refundedOf(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, { state }) => {
    if (state.status === 'refunded') return sum + state.captured;
    return state.status === 'partly-refunded' ? sum + state.refunded : sum;
  }, 0);
}
