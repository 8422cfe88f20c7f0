import type { AccountCreation } from './account-creation.ts';
import type { CheckoutModel } from '../flow/checkout-model.ts';
import type { CheckoutPorts } from '../flow/checkout-ports.ts';
import type { CheckoutStorage } from '../flow/checkout-storage.ts';
import type { OrderKeyStore } from './order-key.ts';
import type { PlaceOutcome } from './place-outcome.ts';

/** Outcome that ends a checkout. */
export type FinishedOutcome = Extract<PlaceOutcome, { kind: 'placed' | 'queued' }>;

/** Removes the data of a placed or queued order, and reports the order. Names and addresses stay. Source: CH-39, CH-44. */
export async function finishOrder(
  outcome: FinishedOutcome,
  { state, patch, resetModifiedAt }: CheckoutModel,
  parts: {
    readonly storage: CheckoutStorage;
    readonly orderKey: OrderKeyStore;
    readonly account: AccountCreation;
  },
  { onOrdered, log }: Pick<CheckoutPorts, 'onOrdered' | 'log'>,
): Promise<void> {
  const { storage, orderKey, account } = parts;
  const { personal, shipping, payment } = state.get();
  const password = account.password();
  const signsIn = account.isCreated();
  account.forget();
  resetModifiedAt();
  await orderKey.discard();
  const next = {
    personal: { ...personal, createAccount: false },
    shipping: { ...shipping, shippingMethod: '', pickupPoint: '', comment: '' },
    payment: { ...payment, paymentMethod: '', paymentMethodAdditional: {} },
  };
  patch({ ...next, accepted: { terms: false, privacy: false } });
  await storage.writePersonal(next.personal);
  await storage.writeShipping(next.shipping);
  await storage.writePayment(next.payment);
  try {
    await onOrdered(outcome);
    if (signsIn) await account.signIn(personal, password);
  } catch (cause) {
    log.error('checkout.after-order-failed', { cause });
  }
}
