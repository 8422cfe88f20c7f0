/** Success or failure as a value. Expected failures are `err`; programming errors are thrown. */
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

/** Creates a success, with or without a value. Source: KE-1. */
export function ok(): Ok<void>;
export function ok<T>(value: T): Ok<T>;
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value };
}

/** Creates an expected failure as a value; throws nothing. Source: KE-1. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
