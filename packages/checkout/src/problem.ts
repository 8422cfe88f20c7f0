/**
 * What is wrong with a field. The words for people are chosen on the screen, by code.
 *
 * `required` is empty; `too-short` has fewer than `min` letters or characters; `too-long` more than `max`;
 * `above-max` and `only-available` are quantities above `max`, `last-available` is one that takes all there are;
 * the others say what the field should be.
 * Source: CH-1 to CH-20.
 */
export type ProblemCode =
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

/** What a single value is told. A `warning` is shown and stops nothing. */
export interface ValueProblem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly min?: number;
  readonly max?: number;
}

/** The same, with the field it stands at. */
export interface FieldProblem<Field extends string = string> extends ValueProblem {
  readonly field: Field;
}

/** A problem that stops the form. */
export function problem(
  code: ProblemCode,
  bounds: { readonly min?: number; readonly max?: number } = {},
): ValueProblem {
  return { code, severity: 'error', ...bounds };
}

/** A problem that is only mentioned. */
export function warning(code: ProblemCode, bounds: { readonly max?: number } = {}): ValueProblem {
  return { code, severity: 'warning', ...bounds };
}

/** What was found field by field, those with nothing left out, in the order of the form. Source: CH-19. */
export function fieldProblems<Field extends string>(
  checks: readonly (readonly [Field, ValueProblem | undefined])[],
): readonly FieldProblem<Field>[] {
  return checks.flatMap(([field, found]) => (found === undefined ? [] : [{ field, ...found }]));
}

/** Whether anything among them stops the form. Source: CH-19. */
export function stops(problems: readonly ValueProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
