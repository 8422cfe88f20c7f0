import type * as v from 'valibot';
import { catalogCalls } from './catalog-calls.ts';
import type { OperatorCall } from './operator-call.ts';
import { orderCalls } from './order-calls.ts';
import { salesCalls } from './sales-calls.ts';
import { serviceCalls } from './service-calls.ts';

/** Path prefix of every call. */
export const operatorBase = '/admin/api';

/** Every call, by id. Routes, document, client and tests use this table. */
export const operatorCalls = {
  ...orderCalls,
  ...catalogCalls,
  ...salesCalls,
  ...serviceCalls,
} as const;

/** Id of a call. */
export type OperatorCallId = keyof typeof operatorCalls;

type Calls = typeof operatorCalls;

/** The calls as a list with their ids. */
export const operatorCallList = Object.entries(operatorCalls) as readonly (readonly [
  OperatorCallId,
  OperatorCall,
])[];

/** Validated parts of a request. `bytes`: the body of a call with lines that were sent as text. */
export interface OperatorRequest<Id extends OperatorCallId> {
  readonly params: v.InferOutput<Calls[Id]['params']>;
  readonly query: v.InferOutput<Calls[Id]['query']>;
  readonly body: Calls[Id]['body'] extends v.GenericSchema
    ? v.InferOutput<Calls[Id]['body']>
    : undefined;
  readonly bytes: Uint8Array | undefined;
}

/** Response of a call: `result` of the envelope. */
export type OperatorAnswer<Id extends OperatorCallId> = v.InferInput<Calls[Id]['answer']>;

/** Parts of a request as a client writes them. `text`: a body of lines instead of JSON. */
export interface OperatorInput<Id extends OperatorCallId> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Calls[Id]['body'] extends v.GenericSchema
    ? v.InferInput<Calls[Id]['body']>
    : undefined;
  readonly text?: string;
  readonly idempotencyKey?: string;
}
