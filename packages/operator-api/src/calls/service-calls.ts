import * as v from 'valibot';
import { defineCall } from './operator-call.ts';
import { day, noFields, pageQuery } from './shared-fields.ts';

/** Maximum number of events that one call sends again by id. */
const maxEventIds = 100;

/** Calls about order events, searches, subscribers and customers. */
export const serviceCalls = {
  listEvents: defineCall({
    method: 'GET',
    path: '/events',
    chapter: 'Events',
    scope: 'events:read',
    about: 'List order events',
    details:
      'The newest 50, each with the statuses of its deliveries; 0 is one without a response.',
    params: noFields,
    query: v.object({ state: v.optional(v.picklist(['due', 'delivered', 'failed'])) }),
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          id: v.number(),
          at: v.string(),
          state: v.string(),
          type: v.string(),
          /** Number of the order. */
          order: v.string(),
          responses: v.array(v.number()),
        }),
      ),
    }),
    errors: [],
  }),
  resendEvents: defineCall({
    method: 'POST',
    path: '/events/resend',
    chapter: 'Events',
    scope: 'events:write',
    about: 'Send order events once more',
    details: 'Those of `ids`, or all since a moment, in ISO 8601.',
    params: noFields,
    query: noFields,
    body: v.pipe(
      v.object({
        ids: v.optional(
          v.pipe(
            v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))),
            v.minLength(1),
            v.maxLength(maxEventIds),
          ),
        ),
        since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      }),
      v.forward(
        v.check((body) => (body.ids === undefined) !== (body.since === undefined), 'ids or since'),
        ['ids'],
      ),
    ),
    answer: v.object({ count: v.number() }),
    errors: [],
  }),
  listSearches: defineCall({
    method: 'GET',
    path: '/searches',
    chapter: 'Sales',
    scope: 'searches:read',
    about: 'List searches without success',
    details:
      'Words that were searched without results or clicks, by day; `since` is the first day.',
    params: noFields,
    query: v.object({ since: v.optional(day) }),
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          day: v.string(),
          /** Code of the store view. */
          view: v.string(),
          words: v.string(),
          searches: v.number(),
          /** Searches that found nothing. */
          empty: v.number(),
          /** Searches with results of which no product was opened. */
          unopened: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
  listSubscribers: defineCall({
    method: 'GET',
    path: '/subscribers',
    chapter: 'Customers',
    scope: 'newsletter:read',
    about: 'List confirmed subscribers',
    details:
      'Page by page: `after` is `next` of the page before. `page` belongs at the foot of an email, `one_click` into its `List-Unsubscribe` header.',
    params: noFields,
    query: v.object({
      ...pageQuery.entries,
      list: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)), 'newsletter'),
    }),
    body: undefined,
    answer: v.object({
      items: v.array(
        v.object({
          id: v.number(),
          email: v.string(),
          /** Time of the confirmation; empty if it was not stored. */
          confirmed_at: v.string(),
          page: v.string(),
          one_click: v.string(),
          language: v.string(),
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: [],
  }),
  findCustomers: defineCall({
    method: 'POST',
    path: '/customers/find',
    chapter: 'Customers',
    scope: 'customers:read',
    about: 'Find customers',
    details: 'The newest 50, or those with the text in name or address.',
    params: noFields,
    query: noFields,
    body: v.object({ text: v.pipe(v.string(), v.maxLength(200)) }),
    answer: v.object({
      items: v.array(
        v.object({
          id: v.number(),
          created_at: v.string(),
          email: v.string(),
          firstname: v.string(),
          lastname: v.string(),
          orders: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
