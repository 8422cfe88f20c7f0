/** Puts whoever has opened a form where writing begins: into its first empty field, else into its first. */
export function focusFirstEmpty(form: Element | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}
