import { emailProblem, type FieldError } from '@shop/forms';
import { useFieldProblems } from './use-field-problems.ts';

/**
 * For a form that asks no more than its fields say of themselves (`required`, an address): what is wrong in the words
 * of the shop, next to the field. A browser would show it in its own language, in a bubble that disappears.
 */
export function useRequiredFields(): {
  errorOf(field: string): string | undefined;
  /** Shows what is wrong and leads to the first field of it; answers whether the form may go. */
  allows(form: HTMLFormElement): boolean;
} {
  const { errorOf, allows } = useFieldProblems<string>();
  return { errorOf, allows: (form) => allows(form, [...form.elements].flatMap(problemsOf)) };
}

function problemsOf(element: Element): readonly FieldError<string>[] {
  if (!(element instanceof HTMLInputElement)) return [];
  const { name, type, validity, value } = element;
  if (validity.valueMissing) return [{ field: name, code: 'required', severity: 'error' }];
  // To a browser an address without a dot is one.
  const problem = type === 'email' && value !== '' ? emailProblem(value) : undefined;
  return problem === undefined ? [] : [{ field: name, ...problem }];
}
