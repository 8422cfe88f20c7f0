import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface RespondOptions {
  readonly status?: ContentfulStatusCode;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Cache-Control for shared caches. Absent: `no-store`, which every personal response needs. */
  readonly cache?: string;
}

/** `{ code, result, meta? }` with the HTTP status equal to `code`. */
export function respond(context: Context, result: unknown, options: RespondOptions = {}): Response {
  const { status = 200, meta, cache = 'no-cache, no-store' } = options;
  context.header('Cache-Control', cache);
  const body = meta === undefined ? { code: status, result } : { code: status, result, meta };
  return context.json(body, status);
}
