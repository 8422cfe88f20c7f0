import type { FieldError } from '@shop/forms';
import { useState } from 'react';
import { useProblemText } from '../texts/problem-text.ts';

/** Returns texts for the invalid fields of a form. Fields have the names of their problems. */
export function useFieldProblems<Field extends string>(): {
  /** Errors of the last validation. */
  readonly problems: readonly FieldError<Field>[];
  errorOf(field: Field): string | undefined;
  /** Shows the errors and focuses the first invalid field. Returns true if there is none. */
  allows(form: HTMLFormElement, foundProblems: readonly FieldError<Field>[]): boolean;
} {
  const problemText = useProblemText();
  const [problems, setProblems] = useState<readonly FieldError<Field>[]>([]);
  return {
    problems,
    errorOf(field) {
      const fieldProblem = problems.find((problem) => problem.field === field);
      return fieldProblem && problemText(fieldProblem);
    },
    allows(form, foundProblems) {
      setProblems(foundProblems);
      if (foundProblems.length === 0) return true;
      const names = foundProblems.map(({ field }) => `[name="${field}"]`);
      // The first field of the form: the order of the fields depends on the language.
      form.querySelector<HTMLElement>(names.join())?.focus();
      return false;
    },
  };
}
