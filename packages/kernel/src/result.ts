/** Success or failure as a value. Failures a shopper can meet are `err`; bugs are thrown. */
export type Result<T, E> = Ok<T> | Err<E>;

/** A success. Source: KE-1. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** A failure. Source: KE-1. */
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** A success; without a value it is one too. Source: KE-1. */
export function ok(): Ok<void>;
export function ok<T>(value: T): Ok<T>;
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value };
}

/** A failure that can be met: a value, nothing thrown. Source: KE-1. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
