import { createSafeStorage, type SafeStorage } from '@shop/platform-browser';
import type { ShopperMark } from './shopper-mark.ts';

/** Stored for the visit: whether the cart had something in it when the visit began. */
const visitKey = 'visit';

/** What a browser keeps for the life of a tab. */
export const visitStorage = (): SafeStorage => createSafeStorage(() => globalThis.sessionStorage);

/**
 * Notes at the first page of a visit whether its shopper comes back to a cart with something in it. A visit is the life
 * of a tab. `markKey`: key of the shopper mark. Errors: none.
 */
export function noteVisit(
  markKey: string,
  local: Pick<SafeStorage, 'get'>,
  visit: Pick<SafeStorage, 'get' | 'set'>,
): void {
  if (visit.get(visitKey) !== undefined) return;
  visit.set(visitKey, cartCount(local.get(markKey)) > 0 ? 'with-cart' : 'first');
}

/** Whether the visit began with something in the cart. */
export const isReturnToCart = (visit: Pick<SafeStorage, 'get'>): boolean =>
  visit.get(visitKey) === 'with-cart';

function cartCount(mark: string | undefined): number {
  try {
    return (JSON.parse(mark ?? '{}') as Partial<ShopperMark>).cart ?? 0;
  } catch {
    return 0;
  }
}
