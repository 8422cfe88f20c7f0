import { createObservable, err, ok, redact, type Result } from '@shop/kernel';

/** Expected failures are values with a kind. Programming errors are thrown. */
function readQuantity(text: string): Result<number, { readonly kind: 'not-whole' }> {
  const value = Number(text);
  return Number.isInteger(value) ? ok(value) : err({ kind: 'not-whole' });
}
const read = readQuantity('2,5');
export const problem = read.ok ? undefined : read.error.kind; // 'not-whole'

/** A value that changes. It can be used with React's `useSyncExternalStore`. */
const pieces = createObservable(0);
const values: number[] = [];
const stop = pieces.subscribe(() => values.push(pieces.get()));
pieces.set(2);
pieces.set(2); // the same value: listeners are not called
stop();
pieces.set(3);
export const observed = values.join(); // '2'

export const logged = redact({ event: 'mail to anna@example.hu failed' })['event']; // 'mail to [redacted] failed'
