import * as v from 'valibot';
import { ApiError } from './api-error.ts';

/**
 * Returns the output of the schema for `value`.
 * Errors: 400 `invalid-request` with `meta.fields`, one entry per finding, at most 20.
 */
export function checkSchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.slice(0, 20).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    rule: issue.type,
  }));
  throw new ApiError(400, 'invalid-request', requestText(fields), { fields });
}

/** Validates a value. Each issue is one entry of `result`, for calls whose clients read a list. */
export async function listingFindings<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.fields === undefined) throw error;
    const listed = error.details.fields.map(({ path, rule }) => `${path}: ${rule}`);
    throw new ApiError(error.status, error.error, listed, error.details);
  }
}

function requestText(fields: readonly { path: string; rule: string }[]): string {
  const names = [...new Set(fields.map((field) => field.path).filter((path) => path !== ''))];
  return names.length === 0 ? 'Invalid request.' : `Invalid request: ${names.join(', ')}.`;
}
