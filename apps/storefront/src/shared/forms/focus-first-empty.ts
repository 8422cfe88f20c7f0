/** Moves the focus into the first empty field of a form, else into its first field. */
export function focusFirstEmpty(form: Element | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}
