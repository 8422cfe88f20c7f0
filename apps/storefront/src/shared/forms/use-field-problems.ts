import type { FieldError } from '@shop/forms';
import { useState } from 'react';
import { useProblemText } from '../texts/problem-text.ts';

/** Returns texts for the invalid fields of a form. Fields have the names of their problems. */
export function useFieldProblems<Field extends string>(): {
  /** Problems of the last check. */
  readonly problems: readonly FieldError<Field>[];
  errorOf(field: Field): string | undefined;
  /** Shows what was found and leads to the first field of it; answers whether the form may go. */
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
      // The first of the form: its fields stand in another order in other languages.
      form.querySelector<HTMLElement>(names.join())?.focus();
      return false;
    },
  };
}
