import * as v from 'valibot';
import { orderNumber } from './order.ts';
import { nullish, wireNumber } from '../wire/scalars.ts';

/**
 * State of the payment of an order that is paid online. `awaiting`: nothing is paid yet; `failed`: the last attempt failed
 * and another one is possible; `lapsed`: it was not paid in time and is canceled; `undeliverable`: it was paid too late, and
 * the shopper decides.
 */
export const orderPaymentStates = [
  'awaiting',
  'failed',
  'paid',
  'lapsed',
  'undeliverable',
  'canceled',
  'partly-refunded',
  'refunded',
] as const;
/** A state of the payment of an order. Source: CO-78. */
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Payment of an order for its shopper. Amounts in major units, gross. */
export const orderPayment = v.looseObject({
  order_number: orderNumber,
  state: v.picklist(orderPaymentStates),
  /** Code and title of the payment method. */
  method: v.string(),
  title: v.string(),
  amount: wireNumber,
  refunded: wireNumber,
  currency: v.string(),
  /** True if an attempt is in progress at the provider. */
  is_open: v.boolean(),
  /** Reason of the last failed attempt. */
  reason: nullish(v.picklist(['declined', 'canceled', 'voided', 'rejected'])),
  /** Time until which the articles are reserved; absent if no payment is awaited. */
  reserved_until: nullish(v.string()),
});
/** Parsed payment of an order. Source: CO-78. */
export type OrderPaymentStatus = v.InferOutput<typeof orderPayment>;

/** Body of the calls about one payment. An order number ends in a random part: only its shopper knows it. */
export const paymentRequest = v.object({ orderNumber });

/** Response to a started payment. */
export const startedPayment = v.looseObject({
  /** Hosted page of the provider. */
  redirect_url: v.pipe(v.string(), v.url()),
  /** Origins of the configured provider: only its pages are opened. */
  origins: v.array(v.string()),
});
/** Parsed response to a started payment. Source: CO-78. */
export type StartedPayment = v.InferOutput<typeof startedPayment>;

/** An order that was canceled instead of paid: its lines can be ordered again. */
export const abandonedPayment = v.looseObject({
  payment: orderPayment,
  /** Coupon of the order; it can be used again. */
  coupon_code: nullish(v.string()),
});
