import type { Context } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';

/**
 * Returns the key of a limit: the id of a signed-in customer, or the address of a guest's client. So requests of other
 * clients behind one address, of a carrier or an office, do not count against its customers.
 */
export function limitKey(context: Context<ApiEnv>, customerId: number | undefined): string {
  return customerId === undefined ? context.get('client') : `customer ${customerId}`;
}
