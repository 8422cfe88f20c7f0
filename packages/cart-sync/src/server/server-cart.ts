import type { Gross, MajorUnits } from '@shop/money';
import type {
  AddressInformation,
  AdoptedCart,
  CartItemDelete,
  CartItemUpdate,
  PaymentMethod,
  ServerCartRow,
  ShippingEstimateAddress,
  ShippingMethod,
  SkippedElement,
  Totals,
} from '@shop/contract';
import type { CartToken, Fetch, NetworkFailure, Result, UserToken } from '@shop/kernel';
import type { IdleCoupon } from '../totals/idle-coupon.ts';

/**
 * Failure of a cart call. Decided by codes, never by text; `text` is for people.
 * `network`, `bad-content-type` and `wrong-format`: it is unknown whether the server acted.
 * `version`: the cart changed meanwhile and `rows` is its current content (409). `ordered`: it became an order (410).
 * `no-cart`: nothing was sent, because the call needs a cart token.
 */
export type ServerCartFailure =
  | { readonly kind: 'network'; readonly failure: NetworkFailure }
  | { readonly kind: 'bad-content-type' }
  | { readonly kind: 'wrong-format'; readonly issue: string }
  | { readonly kind: 'unauthorized'; readonly text?: string | undefined }
  | {
      readonly kind: 'version';
      readonly rows?: readonly ServerCartRow[] | undefined;
      readonly version?: string | undefined;
    }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'no-cart' }
  | {
      readonly kind: 'refused';
      readonly code: number;
      /** The reason code (`meta.error`), absent on older backends. */
      readonly error?: string | undefined;
      readonly text?: string | undefined;
      readonly retryAfterMs?: number | undefined;
      /** Minimum price of the articles for a coupon that the cart does not reach. Gross, major units. */
      readonly minimum?: Gross<MajorUnits> | undefined;
    };

/** A response of a versioned cart. `version` is absent on backends without versions. */
export interface Versioned<T> {
  readonly value: T;
  readonly version?: string | undefined;
}

/** Makes a write safe to repeat: one key per change, and the cart version it was planned on. */
export interface WriteGuard {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** Sent as `X-Cart-Version`; absent if the backend has none. */
  readonly version?: string | undefined;
}

/** Server totals, and a coupon in the cart without effect. */
interface ServerTotals {
  readonly totals: Totals;
  readonly idleCoupon?: IdleCoupon | undefined;
}

type Response<T> = Promise<Result<T, ServerCartFailure>>;

/**
 * Client of the server cart, one method per call of contract section 3. Quantities are absolute.
 * `createServerCart` implements it over HTTP; a test passes a fake.
 */
export interface ServerCart {
  /** `guest`: no user token is sent, even if a user is signed in. */
  create(guest: boolean): Response<CartToken>;
  /** Fetches the lines, without empty rows and those in `unread`. */
  pull(cart: CartToken): Response<
    Versioned<readonly ServerCartRow[]> & {
      readonly unread?: readonly SkippedElement[] | undefined;
    }
  >;
  /** Sets the quantity of a line. Without `item_id` the line is found by sku and options, or created. */
  update(
    cart: CartToken,
    item: CartItemUpdate,
    guard: WriteGuard,
  ): Response<Versioned<ServerCartRow>>;
  delete(cart: CartToken, item: CartItemDelete, guard: WriteGuard): Response<Versioned<void>>;
  totals(cart: CartToken): Response<ServerTotals>;
  paymentMethods(cart: CartToken): Response<readonly PaymentMethod[]>;
  shippingMethods(
    cart: CartToken,
    address: ShippingEstimateAddress,
  ): Response<readonly ShippingMethod[]>;
  shippingInformation(
    cart: CartToken,
    information: AddressInformation,
  ): Response<ServerTotals & { readonly paymentMethods?: readonly PaymentMethod[] | undefined }>;
  applyCoupon(cart: CartToken, code: string, guard: WriteGuard): Response<Versioned<void>>;
  deleteCoupon(cart: CartToken, guard: WriteGuard): Response<Versioned<void>>;
  /**
   * Requests a one-time code, valid for 60 s, with which the shop host adopts this cart. With a binding, the code is
   * valid only together with it.
   */
  handOff(cart: CartToken, binding?: string): Response<string>;
  /** Adopts the cart of such a code. */
  adopt(code: string, binding?: string): Response<AdoptedCart>;
  /**
   * Receives the unreadable elements that were left out of a response, by the path of the call. Set by the code that
   * syncs.
   */
  onSkip?: ((path: string, skipped: readonly SkippedElement[] | undefined) => void) | undefined;
}

/** Options of `createServerCart`. */
export interface ServerCartOptions {
  readonly fetch: Fetch;
  /** Prefixed to every path; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Transport of the user token. */
  readonly tokenTransport: 'query' | 'header';
  /** Transport of the cart token: `header` is `X-Cart-Token`, which servers do not log. Default `query`. */
  readonly cartTokenTransport?: 'query' | 'header' | undefined;
  /** Read at each call; `undefined` for guests. */
  readonly userToken: () => UserToken | undefined;
  /** False for a backend that refuses unknown headers: no `Idempotency-Key`, no `X-Cart-Version`. */
  readonly idempotencyHeader?: boolean | undefined;
  /** Per attempt. Default 8,000 ms (RL-12). */
  readonly timeoutMs?: number | undefined;
}
