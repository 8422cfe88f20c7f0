import { emailProblem, type FieldError } from '@shop/forms';
import { useFieldProblems } from './use-field-problems.ts';

/**
 * Validates a form by the attributes of its fields (`required`, an email address), and shows errors in the texts of the
 * shop, next to the field. The browser would show them in its own language, in a bubble that disappears.
 */
export function useRequiredFields(): {
  errorOf(field: string): string | undefined;
  /** Shows the errors and focuses the first invalid field. Returns true if there is none. */
  allows(form: HTMLFormElement): boolean;
} {
  const { errorOf, allows } = useFieldProblems<string>();
  return { errorOf, allows: (form) => allows(form, [...form.elements].flatMap(problemsOf)) };
}

function problemsOf(element: Element): readonly FieldError<string>[] {
  if (!(element instanceof HTMLInputElement)) return [];
  const { name, type, validity, value } = element;
  if (validity.valueMissing) return [{ field: name, code: 'required', severity: 'error' }];
  // A browser accepts an email address without a dot.
  const problem = type === 'email' && value !== '' ? emailProblem(value) : undefined;
  return problem === undefined ? [] : [{ field: name, ...problem }];
}
