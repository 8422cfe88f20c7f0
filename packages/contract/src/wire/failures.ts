/** The only text that is compared: older backends report sold-out products by nothing else. Source: CO-54. */
export const productsErrorText = 'Error: Error while adding products';

const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);
const retryableErrors: ReadonlySet<string> = new Set([
  'internal',
  'overloaded',
  'rate-limited',
  'idempotency-running',
]);

/** True if the same request may succeed later, judged by the response code. Source: CO-52. */
export function isRetryableStatus(code: number): boolean {
  return retryableStatuses.has(code);
}

/** True if this error code describes the current state of the server and not the request. Source: CO-52. */
export function isRetryableError(error: string | undefined): boolean {
  return error !== undefined && retryableErrors.has(error);
}

/** True if a response with this code is final: the same request would fail again. Source: CO-53. */
export function isPermanentFailure(code: number): boolean {
  return code >= 400 && code < 500 && code !== 401 && code !== 409 && !isRetryableStatus(code);
}

/** True if an order was refused because some of its products are not available. Source: CO-54. */
export function isProductsRefusal({
  code,
  result,
  meta,
}: {
  readonly code?: number | undefined;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}): boolean {
  const error = meta?.['error'];
  if (error === 'products-unavailable' || error === 'out-of-stock') return true;
  return error === undefined && code === 500 && result === productsErrorText;
}
