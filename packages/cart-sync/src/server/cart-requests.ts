import { callAddress, readAnswer, type QueryValues, type SkippedElement } from '@shop/contract';
import {
  err,
  ok,
  type CartToken,
  type HttpResponse,
  type Result,
  type UserToken,
} from '@shop/kernel';
import { cartVersion, readFailure } from './read-failure.ts';
import type {
  ServerCart,
  ServerCartFailure,
  ServerCartOptions,
  Versioned,
  WriteGuard,
} from './server-cart.ts';

/** Path, method and response schema of a call. */
type CartCall<T> = Parameters<typeof readAnswer<T>>[0] & {
  readonly method: 'GET' | 'POST';
  readonly path: string;
};

/** Variable parts of a call. */
interface CallParts {
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly guard?: WriteGuard | undefined;
  /** Sent as `X-Cart-Token`. */
  readonly cart?: CartToken | undefined;
  /** Sends no user token even if a user is signed in. */
  readonly asGuest?: boolean | undefined;
}

/** A parsed response, with its metadata and the raw response. */
export interface CartResponse<T> extends Versioned<T> {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly skipped: readonly SkippedElement[] | undefined;
  readonly raw: HttpResponse;
}

type CartResult<T> = Promise<Result<CartResponse<T>, ServerCartFailure>>;

/** Sends cart calls over HTTP. */
export interface CartRequests {
  send<T>(call: CartCall<T>, parts: CallParts): CartResult<T>;
  /** Sends a call about one cart. Without a cart nothing is sent: `no-cart`. */
  sendForCart<T>(call: CartCall<T>, cart: CartToken, parts?: CallParts): CartResult<T>;
}

/** Source: CS-59 to CS-62. */
export function createCartRequests(
  options: ServerCartOptions,
  onSkip: NonNullable<ServerCart['onSkip']>,
): CartRequests {
  const { idempotencyHeader = true, timeoutMs = 8000, cartTokenTransport } = options;

  function headersOf(
    method: 'GET' | 'POST',
    { guard, cart }: CallParts,
    token: UserToken | undefined,
  ): Record<string, string> {
    const headers: Record<string, string> = {};
    if (method === 'POST') headers['content-type'] = 'application/json';
    if (options.tokenTransport === 'header' && token !== undefined) {
      headers['authorization'] = `Bearer ${token}`;
    }
    if (cart !== undefined) headers['x-cart-token'] = cart;
    if (!idempotencyHeader || guard === undefined) return headers;
    headers['idempotency-key'] = guard.key;
    if (guard.version !== undefined) headers['x-cart-version'] = guard.version;
    return headers;
  }

  async function send<T>(call: CartCall<T>, parts: CallParts): CartResult<T> {
    const token = parts.asGuest === true ? undefined : options.userToken();
    const tokenQuery = options.tokenTransport === 'query' ? { token: token ?? '' } : undefined;
    const request = {
      method: call.method,
      url: callAddress(options.baseUrl, call.path, { ...tokenQuery, ...parts.query }),
      headers: headersOf(call.method, parts, token),
      timeoutMs,
    };
    const raw = await options.fetch(
      parts.body === undefined ? request : { ...request, body: JSON.stringify(parts.body) },
    );
    if (!raw.ok) return err({ kind: 'network', failure: raw.error });
    const parsed = readAnswer(call, raw.value);
    if (!parsed.ok) return err(readFailure(parsed.error, raw.value));
    const { value, meta, skipped } = parsed.value;
    onSkip(call.path, skipped);
    return ok({ value, version: cartVersion(meta), meta, skipped, raw: raw.value });
  }

  return {
    send,
    async sendForCart(call, cart, parts = {}) {
      if (cart.length === 0) return err({ kind: 'no-cart' });
      return cartTokenTransport === 'header'
        ? send(call, { ...parts, cart })
        : send(call, { ...parts, query: { cartId: cart, ...parts.query } });
    },
  };
}
