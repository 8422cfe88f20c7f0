import type { Checkout, CheckoutField, CheckoutState } from '@shop/checkout';
import { useSyncExternalStore } from 'react';
import { useProblemText } from '../../../shared/texts/problem-text.ts';

/** Returns the state of the checkout with the error texts of its fields. */
export function useCheckoutState(checkout: Checkout): CheckoutState {
  return useSyncExternalStore(
    (listener) => checkout.state.subscribe(listener),
    () => checkout.state.get(),
    () => checkout.state.get(),
  );
}

/** Returns a function that gives the error and the warning of a field as props. */
export function useFieldTexts(state: Pick<CheckoutState, 'problems'>) {
  const textOf = useProblemText();
  return (field: CheckoutField) => {
    const fieldProblem = state.problems.find((problem) => problem.field === field);
    if (fieldProblem === undefined) return {};
    return fieldProblem.severity === 'error'
      ? { error: textOf(fieldProblem) }
      : { hint: textOf(fieldProblem) };
  };
}
