import { err, ok } from '@shop/kernel';
import { hasErrors } from '@shop/forms';
import type { Checkout } from './checkout.ts';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutStep } from './steps.ts';

/** Moves between the steps of a checkout. */
export interface StepNavigation extends Pick<Checkout, 'complete' | 'goTo'> {
  /** Completes the steps that were complete when the page was closed, up to `target`. Source: CH-23. */
  resume(target: CheckoutStep): Promise<void>;
  /** Prepares a step that has just become active. */
  enter(step: CheckoutStep | undefined): Promise<void>;
}

/** Source: CH-23, CH-24, CH-43, CH-17. */
export function createStepNavigation(
  { state, patch, dispatch, isVirtual, touch }: CheckoutModel,
  parts: {
    readonly problemsOf: Checkout['problemsOf'];
    readonly prefillBillingName: () => void;
    /** Creates the key of the order unless there is one. */
    readonly ensureOrderKey: () => Promise<unknown>;
    readonly onAddressCompleted: () => Promise<void>;
  },
): StepNavigation {
  const { problemsOf, prefillBillingName, ensureOrderKey, onAddressCompleted } = parts;

  async function enter(step: CheckoutStep | undefined): Promise<void> {
    touch();
    if (step === 'payment') prefillBillingName();
    if (step === 'orderReview') await ensureOrderKey();
  }

  return {
    enter,
    async resume(target) {
      let { progress } = state.get();
      while (progress.status === 'filling' && progress.step !== target) {
        if (hasErrors(problemsOf(progress.step))) break;
        progress = dispatch({ type: 'complete', step: progress.step });
      }
      if (progress.status !== 'filling') return;
      if (progress.done.length > 0) void onAddressCompleted();
      await enter(progress.step);
    },
    async complete() {
      const { progress } = state.get();
      if (progress.status !== 'filling') return err([]);
      const { step } = progress;
      const problems = problemsOf(step);
      patch({ problems });
      if (hasErrors(problems)) return err(problems);
      const next = dispatch({ type: 'complete', step });
      if (step === 'shipping' || (step === 'payment' && isVirtual())) await onAddressCompleted();
      const reached = next.status === 'filling' ? next.step : step;
      await enter(reached);
      return ok(reached);
    },
    async goTo(step) {
      const progress = dispatch({ type: 'go-to', step });
      if (progress.status !== 'filling' || progress.step !== step) return false;
      patch({ problems: [] });
      await enter(step);
      return true;
    },
  };
}
