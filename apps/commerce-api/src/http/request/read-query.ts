import type { Context } from 'hono';
import type * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { checkSchema } from './check-schema.ts';
import { refuseHostileText } from './hostile-json.ts';

/** Names that any call may have, even if it does not use them. */
const commonNames = new Set(['token', 'cartId', 'storeCode', 'storeId']);

type QuerySchema = v.GenericSchema & { readonly entries: Readonly<Record<string, unknown>> };

/**
 * Returns the output of the schema for a query. Every value reaches the schema as text.
 * Errors: 400 for a name given twice or one neither the schema nor {@link commonNames} knows.
 */
export function readQuery<const Schema extends QuerySchema>(
  context: Context,
  schema: Schema,
): v.InferOutput<Schema> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URL(context.req.url).searchParams) {
    if (Object.hasOwn(values, name)) throw invalidParameter(name, 'duplicate');
    refuseHostileText(value);
    if (Object.hasOwn(schema.entries, name)) values[name] = value;
    else if (!commonNames.has(name)) throw invalidParameter(name, 'unknown');
  }
  return checkSchema(schema, values);
}

function invalidParameter(name: string, rule: string): ApiError {
  const path = name.slice(0, 100);
  return new ApiError(400, 'invalid-request', 'Invalid query.', { fields: [{ path, rule }] });
}
