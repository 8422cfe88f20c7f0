/**
 * Error code of a field. The screen chooses the text. `required`: no value, or a value that is not offered.
 * `greater-than-zero`: a bundle option without a choice or a quantity. `too-few`, `too-many`: a quantity outside the
 * bounds of its bundle option. `too-long`: more text than allowed.
 */
export type FieldError = 'required' | 'greater-than-zero' | 'too-few' | 'too-many' | 'too-long';

/** Errors by field; a valid field has no entry. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Errors of both kinds of options. A field is absent if the product has no such options. */
export interface OptionErrors {
  readonly custom_options?: FieldErrors | undefined;
  readonly bundle_options?: FieldErrors | undefined;
}

/**
 * Replaces the option errors of a product: a topic is present exactly while one of its fields has an error. Errors of
 * other topics stay, except those with empty text.
 * A product with an error cannot be added to the cart. Source: PO-24.
 */
export function renewOptionErrors(
  errors: Readonly<Record<string, string>> | undefined,
  optionErrors: OptionErrors,
): Readonly<Record<string, string>> {
  const otherErrors = Object.entries(errors ?? {}).filter(
    ([topic, code]) => !(topic in optionErrors) && code !== '',
  );
  const renewed = Object.entries(optionErrors)
    .filter(([, fields]) => Object.keys(fields ?? {}).length > 0)
    .map(([topic]) => [topic, 'fix-options'] as const);
  return Object.fromEntries([...otherErrors, ...renewed]);
}
