import type { Context } from 'hono';
import type { ApiEnv } from '../../http/request/api-env.ts';

/**
 * Checks the password of a signed-in customer again, with the throttle of a login.
 * Errors: 400 `password-wrong`; 429 `account-locked`.
 */
export type RequirePassword = (
  context: Context<ApiEnv>,
  customerId: number,
  password: string,
) => Promise<void>;
