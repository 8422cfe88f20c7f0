import * as v from 'valibot';

/** The backend violates the contract. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** The check is not possible: the backend has no such products, or asks to wait. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** Errors: throws `Broken` with the message if the condition is false. */
export function claim(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Broken(message);
}

/** Errors: throws `Broken` if the two differ as JSON, which may be longer than the part in the message. */
export function claimEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [sortedJson(actual), sortedJson(expected)];
  if (is === should) return;
  const at = [...is].findIndex((character, index) => character !== should[index]);
  const start = Math.max(0, (at === -1 ? is.length : at) - longestShown / 2);
  throw new Broken(`${what} is ${excerpt(is, start)}, not ${excerpt(should, start)}`);
}

/** Returns the parsed value. Errors: throws `Broken` with the first invalid field. */
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

/** Returns the value. Errors: throws `NotApplicable` without one. */
export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new NotApplicable(`the catalogue has no ${what}`);
  return value;
}

/** Maximum number of characters of a value in a message. */
const longestShown = 200;

/** Returns at most 200 characters of JSON, with sorted object fields. */
export function shown(value: unknown): string {
  return excerpt(sortedJson(value), 0);
}

function excerpt(text: string, start: number): string {
  const end = start + longestShown;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

/** Returns JSON with sorted object fields, or 'absent'. */
function sortedJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) as string | undefined;
  return text ?? 'absent';
}
