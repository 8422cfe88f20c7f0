import { sqlState } from '@shop/local-postgres';

export { isUnreachable, sqlState } from '@shop/local-postgres';

/** True for a conflict with another transaction, or with a new column of a table that was read: run it again. */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01' || state === '0A000';
}
