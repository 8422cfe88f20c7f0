import {
  callAddress,
  cartAnswers,
  readAnswer,
  type QueryValues,
  type SkippedElement,
} from '@shop/contract';
import {
  unsafeBrand,
  err,
  ok,
  type CartToken,
  type Fetch,
  type Result,
  type UserToken,
  type HttpResponse,
} from '@shop/kernel';
import { idleCouponOf } from '../totals/idle-coupon.ts';
import { cartVersion, readFailure, withoutGaps } from './read-failure.ts';
import type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server-cart.ts';

/** Options of `createServerCart`. */
export interface ServerCartOptions {
  readonly fetch: Fetch;
  /** Prefixed to every path; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Transport of the user token. */
  readonly tokenTransport: 'query' | 'header';
  /** Transport of the cart token: `header` is `X-Cart-Token`, which no server's log has. Default `query`. */
  readonly cartTokenTransport?: 'query' | 'header';
  /** Read at each call; `undefined` for guests. */
  readonly userToken: () => UserToken | undefined;
  /** Off for a backend that refuses unknown headers: no `Idempotency-Key`, no `X-Cart-Version`. */
  readonly idempotencyHeader?: boolean;
  /** Per attempt. Default 8,000 ms (reliability, browser to API). */
  readonly timeoutMs?: number;
}

type Response<T> = Promise<Result<T, ServerCartFailure>>;
type CartCall<T> = Parameters<typeof readAnswer<T>>[0] & {
  readonly method: 'GET' | 'POST';
  readonly path: string;
};

interface CallParts {
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly guard?: WriteGuard;
  /** Named in `X-Cart-Token`. */
  readonly cart?: CartToken;
  /** `as-guest`: left empty even when somebody is signed in. */
  readonly userToken?: 'as-guest';
}

/** A good answer: what it says, the cart's version and the rest beside it, and the answer as it came. */
interface CartResponse<T> extends Versioned<T> {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly skipped: readonly SkippedElement[] | undefined;
  readonly raw: HttpResponse;
}

/**
 * The cart calls of contract section 3 over HTTP: schemas, JSON only, the cart's version read and sent.
 * Errors: never throws for what the network or the server does. Source: CS-45 to CS-49.
 */
export function createServerCart(options: ServerCartOptions): ServerCart {
  const { idempotencyHeader = true, timeoutMs = 8000, cartTokenTransport = 'query' } = options;

  async function send<T>(call: CartCall<T>, parts: CallParts): Response<CartResponse<T>> {
    const token = parts.userToken === undefined ? options.userToken() : undefined;
    const inQuery = options.tokenTransport === 'query';
    const query = { ...(inQuery ? { token: token ?? '' } : {}), ...parts.query };
    const raw = await options.fetch({
      method: call.method,
      url: callAddress(options.baseUrl, call.path, query),
      headers: headersOf(call, parts, token),
      timeoutMs,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    if (!raw.ok) return err({ kind: 'network', failure: raw.error });
    const read = readAnswer(call, raw.value);
    if (!read.ok) return err(readFailure(read.error, raw.value));
    const { value, meta, skipped } = read.value;
    server.onSkip?.(call.path, skipped);
    return ok({ value, version: cartVersion(meta), meta, skipped, raw: raw.value });
  }

  function headersOf(
    call: { readonly method: 'GET' | 'POST' },
    { guard, cart }: CallParts,
    token: UserToken | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = {};
    if (call.method === 'POST') headers['content-type'] = 'application/json';
    if (options.tokenTransport === 'header' && token !== undefined) {
      headers['authorization'] = `Bearer ${token}`;
    }
    if (cart !== undefined) headers['x-cart-token'] = cart;
    if (!idempotencyHeader || guard === undefined) return headers;
    headers['idempotency-key'] = guard.key;
    if (guard.version !== undefined) headers['x-cart-version'] = guard.version;
    return headers;
  }

  /** A call about one cart: refused here without one. */
  async function callCart<T>(
    call: CartCall<T>,
    cart: CartToken,
    parts: CallParts = {},
  ): Response<CartResponse<T>> {
    if (cart.length === 0) return err({ kind: 'no-cart' });
    return cartTokenTransport === 'header'
      ? send(call, { ...parts, cart })
      : send(call, { ...parts, query: { cartId: cart, ...parts.query } });
  }

  const server: ServerCart = {
    async create(guest) {
      const response = await send(cartAnswers.cartCreate, guest ? { userToken: 'as-guest' } : {});
      return mapResponse(response, ({ value }) => unsafeBrand<CartToken>(value));
    },
    async pull(cart) {
      const rows = await callCart(cartAnswers.cartPull, cart);
      return mapResponse(rows, ({ value, version, skipped }) => ({
        value: withoutGaps(value),
        version,
        unread: skipped,
      }));
    },
    async update(cart, cartItem, guard) {
      const row = await callCart(cartAnswers.cartUpdate, cart, { body: { cartItem }, guard });
      return mapResponse(row, ({ value, version }) => ({ value, version }));
    },
    async delete(cart, cartItem, guard) {
      return mapResponse(
        await callCart(cartAnswers.cartDelete, cart, { body: { cartItem }, guard }),
        toVersioned,
      );
    },
    async totals(cart) {
      return mapResponse(
        await callCart(cartAnswers.cartTotals, cart),
        ({ value: totals, meta }) => ({
          totals,
          idleCoupon: idleCouponOf(meta),
        }),
      );
    },
    async paymentMethods(cart) {
      return mapResponse(await callCart(cartAnswers.cartPaymentMethods, cart), valueOf);
    },
    async shippingMethods(cart, address) {
      return mapResponse(
        await callCart(cartAnswers.cartShippingMethods, cart, { body: { address } }),
        valueOf,
      );
    },
    async shippingInformation(cart, addressInformation) {
      const body = { addressInformation };
      const response = await callCart(cartAnswers.cartShippingInformation, cart, { body });
      if (!response.ok) return response;
      const { payment_methods: paymentMethods, totals } = response.value.value;
      const idleCoupon = idleCouponOf(response.value.meta);
      if (totals !== undefined) return ok({ totals, paymentMethods, idleCoupon });
      const bare = readAnswer(cartAnswers.cartTotals, response.value.raw);
      return bare.ok
        ? ok({ totals: bare.value.value, paymentMethods, idleCoupon })
        : err(readFailure(bare.error, response.value.raw));
    },
    async applyCoupon(cart, coupon, guard) {
      return mapResponse(
        await callCart(cartAnswers.cartApplyCoupon, cart, { query: { coupon }, guard }),
        toVersioned,
      );
    },
    async deleteCoupon(cart, guard) {
      return mapResponse(
        await callCart(cartAnswers.cartDeleteCoupon, cart, { guard }),
        toVersioned,
      );
    },
    async handOff(cart, binding) {
      return mapResponse(
        await callCart(cartAnswers.cartHandoff, cart, { body: { binding } }),
        valueOf,
      );
    },
    async adopt(code, binding) {
      return mapResponse(await send(cartAnswers.cartAdopt, { body: { code, binding } }), valueOf);
    },
  };
  return server;
}

function mapResponse<T, U>(
  response: Result<CartResponse<T>, ServerCartFailure>,
  read: (response: CartResponse<T>) => U,
): Result<U, ServerCartFailure> {
  return response.ok ? ok(read(response.value)) : response;
}

function toVersioned({ version }: CartResponse<unknown>): Versioned<void> {
  return { value: undefined, version };
}

function valueOf<T>({ value }: CartResponse<T>): T {
  return value;
}
