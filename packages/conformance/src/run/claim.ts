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

/** Errors: throws `Broken` when the two differ as JSON, which may be longer than the part in the message. */
export function claimEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [sortedJson(actual), sortedJson(expected)];
  if (is === should) return;
  const at = [...is].findIndex((character, index) => character !== should[index]);
  const start = Math.max(0, (at === -1 ? is.length : at) - longestShown / 2);
  throw new Broken(`${what} is ${excerpt(is, start)}, not ${excerpt(should, start)}`);
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

/** Most characters of a value in a message. */
const longestShown = 200;

/** At most 200 characters of JSON, the fields of objects in one order. */
export function shown(value: unknown): string {
  return excerpt(sortedJson(value), 0);
}

function excerpt(text: string, start: number): string {
  const end = start + longestShown;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}

/** Returns JSON with the fields of objects in one order, or 'absent'. */
function sortedJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) as string | undefined;
  return text ?? 'absent';
}
