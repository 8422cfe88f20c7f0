import { SearchUnavailableError } from '@shop/search';
import { ApiError } from './request/api-error.ts';

/** Translates the failure of a search engine for the client: 503. Returns `undefined` for any other error. */
export function translateSearchError(error: unknown): ApiError | undefined {
  if (!(error instanceof SearchUnavailableError)) return undefined;
  return new ApiError(503, 'overloaded', 'The search is busy. Please try again.', {
    retryAfterMs: error.retryAfterMs,
  });
}
