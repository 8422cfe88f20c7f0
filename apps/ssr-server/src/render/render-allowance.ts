import { LRUCache } from 'lru-cache';

export interface RenderAllowance {
  /**
   * Takes one render from the allowance of a client. Returns false if nothing is left; {@link retryAfterS} is the time
   * until there is one again.
   */
  take(client: string): boolean | Promise<boolean>;
}

export interface RenderAllowanceLimits {
  /** Renders added to a client's allowance each second. */
  readonly perSecond: number;
  /** Initial and maximum allowance. */
  readonly atOnce: number;
}

/** A person opens a page in seconds; an office behind one address, or a crawler, opens a few each second. */
export const defaultAllowance: RenderAllowanceLimits = { perSecond: 4, atOnce: 240 };

/** Returns the limits multiplied by `scale`, the value of `RATE_LIMIT_SCALE`. */
export const allowanceOf = ({
  rateLimitScale: scale,
}: {
  readonly rateLimitScale: number;
}): RenderAllowanceLimits => ({
  perSecond: defaultAllowance.perSecond * scale,
  atOnce: defaultAllowance.atOnce * scale,
});

/** Seconds after which a client without an allowance has one again. */
export const retryAfterS = 5;

/** Maximum of stored clients. A removed client gets its full allowance again. */
const maxClients = 20_000;

/**
 * Limits the renders of one client for pages that are not stored, such as invented addresses and searches. Stored pages
 * do not use the allowance.
 */
export function createRenderAllowance(
  { perSecond, atOnce }: RenderAllowanceLimits,
  now: () => number,
): RenderAllowance {
  const clients = new LRUCache<string, { readonly left: number; readonly atMs: number }>({
    max: maxClients,
  });
  return {
    take(client) {
      const atMs = now();
      const previous = clients.get(client) ?? { left: atOnce, atMs };
      const regained = ((atMs - previous.atMs) / 1000) * perSecond;
      const rendersLeft = Math.min(atOnce, previous.left + regained);
      const isAllowed = rendersLeft >= 1;
      clients.set(client, { left: isAllowed ? rendersLeft - 1 : rendersLeft, atMs });
      return isAllowed;
    },
  };
}
