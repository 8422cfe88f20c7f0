import type { Context } from 'hono';
import type { ApiEnv } from '../request/api-env.ts';

/**
 * Who a limit counts: a signed-in customer by themselves, a guest by the address of the client. What strangers do
 * behind one address, of a carrier or an office, does not count against its customers.
 */
export function limitKey(context: Context<ApiEnv>, customerId: number | undefined): string {
  return customerId === undefined ? context.get('client') : `customer ${customerId}`;
}
