/**
 * Error code of a field. The screen chooses the text by code.
 * `postcode-invalid` has the number of digits as `min` and `max` if it is not four; `required` is empty; `too-short`
 * has fewer than `min` letters or characters; `too-long` more than `max`; `above-max` and `only-available` are
 * quantities above `max`, `last-available` is a quantity equal to the stock; the other codes name the expected value.
 * Source: FM-1 to FM-23.
 */
export type FieldErrorCode =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'name-characters'
  | 'email-invalid'
  | 'email-taken'
  | 'password-too-common'
  | 'passwords-differ'
  | 'phone-invalid'
  | 'postcode-invalid'
  | 'country-unknown'
  | 'street-without-number'
  | 'tax-number-invalid'
  | 'private-tax-id'
  | 'eu-tax-number-invalid'
  | 'bank-account-invalid'
  | 'not-positive'
  | 'not-whole'
  | 'above-max'
  | 'only-available'
  | 'last-available'
  | 'must-accept'
  | 'method-unavailable';

/** Problem of a single value. A `warning` is shown and does not block the form. */
export interface ValueError {
  readonly code: FieldErrorCode;
  readonly severity: 'error' | 'warning';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The same with the field that has the problem. */
export interface FieldError<Field extends string = string> extends ValueError {
  readonly field: Field;
}

/** Returns a problem that blocks the form. */
export function fieldError(
  code: FieldErrorCode,
  bounds: { readonly min?: number; readonly max?: number } = {},
): ValueError {
  return { code, severity: 'error', ...bounds };
}

/** Returns a problem that is shown and does not block the form. */
export function fieldWarning(
  code: FieldErrorCode,
  bounds: { readonly max?: number } = {},
): ValueError {
  return { code, severity: 'warning', ...bounds };
}

/** Returns the problems of all fields in the order of the form; leaves out fields without a problem. Source: FM-23. */
export function fieldErrors<Field extends string>(
  checks: readonly (readonly [Field, ValueError | undefined])[],
): readonly FieldError<Field>[] {
  return checks.flatMap(([field, error]) => (error === undefined ? [] : [{ field, ...error }]));
}

/** True if any problem blocks the form. Source: FM-23. */
export function hasErrors(problems: readonly ValueError[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
