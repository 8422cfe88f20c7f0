import { err, ok, type Result } from '@shop/kernel';
import type { CheckoutModel } from './checkout-model.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import type { CheckoutStorage } from './checkout-storage.ts';
import type { FinishedOutcome } from '../order/finish-order.ts';
import type { OrderKeyStore } from '../order/order-key.ts';
import type { PlaceOutcome } from '../order/place-outcome.ts';
import type { StepNavigation } from './step-navigation.ts';
import { stepOfHash, stepsOf } from './steps.ts';

/** Parts of a checkout that opening it uses. */
interface OpenParts {
  readonly storage: CheckoutStorage;
  readonly orderKey: OrderKeyStore;
  readonly navigation: StepNavigation;
  readonly onFinished: (outcome: FinishedOutcome) => Promise<void>;
}

/**
 * Opens a checkout with the stored details, at the step of `hash` or at the first incomplete one before it. Resolves
 * first an order that was being sent when the page was closed. Source: CH-22, CH-23, CH-39, CH-49.
 */
export async function openCheckout(
  hash: string,
  { state, cart, isVirtual, patch, dispatch }: CheckoutModel,
  parts: OpenParts,
  ports: Pick<CheckoutPorts, 'findSentOrder'>,
): Promise<Result<void, { readonly kind: 'cart-empty' }>> {
  const { storage, orderKey, navigation } = parts;
  const [personal, shipping, payment] = await Promise.all([
    storage.readPersonal(),
    storage.readShipping(),
    storage.readPayment(),
  ]);
  const { status } = state.get().progress;
  if (status === 'filling' || status === 'placing') return ok();
  const outcome = await findOutcome(orderKey, ports);
  const finished = outcome?.kind === 'placed' || outcome?.kind === 'queued' ? outcome : undefined;
  if (finished === undefined && cart().lines.length === 0) return err({ kind: 'cart-empty' });
  const accepted = { terms: false, privacy: false };
  patch({ personal, shipping, payment, outcome, problems: [], accepted });
  dispatch({ type: 'open', isVirtual: isVirtual(), found: finished?.kind });
  if (finished !== undefined) await parts.onFinished(finished);
  else await navigation.resume(stepOfHash(hash, stepsOf(isVirtual())));
  return ok();
}

/** Returns the outcome of an order that an earlier page sent, if it is known. Source: CH-49. */
async function findOutcome(
  orderKey: OrderKeyStore,
  { findSentOrder }: Pick<CheckoutPorts, 'findSentOrder'>,
): Promise<PlaceOutcome | undefined> {
  const key = await orderKey.load();
  if (key === undefined || !key.sent) return undefined;
  const outcome = await findSentOrder?.(key.key);
  if (outcome !== undefined) await orderKey.discard();
  return outcome;
}
