import type { Fetch, UserToken } from '@shop/kernel';
import type { ServerCart } from './server-cart.ts';

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

/**
 * The cart calls of contract section 3 over HTTP: schemas on both sides, JSON only.
 * Errors: never throws for what the network or the server does. Source: CS-45 to CS-50.
 */
export function createServerCart(wire: ServerCartWire): ServerCart {
  throw new Error(`not yet: ${wire.baseUrl}`);
}
