import type { AddressInformation, ShippingEstimateAddress } from '@shop/contract';
import type { EpochMs, Observable, Result } from '@shop/kernel';
import type { CashLine } from '@shop/orders';
import type { Acceptance, PaymentDetails, ShippingDetails } from './details.ts';
import type { PersonalDetails } from '@shop/forms';
import type { PlaceOutcome } from '../order/place-outcome.ts';
import type { FieldError } from '@shop/forms';
import type { ProfileDetails } from './profile-details.ts';
import type { CheckoutProgress, CheckoutStep } from './steps.ts';
import type { CheckoutField } from './validate-details.ts';

/** Checkout state for screens. Immutable: each change creates a new value. */
export interface CheckoutState {
  readonly progress: CheckoutProgress;
  readonly personal: PersonalDetails;
  readonly shipping: ShippingDetails;
  readonly payment: PaymentDetails;
  readonly accepted: Acceptance;
  /** Problems found by the last attempt to complete a step or to order, including warnings. */
  readonly problems: readonly FieldError<CheckoutField>[];
  /** Outcome of the last attempt to order. */
  readonly outcome?: PlaceOutcome | undefined;
}

/** The checkout of one shopper: details that survive a reload, steps, and one order. */
export interface Checkout {
  readonly state: Observable<CheckoutState>;
  /**
   * Listens to the cart: an empty cart closes the checkout, a virtual one has no shipping step. Source: CH-22, CH-26.
   */
  start(): void;
  /**
   * Reads the stored data and opens the step of the URL hash, or the first incomplete step before it; a virtual cart
   * has no shipping step. Resumes an order that was being sent when the page closed. Source: CH-22, CH-23, CH-39,
   * CH-49.
   */
  open(hash?: string): Promise<Result<void, { readonly kind: 'cart-empty' }>>;
  /** Called when the shopper leaves the checkout. Entered data stays stored. Source: CH-57. */
  close(): void;

  /** Stores the entered data. It is sent to the server when the step is completed. Source: CH-39. */
  changePersonal(change: Partial<PersonalDetails>): Promise<void>;
  changeShipping(change: Partial<ShippingDetails>): Promise<void>;
  changePayment(change: Partial<PaymentDetails>): Promise<void>;
  /** Fills empty fields from a profile. Source: CH-41. */
  fillFrom(details: ProfileDetails): Promise<void>;
  /** For an account with the order. Stays in memory until the order is placed. Source: CH-39. */
  setPassword(password: string): void;
  accept(change: Partial<Acceptance>): void;

  /** Validates the active step and opens the next. Source: CH-24. */
  complete(): Promise<Result<CheckoutStep, readonly FieldError<CheckoutField>[]>>;
  /** Opens a step if all steps before it are done. Source: CH-24. */
  goTo(step: CheckoutStep): Promise<boolean>;
  /** Returns the problems of a step without showing them. */
  problemsOf(step: CheckoutStep): readonly FieldError<CheckoutField>[];

  /** Returns the rounding and the cash amount for the chosen payment, if there are any. Source: OR-13. */
  cashLine(): CashLine | undefined;
  /**
   * Places the order. `seenTotal`: the total on the screen. A second call during the first returns the same outcome.
   * Source: CH-42 to CH-45 and CH-49, CH-56.
   */
  place(seenTotal: number): Promise<PlaceOutcome>;

  /** Called at logout: removes all entered data, here and on the device. Source: CH-40. */
  forget(): Promise<void>;

  /** Time at which the checkout was last entered or changed; 0 when it is closed. Source: CH-57. */
  modifiedAt(): EpochMs;
  /** Returns the shipping address for totals; only the country while the rest is empty. Source: CH-61. */
  shippingAddress(): ShippingEstimateAddress;
  /** Returns both addresses for shipping-information, once they are complete. Source: CH-61. */
  addresses(): Pick<AddressInformation, 'shippingAddress' | 'billingAddress'> | undefined;
  /** Resolves when no change is being saved, no order is being placed, and no request for totals is in progress. */
  settled(): Promise<void>;
  /** Stops listening to the cart. */
  stop(): void;
}
