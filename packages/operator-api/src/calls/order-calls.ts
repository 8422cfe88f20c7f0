import { order, orderNumber, orderStatuses } from '@shop/contract';
import * as v from 'valibot';
import { defineCall } from './operator-call.ts';
import { noFields, pageQuery } from './shared-fields.ts';

const orderParams = v.object({ number: orderNumber });
const carrier = v.pipe(v.string(), v.minLength(1), v.maxLength(50));
const parcelCode = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Plain text without spaces, as an `Idempotency-Key`. */
const refundName = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

/** The online payment of an order, with every attempt to pay. Amounts in major units, with tax. */
const payment = v.object({
  number: v.string(),
  state: v.string(),
  title: v.string(),
  total: v.number(),
  currency: v.string(),
  attempts: v.array(
    v.object({
      at: v.string(),
      provider: v.string(),
      /** Name of the attempt at the provider; `null` if it has none yet. */
      reference: v.nullable(v.string()),
      status: v.string(),
      authorised: v.optional(v.number()),
      captured: v.optional(v.number()),
      refunded: v.optional(v.number()),
      /** Reason of the failure. */
      reason: v.optional(v.string()),
    }),
  ),
});

/** Calls about orders. */
export const orderCalls = {
  listOrders: defineCall({
    method: 'GET',
    path: '/orders',
    chapter: 'Orders',
    scope: 'orders:read',
    about: 'List orders',
    details:
      'By the time they were placed, page by page: `after` is `next` of the page before. `since`: orders placed or changed since a minute before a moment, in ISO 8601. The oldest first, no order is left out: one that is still being stored, and those after it, come with a later page or list.',
    params: noFields,
    query: v.object({
      ...pageQuery.entries,
      sort: v.optional(v.picklist(['oldest', 'newest']), 'oldest'),
      status: v.optional(v.picklist(orderStatuses)),
      /** Only orders placed or changed since this time, in ISO 8601. */
      since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
    body: undefined,
    answer: v.object({ items: v.array(order), next: v.nullable(v.string()) }),
    errors: [],
  }),
  readOrder: defineCall({
    method: 'GET',
    path: '/orders/:number',
    chapter: 'Orders',
    scope: 'orders:read',
    about: 'Read an order',
    params: orderParams,
    query: noFields,
    body: undefined,
    answer: order,
    errors: ['order-unknown'],
  }),
  stepOrder: defineCall({
    method: 'POST',
    path: '/orders/:number/steps',
    chapter: 'Orders',
    scope: 'orders:write',
    about: 'Take a step with an order',
    details:
      '`pay`: the transfer arrived; `dispatch`, also with carrier and number of a parcel; `deliver`; `cancel`.',
    params: orderParams,
    query: noFields,
    body: v.pipe(
      v.object({
        step: v.picklist(['pay', 'dispatch', 'deliver', 'cancel']),
        carrier: v.optional(carrier),
        code: v.optional(parcelCode),
      }),
      v.check(
        (body) => (body.carrier === undefined) === (body.code === undefined),
        'carrier and code go together',
      ),
      v.check(
        (body) => body.step === 'dispatch' || body.carrier === undefined,
        'only a dispatch has a parcel',
      ),
    ),
    answer: v.object({ number: v.string(), status: v.picklist(orderStatuses) }),
    errors: ['order-unknown', 'step-refused', 'parcel-refused'],
    once: 'optional',
  }),
  addParcel: defineCall({
    method: 'POST',
    path: '/orders/:number/parcels',
    chapter: 'Orders',
    scope: 'orders:write',
    about: 'Note a parcel',
    details: 'Carriers are in `shop.json`, `orders.carriers`.',
    params: orderParams,
    query: noFields,
    body: v.object({ carrier, code: parcelCode }),
    answer: v.object({ number: v.string(), carrier: v.string(), code: v.string() }),
    errors: ['order-unknown', 'parcel-refused'],
    once: 'optional',
  }),
  refundOrder: defineCall({
    method: 'POST',
    path: '/orders/:number/refunds',
    chapter: 'Orders',
    scope: 'refunds:write',
    about: 'Refund an amount',
    details:
      'With tax, in the currency of the order, which was paid online. After `payment-unavailable` and `payment-refused` the refund stays granted: the same `Idempotency-Key`, or `POST /orders/{number}/payment`, asks the provider again, and neither refunds twice. `name`: name of the refund at the operator, such as the number of a return or credit note; by default the `Idempotency-Key`. An order is refunded once for a name, however late it is sent again: `repeated` is then true.',
    params: orderParams,
    query: noFields,
    body: v.object({
      amount: v.pipe(v.number(), v.finite(), v.minValue(0.01), v.maxValue(1_000_000_000)),
      /** Name of the refund at the operator. */
      name: v.optional(refundName),
    }),
    answer: v.object({
      number: v.string(),
      amount: v.number(),
      /** True if the order already had this refund: nothing was refunded. */
      repeated: v.optional(v.boolean()),
    }),
    errors: ['order-unknown', 'refund-refused', 'payment-unavailable', 'payment-refused'],
    once: 'required',
  }),
  readPayment: defineCall({
    method: 'GET',
    path: '/orders/:number/payment',
    chapter: 'Orders',
    scope: 'orders:read',
    about: 'Read the online payment of an order',
    params: orderParams,
    query: noFields,
    body: undefined,
    answer: payment,
    errors: ['order-unknown', 'payment-unknown'],
  }),
  settlePayment: defineCall({
    method: 'POST',
    path: '/orders/:number/payment',
    chapter: 'Orders',
    scope: 'payments:write',
    about: 'Settle the online payment of an order',
    details: 'Asks the provider now; captures, voids and refunds what is due.',
    params: orderParams,
    query: noFields,
    body: undefined,
    answer: payment,
    errors: ['order-unknown', 'payment-unknown', 'payment-unavailable', 'payment-refused'],
  }),
  makeInvoice: defineCall({
    method: 'POST',
    path: '/orders/:number/invoices',
    chapter: 'Orders',
    scope: 'invoices:write',
    about: 'Make the invoice of an order',
    details: 'Or its correction, if one is due, and sends the buyer the numbers again.',
    params: orderParams,
    query: noFields,
    body: undefined,
    answer: v.object({
      number: v.string(),
      /** Numbers of the documents, the oldest first. */
      invoices: v.array(v.string()),
    }),
    errors: ['order-unknown', 'invoice-missing'],
  }),
} as const;
