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
 *
 * `network`, `bad-content-type` and `wrong-format` leave open whether the server acted.
 * `version`: the cart changed meanwhile and `rows` is how it stands (409). `ordered`: it became an
 * order (410). `no-cart`: nothing was sent, because the call needs a cart token.
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
      /** The machine's name for the reason (`meta.error`), absent on older backends. */
      readonly error?: string | undefined;
      readonly text?: string | undefined;
      readonly retryAfterMs?: number | undefined;
      /** From which value of goods a coupon holds that the cart is too small for. Gross, major units. */
      readonly minimum?: Gross<MajorUnits> | undefined;
    };

/** An answer of a versioned cart. `version` is absent on backends without versions. */
export interface Versioned<T> {
  readonly value: T;
  readonly version?: string | undefined;
}

/** Makes a write safe to repeat: one key per change, and the cart version it was planned on. */
export interface WriteGuard {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** Sent as `X-Cart-Version`; left out when the backend has none. */
  readonly version?: string | undefined;
}

/** Server totals, and the coupon in the cart that has no effect now. */
interface ServerTotals {
  readonly totals: Totals;
  readonly idleCoupon?: IdleCoupon | undefined;
}

type Response<T> = Promise<Result<T, ServerCartFailure>>;

/**
 * The server's side of the cart, one method per call of contract section 3. Quantities are absolute.
 * `createServerCart` speaks the wire; a test passes a fake.
 */
export interface ServerCart {
  /** `guest`: no user token is sent, even if a user is signed in. */
  create(guest: boolean): Response<CartToken>;
  /** The lines as they stand, without empty rows and those in `unread`. */
  pull(cart: CartToken): Response<
    Versioned<readonly ServerCartRow[]> & {
      readonly unread?: readonly SkippedElement[] | undefined;
    }
  >;
  /** "This line is now `qty`." Without `item_id` it is found by sku and options, or made. */
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
   * A one-time code, good for 60 s, with which the shop host adopts this cart. With a binding it does so only for who
   * names that too.
   */
  handOff(cart: CartToken, binding?: string): Response<string>;
  /** Redeems such a code. */
  adopt(code: string, binding?: string): Response<AdoptedCart>;
  /**
   * Hears what was left out of the answers because it could not be read, by the path of the call. Set by who syncs with
   * it.
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
  /** Transport of the cart token: `header` is `X-Cart-Token`, which no server's log has. Default `query`. */
  readonly cartTokenTransport?: 'query' | 'header' | undefined;
  /** Read at each call; `undefined` for guests. */
  readonly userToken: () => UserToken | undefined;
  /** Off for a backend that refuses unknown headers: no `Idempotency-Key`, no `X-Cart-Version`. */
  readonly idempotencyHeader?: boolean | undefined;
  /** Per attempt. Default 8,000 ms (RL-12). */
  readonly timeoutMs?: number | undefined;
}
