import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

/** Errors: 400 with the text that older clients know if the parameter is missing or empty. */
export function requireText(context: Context, name: string): void {
  const value = context.req.query(name);
  if (value === undefined || value.replaceAll(',', '').trim() === '') {
    throw new ApiError(400, 'invalid-request', `${name} parameter is required`, {
      fields: [{ path: name, rule: 'required' }],
    });
  }
}
