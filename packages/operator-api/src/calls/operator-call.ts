import type { ErrorCode } from '@shop/contract';
import type * as v from 'valibot';
import type { Scope } from '../keys/scopes.ts';
import type { OperatorErrorCode } from './error-codes.ts';

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Chapters of the API document, in their order. */
export const chapters = {
  Orders: 'Orders, their steps, parcels and refunds.',
  Events: 'Order events that are sent to the receiver of webhooks.',
  Catalog: 'Stock, prices, products, redirects, and the invalidation of pages.',
  Sales: 'Reviews, coupons and searches.',
  Customers: 'Customers, their data, and subscribers of the newsletter.',
  Service: 'The log of the calls.',
} as const;

/** A call of the operator. The schemas validate requests; `answer` is the schema of `result` in the response. */
export interface OperatorCall<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Below `/admin/api`, with `:name` parts. */
  readonly path: string;
  readonly chapter: keyof typeof chapters;
  /** Permission that the key needs. */
  readonly scope: Scope;
  /** Short title. */
  readonly about: string;
  /** Description, with `code` between backticks. */
  readonly details?: string;
  readonly params: Params;
  readonly query: Query;
  /** JSON body. `undefined`: the call has none. */
  readonly body: Body;
  /** Media type of a body of lines, which may be sent instead of JSON. */
  readonly lines?: 'text/csv' | 'application/x-ndjson';
  /** Schema of one of the `lines` of a JSON body. */
  readonly entry?: v.GenericSchema;
  readonly answer: Answer;
  /** Errors in addition to those of every call. */
  readonly errors: readonly (OperatorErrorCode | ErrorCode)[];
  /** `Idempotency-Key`: a repeated request with the same key gets the same response and is not executed again. */
  readonly once?: 'optional' | 'required';
}

/** Declares a call with the types of its schemas. */
export const defineCall = <
  const Params extends Fields,
  const Query extends Fields,
  const Body extends v.GenericSchema | undefined,
  const Answer extends v.GenericSchema,
>(
  call: OperatorCall<Params, Query, Body, Answer>,
): OperatorCall<Params, Query, Body, Answer> => call;
