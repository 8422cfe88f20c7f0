import * as v from 'valibot';

/** The backend does something else than the contract says. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** The backend cannot be judged here: it has no such products, or asks to wait. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** Errors: throws `Broken` with the message when the condition does not hold. */
export function claim(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Broken(message);
}

/** Errors: throws `Broken` when the two differ as JSON. */
export function claimEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [shown(actual), shown(expected)];
  claim(is === should, `${what} is ${is}, not ${should}`);
}

/** The value as the schema reads it. Errors: throws `Broken` naming the first place that does not fit. */
export function claimFits<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Broken(`${what}: ${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`);
}

/** The value. Errors: throws `NotApplicable` when there is none. */
export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new NotApplicable(`the catalogue has no ${what}`);
  return value;
}

/** At most 200 characters of JSON, the fields of objects in one order. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return text === undefined ? 'absent' : text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
