import { sqlState } from '@shop/local-postgres';

export { isUnreachable, sqlState } from '@shop/local-postgres';

/** Transactions that lost a race, also against a new column of what they read, and may simply run again. */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01' || state === '0A000';
}
