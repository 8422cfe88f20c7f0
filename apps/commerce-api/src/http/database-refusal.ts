import { isUnreachable, sqlState } from '../db/database-error.ts';
import { ApiError } from './request/api-error.ts';

/**
 * Translates a database error for the client: 503 if the database is busy, slow or unreachable, 400 if it cannot
 * store a value of the request. Returns `undefined` for any other error.
 */
export function translateDatabaseError(error: unknown): ApiError | undefined {
  const state = sqlState(error);
  if (state === undefined) return undefined;
  const busy =
    isUnreachable(error) ||
    ['53', '58'].includes(state.slice(0, 2)) ||
    ['55P03', '40001', '40P01', '25006'].includes(state);
  if (busy) {
    return new ApiError(503, 'overloaded', 'The shop is busy. Please try again.', {
      retryAfterMs: 1000,
    });
  }
  if (['22021', '22P05', '22003', '22P02', '54000'].includes(state)) {
    return new ApiError(400, 'invalid-request', 'Invalid request.');
  }
  return undefined;
}
