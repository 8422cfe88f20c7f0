import type { ReadAnswer } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { AccountFailure } from './account.ts';

/** Returns the value of a response without its metadata. */
export async function valueOf<T>(
  pending: Promise<Result<ReadAnswer<T>, AccountFailure>>,
): Promise<Result<T, AccountFailure>> {
  const response = await pending;
  return response.ok ? ok(response.value.value) : response;
}

/** Returns the success or failure of a response without its value. */
export async function withoutValue(
  pending: Promise<Result<unknown, AccountFailure>>,
): Promise<Result<void, AccountFailure>> {
  const response = await pending;
  return response.ok ? ok() : response;
}
