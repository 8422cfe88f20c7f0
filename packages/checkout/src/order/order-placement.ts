import { hasErrors } from '@shop/forms';
import type { AccountCreation } from './account-creation.ts';
import type { Checkout } from '../flow/checkout.ts';
import type { CheckoutModel } from '../flow/checkout-model.ts';
import type { CheckoutConfig, CheckoutPorts } from '../flow/checkout-ports.ts';
import type { FinishedOutcome } from './finish-order.ts';
import { isMethodRefusal, sendOrder, stepOfRefusal, stockRefusal } from './order-flow.ts';
import type { OrderKeyStore } from './order-key.ts';
import type { PlaceOutcome } from './place-outcome.ts';
import { stepsOf, type CheckoutStep } from '../flow/steps.ts';

/** Parts of a checkout that placing an order uses. */
interface PlacementParts {
  readonly problemsOf: Checkout['problemsOf'];
  readonly orderKey: OrderKeyStore;
  readonly account: AccountCreation;
  readonly onSelectionChanged: () => Promise<void>;
  /** Prepares the step that is active after an order was not placed. */
  readonly onStepEntered: (step: CheckoutStep | undefined) => Promise<void>;
  readonly onFinished: (outcome: FinishedOutcome) => Promise<void>;
}

/**
 * Returns a function that places the order. A call while an order is being placed returns the outcome of that one.
 * Source: CH-42 to CH-45 and CH-49, CH-56.
 */
export function createOrderPlacement(
  config: CheckoutConfig,
  ports: CheckoutPorts,
  model: CheckoutModel,
  parts: PlacementParts,
): Checkout['place'] {
  const { state, cart, isVirtual, patch, dispatch } = model;
  const { problemsOf, orderKey, account } = parts;
  let placing: Promise<PlaceOutcome> | undefined;

  /** Checks what prevents the order before anything is sent. Source: CH-42. */
  function precheck(): Extract<PlaceOutcome, { kind: 'refused' }> | undefined {
    if (cart().lines.length === 0) return { kind: 'refused', reason: 'cart-empty' };
    for (const step of stepsOf(isVirtual())) {
      const problems = problemsOf(step);
      if (!hasErrors(problems)) continue;
      dispatch({ type: 'go-to', step });
      return { kind: 'refused', reason: 'details-invalid', problems };
    }
    const reason = stockRefusal(cart(), ports.connectivity.isOnline());
    return reason === undefined ? undefined : { kind: 'refused', reason };
  }

  async function send(seenTotal: number): Promise<PlaceOutcome> {
    const refusal = await account.create(state.get().personal);
    if (refusal !== undefined) return applyOutcome(refusal);
    const { personal, shipping, payment } = state.get();
    const key = await orderKey.markSent();
    const draft = { personal, shipping, payment, cart: cart(), key, seenTotal };
    return applyOutcome(await sendOrder(config, ports, draft));
  }

  /** After a refused total or method, totals and methods are fetched before the shopper can order again. Source: CH-46. */
  async function applyOutcome(outcome: PlaceOutcome): Promise<PlaceOutcome> {
    patch({ outcome });
    switch (outcome.kind) {
      case 'placed':
      case 'queued':
        dispatch({ type: outcome.kind });
        await parts.onFinished(outcome);
        return outcome;
      case 'refused':
        if (outcome.problems !== undefined) patch({ problems: outcome.problems });
        // The outcome of an order that was not saved is unknown, so the next attempt uses the same key.
        if (outcome.reason !== 'not-saved') await orderKey.discard();
        dispatch({ type: 'turned-back', to: stepOfRefusal(outcome.reason, isVirtual()) });
        if (outcome.reason === 'pickup-point-invalid') {
          // The point is no longer offered: the shopper must choose another one.
          patch({ shipping: { ...state.get().shipping, pickupPoint: '', parcelPoint: undefined } });
        }
        if (isMethodRefusal(outcome.reason)) await parts.onSelectionChanged();
        break;
      case 'total-changed':
        await orderKey.discard();
        await parts.onSelectionChanged();
        dispatch({ type: 'turned-back', to: 'orderReview' });
        break;
    }
    const { progress } = state.get();
    await parts.onStepEntered(progress.status === 'filling' ? progress.step : undefined);
    return outcome;
  }

  return async function place(seenTotal) {
    if (placing !== undefined) return placing;
    const refusal = precheck();
    if (refusal !== undefined) {
      const { problems = [] } = refusal;
      patch({ outcome: refusal, problems });
      return refusal;
    }
    dispatch({ type: 'go-to', step: 'orderReview' });
    if (dispatch({ type: 'place' }).status !== 'placing') {
      return { kind: 'refused', reason: 'details-invalid' };
    }
    placing = send(seenTotal).finally(() => {
      placing = undefined;
    });
    return placing;
  };
}
