import { callAddress, cartCalls, readAnswer, type QueryValues } from '@shop/contract';
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
import { cartVersion, readFailure, withoutGaps } from './read-failure.ts';
import type { ServerCart, ServerCartFailure, Versioned, WriteGuard } from './server-cart.ts';

/** What the wire needs to be told. */
export interface ServerCartWire {
  readonly fetch: Fetch;
  /** Prefixed to every path; '' for the page's own origin. */
  readonly baseUrl: string;
  /** Where the user token travels. The cart token stays in the query. */
  readonly tokenTransport: 'query' | 'header';
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
  /** `as-guest`: left empty even when somebody is signed in. `none`: the call does not know one. */
  readonly userToken?: 'as-guest' | 'none';
}

/** A good answer: what it says, the cart's version beside it, and the answer as it came. */
interface Heard<T> extends Versioned<T> {
  readonly raw: WireAnswer;
}

/**
 * The cart calls of contract section 3 over HTTP: schemas, JSON only, the cart's version read and sent.
 * Errors: never throws for what the network or the server does. Source: CS-45 to CS-49.
 */
export function createServerCart(wire: ServerCartWire): ServerCart {
  const { idempotencyHeader = true, timeoutMs = 8000 } = wire;

  async function send<T>(call: CartCall<T>, sent: Sent): Answer<Heard<T>> {
    const token = sent.userToken === undefined ? wire.userToken() : undefined;
    const inQuery = wire.tokenTransport === 'query' && sent.userToken !== 'none';
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
    const version = cartVersion(read.value.meta);
    return ok({
      value: read.value.value,
      raw: raw.value,
      ...(version === undefined ? {} : { version }),
    });
  }

  function headersOf(
    call: { readonly method: 'GET' | 'POST' },
    { guard }: Sent,
    token: UserToken | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = {};
    if (call.method === 'POST') headers['content-type'] = 'application/json';
    if (wire.tokenTransport === 'header' && token !== undefined) {
      headers['authorization'] = `Bearer ${token}`;
    }
    if (!idempotencyHeader || guard === undefined) return headers;
    headers['idempotency-key'] = guard.key;
    if (guard.version !== undefined) headers['x-cart-version'] = guard.version;
    return headers;
  }

  /** A call about one cart: refused here without one. */
  async function ask<T>(call: CartCall<T>, cart: CartToken, sent: Sent = {}): Answer<Heard<T>> {
    if (cart.length === 0) return err({ kind: 'no-cart' });
    return send(call, { ...sent, query: { cartId: cart, ...sent.query } });
  }

  return {
    async create(guest) {
      const made = await send(cartCalls.cartCreate, guest ? { userToken: 'as-guest' } : {});
      return made.ok ? ok(as<CartToken>(made.value.value)) : made;
    },
    async pull(cart) {
      const rows = await ask(cartCalls.cartPull, cart);
      return rows.ok ? ok(versioned(rows.value, withoutGaps(rows.value.value))) : rows;
    },
    async update(cart, cartItem, guard) {
      const row = await ask(cartCalls.cartUpdate, cart, { body: { cartItem }, guard });
      return row.ok ? ok(versioned(row.value, row.value.value)) : row;
    },
    async delete(cart, cartItem, guard) {
      return done(await ask(cartCalls.cartDelete, cart, { body: { cartItem }, guard }));
    },
    async totals(cart) {
      return valueOf(await ask(cartCalls.cartTotals, cart));
    },
    async paymentMethods(cart) {
      return valueOf(await ask(cartCalls.cartPaymentMethods, cart));
    },
    async shippingMethods(cart, address) {
      return valueOf(await ask(cartCalls.cartShippingMethods, cart, { body: { address } }));
    },
    async shippingInformation(cart, addressInformation) {
      const body = { addressInformation };
      const heard = await ask(cartCalls.cartShippingInformation, cart, { body });
      if (!heard.ok) return heard;
      const { payment_methods: methods, totals } = heard.value.value;
      const paymentMethods = methods === undefined ? {} : { paymentMethods: methods };
      if (totals !== undefined) return ok({ totals, ...paymentMethods });
      const bare = readAnswer(cartCalls.cartTotals, heard.value.raw);
      return bare.ok
        ? ok({ totals: bare.value.value, ...paymentMethods })
        : err(readFailure(bare.error, heard.value.raw));
    },
    async applyCoupon(cart, coupon, guard) {
      return done(await ask(cartCalls.cartApplyCoupon, cart, { query: { coupon }, guard }));
    },
    async deleteCoupon(cart, guard) {
      return done(await ask(cartCalls.cartDeleteCoupon, cart, { guard }));
    },
    async handOff(cart) {
      return valueOf(await ask(cartCalls.cartHandoff, cart));
    },
    async adopt(code) {
      return valueOf(await send(cartCalls.cartAdopt, { body: { code }, userToken: 'none' }));
    },
  };
}

function versioned<T>({ version }: Versioned<unknown>, value: T): Versioned<T> {
  return version === undefined ? { value } : { value, version };
}

function done(heard: Result<Heard<unknown>, ServerCartFailure>) {
  return heard.ok ? ok(versioned<void>(heard.value, undefined)) : heard;
}

function valueOf<T>(heard: Result<Heard<T>, ServerCartFailure>): Result<T, ServerCartFailure> {
  return heard.ok ? ok(heard.value.value) : heard;
}
