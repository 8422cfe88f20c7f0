import type { Context } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';

/**
 * Key that a limit counts by: the id of a signed-in customer, the address of a guest's client. Requests of strangers
 * behind one address, of a carrier or an office, do not count against its customers.
 */
export function limitKey(context: Context<ApiEnv>, customerId: number | undefined): string {
  return customerId === undefined ? context.get('client') : `customer ${customerId}`;
}
