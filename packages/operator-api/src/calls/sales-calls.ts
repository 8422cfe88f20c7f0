import { emailAddress, personalData } from '@shop/contract';
import * as v from 'valibot';
import { defineCall } from './operator-call.ts';
import { noFields, pageQuery } from './shared-fields.ts';

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000));
const day = v.pipe(v.string(), v.maxLength(40));
const couponCode = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_-]{1,50}$/u));
const couponParams = v.object({ code: couponCode });
const reviewId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const customer = v.object({ email: emailAddress });

/** Calls about reviews, coupons and customers, and the log. */
export const salesCalls = {
  listReviews: defineCall({
    method: 'GET',
    path: '/reviews',
    chapter: 'Sales',
    scope: 'reviews:read',
    about: 'List reviews that wait',
    params: noFields,
    query: noFields,
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          id: v.number(),
          product_id: v.number(),
          title: v.string(),
          detail: v.string(),
          nickname: v.string(),
          rating: v.nullable(v.number()),
          created_at: v.string(),
        }),
      ),
    }),
    errors: [],
  }),
  decideReview: defineCall({
    method: 'POST',
    path: '/reviews/:id/decision',
    chapter: 'Sales',
    scope: 'reviews:write',
    about: 'Approve or reject a review',
    params: v.object({ id: reviewId }),
    query: noFields,
    body: v.object({ decision: v.picklist(['approve', 'reject']) }),
    answer: v.object({ id: v.number(), decision: v.string() }),
    errors: ['review-unknown'],
  }),
  listCoupons: defineCall({
    method: 'GET',
    path: '/coupons',
    chapter: 'Sales',
    scope: 'coupons:read',
    about: 'List coupons',
    details: 'Valid and future coupons; with `ended=yes` those that have expired, too.',
    params: noFields,
    query: v.object({ ended: v.optional(v.picklist(['yes', 'no']), 'no') }),
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          code: v.string(),
          type: v.string(),
          value: v.number(),
          min_amount: v.number(),
          from: v.nullable(v.string()),
          to: v.nullable(v.string()),
          use_limit: v.nullable(v.number()),
          used: v.number(),
          description: v.nullable(v.string()),
        }),
      ),
    }),
    errors: [],
  }),
  addCoupon: defineCall({
    method: 'POST',
    path: '/coupons',
    chapter: 'Sales',
    scope: 'coupons:write',
    about: 'Add a coupon',
    details:
      '`value` is per cent or forints; `free_shipping` takes none. Days are the shop’s, the last one belongs to the offer.',
    params: noFields,
    query: noFields,
    body: v.object({
      code: couponCode,
      type: v.picklist(['percent', 'fixed', 'free_shipping']),
      value: v.optional(amount),
      min_amount: v.optional(v.pipe(amount, v.integer())),
      from: v.optional(day),
      to: v.optional(day),
      use_limit: v.optional(v.pipe(amount, v.integer())),
      description: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    answer: v.object({ code: v.string() }),
    errors: ['coupon-taken'],
  }),
  endCoupon: defineCall({
    method: 'POST',
    path: '/coupons/:code/end',
    chapter: 'Sales',
    scope: 'coupons:write',
    about: 'End a coupon',
    details: 'Also in carts that have it.',
    params: couponParams,
    query: noFields,
    body: undefined,
    answer: v.object({ code: v.string() }),
    errors: ['coupon-unknown'],
  }),
  exportCustomer: defineCall({
    method: 'POST',
    path: '/customers/export',
    chapter: 'Customers',
    scope: 'customers:read',
    about: 'Export the data of a customer',
    params: noFields,
    query: noFields,
    body: customer,
    answer: personalData,
    errors: ['customer-unknown'],
  }),
  eraseCustomer: defineCall({
    method: 'POST',
    path: '/customers/erase',
    chapter: 'Customers',
    scope: 'customers:erase',
    about: 'Erase a customer',
    details: 'Orders keep what accounts need. Refused while an order is under way.',
    params: noFields,
    query: noFields,
    body: customer,
    answer: v.object({ erased: v.literal(true) }),
    errors: ['customer-unknown', 'orders-under-way'],
  }),
  readLog: defineCall({
    method: 'GET',
    path: '/log',
    chapter: 'Service',
    scope: 'log:read',
    about: 'Read the log of calls',
    details: 'The newest first: `after` is `next` of the page before.',
    params: noFields,
    query: pageQuery,
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          id: v.number(),
          at: v.string(),
          key: v.string(),
          call: v.string(),
          /** Order number, article, coupon or number of lines; never personal data. */
          subject: v.string(),
          /** HTTP status; `null` while the call runs, or if its process ended. */
          status: v.nullable(v.number()),
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: [],
  }),
} as const;
