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

/** Every answer of the API except the bare search answers: `code` repeats the HTTP status. */
export const envelope = v.object({
  code: v.number(),
  result: v.optional(v.unknown()),
  meta: v.optional(v.record(v.string(), v.unknown())),
});
/** An answer before its result is read. Source: CO-2, CO-3. */
export type Envelope = v.InferOutput<typeof envelope>;

/** The text of a failed answer: the string, else `result.result`, else `result.message`. Source: CO-5. */
export function errorText(result: unknown): string | undefined {
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null) return undefined;
  const { result: inner, message } = result as { result?: unknown; message?: unknown };
  if (typeof inner === 'string') return inner;
  return typeof message === 'string' ? message : undefined;
}
