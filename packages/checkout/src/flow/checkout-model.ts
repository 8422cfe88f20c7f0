import { createObservable, unsafeBrand, type EpochMs, type Observable } from '@shop/kernel';
import { emptyPersonalDetails } from '@shop/forms';
import type { CheckoutCart } from './checkout-cart.ts';
import type { CheckoutConfig, CheckoutPorts } from './checkout-ports.ts';
import type { CheckoutState } from './checkout.ts';
import { emptyPaymentDetails, emptyShippingDetails } from './details.ts';
import { nextProgress, type CheckoutEvent, type CheckoutProgress } from './steps.ts';

/** State of a checkout and the cart it orders. Every part of the checkout changes the state through it. */
export interface CheckoutModel {
  readonly state: Observable<CheckoutState>;
  cart(): CheckoutCart;
  isVirtual(): boolean;
  /** Replaces parts of the state. */
  patch(change: Partial<CheckoutState>): void;
  /** Applies an event to the progress, and returns the new progress. */
  dispatch(event: CheckoutEvent): CheckoutProgress;
  /** Time at which the checkout was last entered or changed; 0 when it is closed. Source: CH-57. */
  modifiedAt(): EpochMs;
  /** Records a change by the shopper, while the checkout is open. */
  touch(): void;
  /** Sets `modifiedAt` to 0. */
  resetModifiedAt(): void;
  /** Removes everything from the state. */
  clear(): void;
}

/** Creates the model of a closed checkout. */
export function createCheckoutModel(
  { defaultCountry: country }: Pick<CheckoutConfig, 'defaultCountry'>,
  ports: Pick<CheckoutPorts, 'cart' | 'clock'>,
): CheckoutModel {
  const initialState: CheckoutState = {
    progress: { status: 'closed' },
    personal: emptyPersonalDetails,
    shipping: { ...emptyShippingDetails, country },
    payment: { ...emptyPaymentDetails, country },
    accepted: { terms: false, privacy: false },
    problems: [],
  };
  const never = unsafeBrand<EpochMs>(0);
  const state = createObservable(initialState);
  let modifiedAt = never;

  function patch(change: Partial<CheckoutState>): void {
    state.set({ ...state.get(), ...change });
  }

  return {
    state,
    cart: ports.cart.get,
    isVirtual: () => ports.cart.get().isVirtual,
    patch,
    dispatch(event) {
      const progress = nextProgress(state.get().progress, event);
      patch({ progress });
      return progress;
    },
    modifiedAt: () => modifiedAt,
    touch() {
      if (state.get().progress.status === 'filling') modifiedAt = ports.clock.now();
    },
    resetModifiedAt() {
      modifiedAt = never;
    },
    clear() {
      state.set(initialState);
      modifiedAt = never;
    },
  };
}
