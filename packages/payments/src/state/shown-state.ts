import type { OrderPaymentState } from '../settlement/plan-settlement.ts';
import type { PaymentState } from './payment-state.ts';

/** Payment state of an order as shown to its shopper. */
export type ShownPaymentState = OrderPaymentState | 'failed' | 'partly-refunded' | 'refunded';

/** Attempt to pay. */
interface Attempt {
  readonly state: PaymentState;
}

/**
 * Returns the payment state of an order as shown to its shopper. `status`: status of the order; `payments`: attempts to
 * pay, the oldest first. Source: PA-42.
 */
export function paymentState(
  order: { readonly state: OrderPaymentState; readonly status: string },
  payments: readonly Attempt[],
): ShownPaymentState {
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
  // The refund of a second payment does not refund the first one.
  return payments.some(({ state }) => state.status === 'partly-refunded')
    ? 'partly-refunded'
    : orderState;
}

const canceledState = (state: OrderPaymentState): OrderPaymentState =>
  state === 'awaiting' || state === 'paid' ? 'canceled' : state;

/** Returns the sum of the refunds of all payments, in minor units. */
export function refundedOf(payments: readonly Attempt[]): number {
  return payments.reduce((sum, { state }) => {
    if (state.status === 'refunded') return sum + state.captured;
    return state.status === 'partly-refunded' ? sum + state.refunded : sum;
  }, 0);
}
