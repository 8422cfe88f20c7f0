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

/** Everything a screen shows of the checkout. A new value at each change, never edited in place. */
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
  /** Listens to the cart: an empty cart closes the checkout, a virtual one has no shipping step. Source: CH-22, CH-26. */
  start(): void;
  /**
   * Reads what was saved and opens at the step the address's hash names, or at the first before it that is not
   * complete; a virtual cart has no shipping step. An order that was on its way when the page went is taken up
   * again. Source: CH-22, CH-23, CH-39, CH-49.
   */
  open(hash?: string): Promise<Result<void, { readonly kind: 'cart-empty' }>>;
  /** The shopper left. What was typed stays saved. Source: CH-57. */
  close(): void;

  /** Each saves what was typed. Unknown to the server until the step is completed. Source: CH-39. */
  changePersonal(change: Partial<PersonalDetails>): Promise<void>;
  changeShipping(change: Partial<ShippingDetails>): Promise<void>;
  changePayment(change: Partial<PaymentDetails>): Promise<void>;
  /** Fills what is still empty from a profile. Source: CH-41. */
  fillFrom(details: ProfileDetails): Promise<void>;
  /** For an account with the order. Stays in memory until the order is placed. Source: CH-39. */
  setPassword(password: string): void;
  accept(change: Partial<Acceptance>): void;

  /** Validates the active step and opens the next. Source: CH-24. */
  complete(): Promise<Result<CheckoutStep, readonly FieldError<CheckoutField>[]>>;
  /** Opens a step whose predecessors are done. Source: CH-24. */
  goTo(step: CheckoutStep): Promise<boolean>;
  /** Returns the problems of a step without showing them. */
  problemsOf(step: CheckoutStep): readonly FieldError<CheckoutField>[];

  /** The rounding and the cash amount for the chosen payment, if there are any. Source: OR-13. */
  cashLine(): CashLine | undefined;
  /**
   * Orders. `seenTotal`: the total that stands on the screen. A second call while one is under way gives the
   * same outcome. Source: CH-42 to CH-45 and CH-49, CH-56.
   */
  place(seenTotal: number): Promise<PlaceOutcome>;

  /** At logout: nothing of what was typed is left, here or on the device. Source: CH-40. */
  forget(): Promise<void>;

  /** Time at which the checkout was last entered or changed; 0 when it is closed. Source: CH-57. */
  modifiedAt(): EpochMs;
  /** The shipping address as totals need it; just the country while the rest is empty. Source: CH-61. */
  shippingAddress(): ShippingEstimateAddress;
  /** Both addresses for shipping-information, once they are complete. Source: CH-61. */
  addresses(): Pick<AddressInformation, 'shippingAddress' | 'billingAddress'> | undefined;
  /** Resolves when no change is being saved, no order is being placed, and no request for totals is in progress. */
  settled(): Promise<void>;
  /** Stops listening to the cart. */
  stop(): void;
}
