import { createSafeStorage, type SafeStorage } from '@shop/platform-browser';
import type { ShopperMark } from './shopper-mark.ts';

/** Key in the session storage: whether the cart had lines when the visit began. */
const visitKey = 'visit';

/** Session storage of the tab. */
export const visitStorage = (): SafeStorage => createSafeStorage(() => globalThis.sessionStorage);

/**
 * Stores at the first page of a visit whether the shopper returns to a cart with lines. A visit is the lifetime of a
 * tab. `markKey`: key of the shopper mark. Errors: none.
 */
export function noteVisit(
  markKey: string,
  local: Pick<SafeStorage, 'get'>,
  visit: Pick<SafeStorage, 'get' | 'set'>,
): void {
  if (visit.get(visitKey) !== undefined) return;
  visit.set(visitKey, cartCount(local.get(markKey)) > 0 ? 'with-cart' : 'first');
}

/** Returns true if the cart had lines when the visit began. */
export const isReturnToCart = (visit: Pick<SafeStorage, 'get'>): boolean =>
  visit.get(visitKey) === 'with-cart';

function cartCount(mark: string | undefined): number {
  try {
    return (JSON.parse(mark ?? '{}') as Partial<ShopperMark>).cart ?? 0;
  } catch {
    return 0;
  }
}
