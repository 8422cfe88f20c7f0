import type { NetworkFailure } from '@shop/kernel';
import { isRetryableError, isRetryableStatus } from '../wire/failures.ts';

/**
 * Reason why a call has no usable response. Branch on `kind` and codes; `text` is for people and is never compared.
 * Source: CO-1 to CO-5.
 */
export type ApiFailure =
  /** No response. Whether the server acted is unknown, except for `offline`: no request was sent. */
  | { readonly kind: 'network'; readonly reason: NetworkFailure['kind']; readonly cause?: unknown }
  | MalformedResponse
  | Rejection;

/** A response that is not JSON, or not of the call's shape. Whether the server acted is unknown. */
export interface MalformedResponse {
  readonly kind: 'malformed';
  /** The field that does not fit and why, or what the response is instead of JSON. */
  readonly issue: string;
  /** Content type of a response that is not JSON, for example an error page of a proxy. */
  readonly contentType?: string | undefined;
  /** HTTP status of a response that is not JSON. */
  readonly status?: number | undefined;
}

/** Refusal of the server. */
export interface Rejection {
  readonly kind: 'rejected';
  /** `code` of the response body. */
  readonly code: number;
  /** Error code for machines (`meta.error`). Absent on older backends. */
  readonly error?: string | undefined;
  readonly text?: string | undefined;
  readonly fields?: readonly { readonly path: string; readonly rule: string }[] | undefined;
  /** Wait before the next attempt that the server requests, in ms. */
  readonly retryAfterMs?: number | undefined;
  /** `result` as sent, for the calls whose refusal carries data (a cart of another version). */
  readonly result?: unknown;
}

/** A failure of a received response. */
export type ResponseFailure = MalformedResponse | Rejection;

/**
 * The next action after a failed call.
 *
 * - `retry`: the request is valid; repeat it later.
 * - `reauthenticate`: the user token is not accepted.
 * - `conflict`: the cart has another version on the server; plan the change again.
 * - `gone`: the cart has become an order.
 * - `rejected`: the server refused this request.
 */
export type FailureAction = 'retry' | 'reauthenticate' | 'conflict' | 'gone' | 'rejected';

/** Classifies a failed call by its codes, never by its text. Source: CO-52, CO-53, CO-77. */
export function failureAction(
  failure: Exclude<ApiFailure, Rejection> | Pick<Rejection, 'kind' | 'code' | 'error'>,
): FailureAction {
  if (failure.kind !== 'rejected') return 'retry';
  const { code, error } = failure;
  if (code === 401) return 'reauthenticate';
  if (code === 410 || error === 'cart-ordered') return 'gone';
  if (error === 'cart-version') return 'conflict';
  return isRetryableStatus(code) || isRetryableError(error) ? 'retry' : 'rejected';
}
