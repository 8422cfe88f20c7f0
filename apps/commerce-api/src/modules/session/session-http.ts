import type { Context } from 'hono';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { findCaller, type Caller } from './session.ts';

/**
 * Returns the signed-in customer of a request, by `token` in the query or `Authorization: Bearer`; `undefined` for a
 * guest: without a token or with an empty one (`Bearer null` included).
 * Errors: 401 `unauthorized` for an unknown or expired token, which starts the client's refresh.
 */
export async function findSignedIn(
  context: Context<ApiEnv>,
  deps: Pick<ApiContext, 'sql' | 'clock'>,
): Promise<Caller | undefined> {
  const token = requestToken(context);
  if (token === '') return undefined;
  const caller = await findCaller(deps.sql, token, deps.clock.now());
  if (caller === undefined) throw unauthorized();
  return caller;
}

/** Returns the id of {@link findSignedIn}, for routes without access to sessions. */
export function customerIdFinder(
  deps: Pick<ApiContext, 'sql' | 'clock'>,
): ApiContext['findCustomerId'] {
  return async (context) => (await findSignedIn(context, deps))?.customerId;
}

/** The same for calls that require a customer. Errors: 401 for a guest too. */
export async function requireSignedIn(
  context: Context<ApiEnv>,
  deps: Pick<ApiContext, 'sql' | 'clock'>,
): Promise<Caller> {
  const caller = await findSignedIn(context, deps);
  if (caller === undefined) throw unauthorized();
  return caller;
}

function requestToken(context: Context): string {
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(context.req.header('authorization') ?? '')?.[1];
  const token = bearer?.trim() || context.req.query('token') || '';
  return token === 'null' || token === 'undefined' ? '' : token;
}

function unauthorized(): ApiError {
  return new ApiError(401, 'unauthorized', {
    code: 401,
    error: 'Authentication failed. The access token is missing or no longer valid.',
  });
}
