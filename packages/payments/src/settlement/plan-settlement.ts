import type { MinorUnits } from '@shop/money';
import { isOpen, moneyTaken, type PaymentState } from '../state/payment-state.ts';

/**
 * State of the payment of an order.
 *
 *   awaiting ──mark-paid──▶ paid
 *      │ lapse                ▲ stock reclaimed
 *      ▼                      │
 *    lapsed ──reclaim-stock───┼──▶ undeliverable   (policy `ask`; the shopper decides: wait is paid, refund is canceled)
 *                             └──▶ canceled        (policy `refund`)
 *
 * The shop or the shopper may cancel in every state. Stock is held while `awaiting` and sold while `paid`. Source: PA-19.
 */
export type OrderPaymentState = 'awaiting' | 'paid' | 'lapsed' | 'undeliverable' | 'canceled';

/** Data of an order that its settlement needs. */
export interface SettledOrder {
  readonly state: OrderPaymentState;
  /** Total of the order minus the granted refunds, in minor units. */
  readonly amountOwed: MinorUnits;
  /** Time in epoch ms until which the stock is reserved. */
  readonly reservedUntilMs: number;
}

/** A payment of the order. */
export interface OrderPayment {
  readonly paymentId: string;
  readonly state: PaymentState;
}

/** A step that settles an order. Steps of the order change rows; steps of a payment call its provider. */
export type SettlementStep =
  /** The amount is captured: mark the order as paid. */
  | { readonly type: 'mark-paid' }
  /** The reservation has ended: release the stock. */
  | { readonly type: 'lapse' }
  /** The order was paid after the reservation ended: take the stock again, or apply the policy. */
  | { readonly type: 'reclaim-stock' }
  | { readonly type: 'capture'; readonly paymentId: string; readonly amount: MinorUnits }
  | { readonly type: 'void'; readonly paymentId: string }
  | { readonly type: 'refund'; readonly paymentId: string; readonly amount: MinorUnits };

/**
 * Returns the steps that make the amount taken equal to the amount owed. The states must be those that the providers
 * report now. An empty list means that the order is settled at present. Source: PA-20 to PA-27.
 */
export function planSettlement(
  order: SettledOrder,
  payments: readonly OrderPayment[],
  nowMs: number,
): readonly SettlementStep[] {
  const amountTaken = payments.reduce((sum, { state }) => sum + moneyTaken(state), 0);
  switch (order.state) {
    case 'awaiting':
      return planAwaiting(order, payments, amountTaken, nowMs);
    case 'paid':
    case 'undeliverable':
      return [...refundSurplus(payments, amountTaken - order.amountOwed), ...voidAll(payments)];
    case 'lapsed':
      // A partial payment does not reclaim stock.
      return amountTaken >= order.amountOwed && amountTaken > 0
        ? [{ type: 'reclaim-stock' }]
        : [...refundSurplus(payments, amountTaken), ...voidAll(payments)];
    case 'canceled':
      return [...refundSurplus(payments, amountTaken), ...voidAll(payments)];
  }
}

function planAwaiting(
  { amountOwed, reservedUntilMs }: SettledOrder,
  payments: readonly OrderPayment[],
  amountTaken: MinorUnits,
  nowMs: number,
): readonly SettlementStep[] {
  if (amountTaken >= amountOwed) return [{ type: 'mark-paid' }];
  // A partial amount does not pay the order: refund it.
  if (amountTaken > 0) return refundSurplus(payments, amountTaken);
  const authorised = payments.find(
    ({ state }) => state.status === 'authorised' && state.authorised >= amountOwed,
  );
  if (authorised !== undefined) {
    return [{ type: 'capture', paymentId: authorised.paymentId, amount: amountOwed }];
  }
  return nowMs >= reservedUntilMs ? [{ type: 'lapse' }] : [];
}

/** Refunds `surplus`, latest payment first: the first payment paid for the order. */
function refundSurplus(
  payments: readonly OrderPayment[],
  surplus: MinorUnits,
): readonly SettlementStep[] {
  const steps: SettlementStep[] = [];
  let remaining = surplus;
  for (const { paymentId, state } of payments.toReversed()) {
    const amount = Math.min(remaining, moneyTaken(state));
    if (amount <= 0) continue;
    steps.push({ type: 'refund', paymentId, amount });
    remaining -= amount;
  }
  return steps;
}

/** Voids the payments that could still take money from an order that needs none. */
function voidAll(payments: readonly OrderPayment[]): readonly SettlementStep[] {
  return payments
    .filter(({ state }) => isOpen(state))
    .map(({ paymentId }) => ({ type: 'void', paymentId }) as const);
}
