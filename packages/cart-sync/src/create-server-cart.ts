import {
  callAddress,
  cartAnswers,
  readAnswer,
  type QueryValues,
  type SkippedElement,
} from '@shop/contract';
import {
  as,
  err,
  ok,
  type CartToken,
  type Fetch,
  type Result,
  type UserToken,
  type WireAnswer,
} from '@shop/kernel';
import { idleCouponOf } from './idle-coupon.ts';
import { cartVersion, readFailure, withoutGaps } from './read-failure.ts';
import type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server-cart.ts';

/** What the wire needs to be told. */
export interface ServerCartWire {
  readonly fetch: Fetch;
  /** Prefixed to every path; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Where the user token travels. */
  readonly tokenTransport: 'query' | 'header';
  /** Where the cart token travels: `header` is `X-Cart-Token`, which no server's log has. Default `query`. */
  readonly cartTokenTransport?: 'query' | 'header';
  /** Read at each call; `undefined` for guests. */
  readonly userToken: () => UserToken | undefined;
  /** Off for a backend that refuses unknown headers: no `Idempotency-Key`, no `X-Cart-Version`. */
  readonly idempotencyHeader?: boolean;
  /** Per attempt. Default 8,000 ms (reliability, browser to API). */
  readonly timeoutMs?: number;
}

type Answer<T> = Promise<Result<T, ServerCartFailure>>;
type CartCall<T> = Parameters<typeof readAnswer<T>>[0] & {
  readonly method: 'GET' | 'POST';
  readonly path: string;
};

interface Sent {
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly guard?: WriteGuard;
  /** Named in `X-Cart-Token`. */
  readonly cart?: CartToken;
  /** `as-guest`: left empty even when somebody is signed in. */
  readonly userToken?: 'as-guest';
}

/** A good answer: what it says, the cart's version and the rest beside it, and the answer as it came. */
interface Heard<T> extends Versioned<T> {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly skipped: readonly SkippedElement[] | undefined;
  readonly raw: WireAnswer;
}

/**
 * The cart calls of contract section 3 over HTTP: schemas, JSON only, the cart's version read and sent.
 * Errors: never throws for what the network or the server does. Source: CS-45 to CS-49.
 */
export function createServerCart(wire: ServerCartWire): ServerCart {
  const { idempotencyHeader = true, timeoutMs = 8000, cartTokenTransport = 'query' } = wire;

  async function send<T>(call: CartCall<T>, sent: Sent): Answer<Heard<T>> {
    const token = sent.userToken === undefined ? wire.userToken() : undefined;
    const inQuery = wire.tokenTransport === 'query';
    const query = { ...(inQuery ? { token: token ?? '' } : {}), ...sent.query };
    const raw = await wire.fetch({
      method: call.method,
      url: callAddress(wire.baseUrl, call.path, query),
      headers: headersOf(call, sent, token),
      timeoutMs,
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
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
    { guard, cart }: Sent,
    token: UserToken | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = {};
    if (call.method === 'POST') headers['content-type'] = 'application/json';
    if (wire.tokenTransport === 'header' && token !== undefined) {
      headers['authorization'] = `Bearer ${token}`;
    }
    if (cart !== undefined) headers['x-cart-token'] = cart;
    if (!idempotencyHeader || guard === undefined) return headers;
    headers['idempotency-key'] = guard.key;
    if (guard.version !== undefined) headers['x-cart-version'] = guard.version;
    return headers;
  }

  /** A call about one cart: refused here without one. */
  async function ask<T>(call: CartCall<T>, cart: CartToken, sent: Sent = {}): Answer<Heard<T>> {
    if (cart.length === 0) return err({ kind: 'no-cart' });
    return cartTokenTransport === 'header'
      ? send(call, { ...sent, cart })
      : send(call, { ...sent, query: { cartId: cart, ...sent.query } });
  }

  const server: ServerCart = {
    async create(guest) {
      const made = await send(cartAnswers.cartCreate, guest ? { userToken: 'as-guest' } : {});
      return told(made, ({ value }) => as<CartToken>(value));
    },
    async pull(cart) {
      const rows = await ask(cartAnswers.cartPull, cart);
      return told(rows, ({ value, version, skipped }) => ({
        value: withoutGaps(value),
        version,
        unread: skipped,
      }));
    },
    async update(cart, cartItem, guard) {
      const row = await ask(cartAnswers.cartUpdate, cart, { body: { cartItem }, guard });
      return told(row, ({ value, version }) => ({ value, version }));
    },
    async delete(cart, cartItem, guard) {
      return told(await ask(cartAnswers.cartDelete, cart, { body: { cartItem }, guard }), done);
    },
    async totals(cart) {
      return told(await ask(cartAnswers.cartTotals, cart), ({ value: totals, meta }) => ({
        totals,
        idleCoupon: idleCouponOf(meta),
      }));
    },
    async paymentMethods(cart) {
      return told(await ask(cartAnswers.cartPaymentMethods, cart), valueOf);
    },
    async shippingMethods(cart, address) {
      return told(await ask(cartAnswers.cartShippingMethods, cart, { body: { address } }), valueOf);
    },
    async shippingInformation(cart, addressInformation) {
      const body = { addressInformation };
      const heard = await ask(cartAnswers.cartShippingInformation, cart, { body });
      if (!heard.ok) return heard;
      const { payment_methods: paymentMethods, totals } = heard.value.value;
      const idleCoupon = idleCouponOf(heard.value.meta);
      if (totals !== undefined) return ok({ totals, paymentMethods, idleCoupon });
      const bare = readAnswer(cartAnswers.cartTotals, heard.value.raw);
      return bare.ok
        ? ok({ totals: bare.value.value, paymentMethods, idleCoupon })
        : err(readFailure(bare.error, heard.value.raw));
    },
    async applyCoupon(cart, coupon, guard) {
      return told(await ask(cartAnswers.cartApplyCoupon, cart, { query: { coupon }, guard }), done);
    },
    async deleteCoupon(cart, guard) {
      return told(await ask(cartAnswers.cartDeleteCoupon, cart, { guard }), done);
    },
    async handOff(cart, binding) {
      return told(await ask(cartAnswers.cartHandoff, cart, { body: { binding } }), valueOf);
    },
    async adopt(code, binding) {
      return told(await send(cartAnswers.cartAdopt, { body: { code, binding } }), valueOf);
    },
  };
  return server;
}

function told<T, U>(
  heard: Result<Heard<T>, ServerCartFailure>,
  read: (heard: Heard<T>) => U,
): Result<U, ServerCartFailure> {
  return heard.ok ? ok(read(heard.value)) : heard;
}

function done({ version }: Heard<unknown>): Versioned<void> {
  return { value: undefined, version };
}

function valueOf<T>({ value }: Heard<T>): T {
  return value;
}
