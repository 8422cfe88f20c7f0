import type { MinorUnits } from '@shop/money';

/** Reason why a payment took no money. */
export type PaymentFailure =
  /** The card or account was declined. */
  | 'declined'
  /** The payer canceled at the provider. */
  | 'canceled'
  /** The shop released the authorised amount. */
  | 'voided'
  /** The provider did not accept the payment at all. */
  | 'rejected';

/**
 * State of one payment: one attempt to pay an order at a provider. Amounts in minor units of its currency.
 *
 *   created ──started──▶ pending ──authorised──▶ authorised ──captured──▶ captured
 *      │                    │                        │                       │ refunded
 *      └──── failed ────────┴────────────────────────┤                       ▼
 *      └──── expired ───────┴────────────────────────┤        partly-refunded ──refunded──▶ refunded
 *                                                    ▼
 *                                             failed, expired
 *
 * Money at the provider overrides what was assumed without it: `authorised` and `captured` lead out of `failed` and
 * `expired`. Nothing leads back from captured money but a refund. Source: PA-1 to PA-6.
 */
export type PaymentState =
  | { readonly status: 'created' }
  | { readonly status: 'pending' }
  | { readonly status: 'authorised'; readonly authorised: MinorUnits }
  | { readonly status: 'captured'; readonly captured: MinorUnits }
  | {
      readonly status: 'partly-refunded';
      readonly captured: MinorUnits;
      readonly refunded: MinorUnits;
    }
  | { readonly status: 'refunded'; readonly captured: MinorUnits }
  | { readonly status: 'failed'; readonly reason: PaymentFailure }
  | { readonly status: 'expired' };

/** Name of a state. */
export type PaymentStatus = PaymentState['status'];

/** Event of a payment. Events may arrive in any order and repeatedly. */
export type PaymentEvent =
  | { readonly type: 'started' }
  | { readonly type: 'authorised'; readonly amount: MinorUnits }
  | { readonly type: 'captured'; readonly amount: MinorUnits }
  | { readonly type: 'failed'; readonly reason: PaymentFailure }
  | { readonly type: 'expired' }
  /** `total`: sum of all refunds so far, so that a repeated event changes nothing. */
  | { readonly type: 'refunded'; readonly total: MinorUnits };

/** Returns the state after an event. An event that is late or repeated keeps the state. Source: PA-1 to PA-6. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'started':
      return state.status === 'created' ? { status: 'pending' } : state;
    case 'authorised':
      return heldAmount(state) === undefined
        ? { status: 'authorised', authorised: event.amount }
        : state;
    case 'captured':
      return isCaptured(state) ? state : { status: 'captured', captured: event.amount };
    case 'failed':
      return isOpen(state) ? { status: 'failed', reason: event.reason } : state;
    case 'expired':
      return isOpen(state) ? { status: 'expired' } : state;
    case 'refunded':
      return afterRefund(state, event.total);
  }
}

/** Returns the captured amount minus refunds; 0 for a payment that took no money. Source: PA-7. */
export function moneyTaken(state: PaymentState): MinorUnits {
  switch (state.status) {
    case 'captured':
      return state.captured;
    case 'partly-refunded':
      return state.captured - state.refunded;
    default:
      return 0;
  }
}

/** Returns true for a payment that may still take money without a request of the shop. Source: PA-8. */
export function isOpen(state: PaymentState): boolean {
  return state.status === 'created' || state.status === 'pending' || state.status === 'authorised';
}

/** Returns the authorised or captured amount; `undefined` for a payment without money. */
function heldAmount(state: PaymentState): MinorUnits | undefined {
  if (state.status === 'authorised') return state.authorised;
  return isCaptured(state) ? state.captured : undefined;
}

function isCaptured(
  state: PaymentState,
): state is Extract<PaymentState, { readonly captured: MinorUnits }> {
  return 'captured' in state;
}

function afterRefund(state: PaymentState, total: MinorUnits): PaymentState {
  if (!isCaptured(state) || state.status === 'refunded' || total <= 0) return state;
  const { captured } = state;
  if (total >= captured) return { status: 'refunded', captured };
  const refundedBefore = state.status === 'partly-refunded' ? state.refunded : 0;
  return { status: 'partly-refunded', captured, refunded: Math.max(refundedBefore, total) };
}
