import * as v from 'valibot';

/** Machine-readable part of a failure; the text for people is in `result`. */
export const errorMeta = v.object({
  error: v.optional(v.string()),
  fields: v.optional(v.array(v.object({ path: v.string(), rule: v.string() }))),
  requestId: v.optional(v.string()),
  retryAfterMs: v.optional(v.number()),
});
/** Parsed machine-readable part of a failure. Source: CO-3. */
export type ErrorMeta = v.InferOutput<typeof errorMeta>;

/** Every response of the API except bare search responses: `code` repeats the HTTP status. */
export const envelope = v.object({
  code: v.number(),
  result: v.optional(v.unknown()),
  meta: v.optional(v.record(v.string(), v.unknown())),
});
/** A response before its result is parsed. Source: CO-2, CO-3. */
export type Envelope = v.InferOutput<typeof envelope>;

/** Returns the text of a failed response: the string, else `result.result`, else `result.message`. Source: CO-5. */
export function errorText(result: unknown): string | undefined {
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null) return undefined;
  const { result: inner, message } = result as { result?: unknown; message?: unknown };
  if (typeof inner === 'string') return inner;
  return typeof message === 'string' ? message : undefined;
}
