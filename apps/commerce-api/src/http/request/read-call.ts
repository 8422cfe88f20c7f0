import type { Call } from '@shop/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { checkSchema } from './check-schema.ts';
import { readJsonValue } from './read-json.ts';
import { readQuery } from './read-query.ts';

/**
 * Reads and checks the request of a call. `element`: the required field of its body.
 * Errors: 400, 413 and 415 as `readQuery` and `readJson`; a body without its element gets the error text that older
 * clients know.
 */
export async function readCall<Query, Body>(
  context: Context,
  call: Call<Query, Body, unknown>,
  element?: string,
): Promise<{ readonly query: Query; readonly body: Body }> {
  const query = readCallQuery(context, call);
  const value = await readJsonValue(context);
  if (element !== undefined && !hasElement(value, element)) {
    throw new ApiError(
      400,
      'invalid-request',
      `No ${element} element provided within the request body`,
      { fields: [{ path: element, rule: 'required' }] },
    );
  }
  return { query, body: checkSchema(call.body, value) };
}

function hasElement(value: unknown, element: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, element);
}

/** Reads only the query, for calls without a body. */
export function readCallQuery<Query>(context: Context, call: Call<Query, unknown, unknown>): Query {
  const schema = 'entries' in call.query ? call.query : v.object({});
  const query = readQuery(context, schema as Parameters<typeof readQuery>[1]) as Query;
  return takesCart(query) && query.cartId === ''
    ? { ...query, cartId: context.req.header('x-cart-token') ?? '' }
    : query;
}

/** Returns true if a cart is given: in the query, or in `X-Cart-Token`, which is never logged. */
function takesCart(query: unknown): query is { readonly cartId: string } {
  return typeof query === 'object' && query !== null && 'cartId' in query;
}
