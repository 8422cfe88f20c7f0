import type { NewOrderInput, ShippingEstimateAddress } from '@shop/contract';
import type {
  Clock,
  Connectivity,
  IdGenerator,
  KeyValueStore,
  Log,
  Observable,
  Result,
} from '@shop/kernel';
import type { Currency } from '@shop/money';
import type { CheckoutCart } from './checkout-cart.ts';
import { defaultFormRules, type FormRules } from '@shop/forms';
import type { PlaceOutcome } from '../order/place-outcome.ts';

/** Settings of the checkout. */
export interface CheckoutConfig {
  readonly rules: FormRules;
  readonly defaultCountry: string;
  readonly currency: Currency;
  readonly storeCode: string;
  /** Payment codes paid on delivery: not offered for virtual carts. */
  readonly atDoorMethods: readonly string[];
  /** Codes of cash payments, for methods without that information: their total is rounded to 5 Ft. */
  readonly cashMethods: readonly string[];
  readonly paymentMethodMapping: Readonly<Record<string, string>>;
}

/** The values of the product specification, section 9. */
export const defaultCheckoutConfig: CheckoutConfig = {
  rules: defaultFormRules,
  defaultCountry: 'HU',
  currency: 'HUF',
  storeCode: '',
  atDoorMethods: ['cashondelivery', 'cardatdoor'],
  cashMethods: ['cashondelivery'],
  paymentMethodMapping: {},
};

/** Methods and addresses chosen by the shopper, for requests of totals. */
export interface CheckoutSelection {
  readonly address: ShippingEstimateAddress;
  /** `carrier/method`, '' for none. */
  readonly shippingMethod: string;
  readonly paymentMethod: string;
}

/** Customer data of an account created with the order. */
export interface NewAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
}

/** Ports of the checkout. */
export interface CheckoutPorts {
  /** The collection `checkout`. Never holds a password. */
  readonly store: KeyValueStore;
  readonly cart: Observable<CheckoutCart>;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly log: Log;
  /** The signed-in customer's id, '' for a guest. */
  readonly userId: () => string;
  /** Called when the country, the address or a method changed: fetches the totals. A failure is only logged. */
  readonly onSelectionChanged: (choice: CheckoutSelection) => Promise<void>;
  /**
   * Stores the order and sends it with the key as its `Idempotency-Key`; the same key always sends the same order.
   * Resolves when the outcome is known, or when the order is stored and cannot be sent now (`queued`).
   */
  readonly send: (order: NewOrderInput, key: string) => Promise<PlaceOutcome>;
  /**
   * Returns the outcome of an order that was passed to `send` before this page was loaded; `undefined` if it was never
   * stored.
   */
  readonly findSentOrder?: ((key: string) => Promise<PlaceOutcome | undefined>) | undefined;
  /**
   * Creates the account before the order; it may also sign in, so that the order belongs to the account. The error is
   * the server's name for the refusal.
   */
  readonly createAccount?:
    | ((account: NewAccount) => Promise<Result<void, { readonly error?: string | undefined }>>)
    | undefined;
  /** Signs the new customer in after the order. A failure is only logged. */
  readonly signIn?:
    | ((credentials: { readonly username: string; readonly password: string }) => Promise<void>)
    | undefined;
  /** Called after an order was placed or queued: clears the cart and records the time. */
  readonly onOrdered: (
    outcome: Extract<PlaceOutcome, { kind: 'placed' | 'queued' }>,
  ) => Promise<void>;
}
