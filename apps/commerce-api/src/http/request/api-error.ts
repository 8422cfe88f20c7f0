import type { ErrorCode } from '@shop/contract';
import type { OperatorErrorCode } from '@shop/operator-api';
import type { Result } from '@shop/kernel';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** `meta.error` of a refusal: of the contract, or of the API of the operator. */
export type RefusalCode = ErrorCode | OperatorErrorCode;

export interface ApiErrorDetails {
  readonly fields?: readonly { readonly path: string; readonly rule: string }[];
  readonly retryAfterMs?: number;
  /** Additional machine-readable data beside `error`. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** True if the same request may get another response next time: this one must not be cached. */
  readonly isPassing?: boolean;
}

/**
 * A refusal: thrown anywhere below a route, sent by the app as `{ code: status, result, meta: { error, requestId, … }
 * }`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  /** Content of `result` on the wire: mostly text for people. */
  readonly result: unknown;
  readonly error: RefusalCode;
  readonly details: ApiErrorDetails;

  constructor(
    status: ContentfulStatusCode,
    error: RefusalCode,
    result: unknown,
    details: ApiErrorDetails = {},
  ) {
    super(typeof result === 'string' ? result : error);
    this.status = status;
    this.result = result;
    this.error = error;
    this.details = details;
  }
}

/**
 * Returns the value of a result.
 * @throws {ApiError} created by `toError` from the reason of a refusal. A surrounding transaction is rolled back.
 */
export function valueOrThrow<T, E>(result: Result<T, E>, toError: (reason: E) => ApiError): T {
  if (result.ok) return result.value;
  throw toError(result.error);
}
