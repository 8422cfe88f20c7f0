import { type CartToken, type EpochMs } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import { attachNewCart, withoutServerCart } from '../lines/edit-synced.ts';
import type { TotalsSync } from '../totals/totals-sync.ts';

/** Server cart that the cart on this device belongs to. Call every method inside the serial queue. */
export interface CartLink {
  /** Attaches a server cart. Its lines are unknown until the next sync. */
  attach(token: CartToken): Promise<void>;
  /** Detaches the server cart and keeps the lines. */
  detach(): Promise<void>;
  /** Detaches a released server cart. Returns true if there is no server cart afterwards. */
  detachReleased(): Promise<boolean>;
  /** Time of the last sync with this server cart. */
  lastSyncAt(): EpochMs | undefined;
  setLastSyncAt(at: EpochMs | undefined): void;
}

/** Source: CS-24, CS-48. */
export function createCartLink(
  cartStore: CartStore,
  totalsSync: Pick<TotalsSync, 'reset'>,
): CartLink {
  let lastSyncAt: EpochMs | undefined;

  async function attach(token: CartToken): Promise<void> {
    if (token === cartStore.token()) return;
    // In this order: if the page closes in between, no line counts as one of the new cart.
    await cartStore.change(withoutServerCart);
    await cartStore.setHash(undefined);
    await cartStore.setToken(token);
    await cartStore.change(attachNewCart);
    totalsSync.reset();
    lastSyncAt = undefined;
  }

  async function detach(): Promise<void> {
    await cartStore.setToken(undefined);
    await cartStore.setHash(undefined);
    await cartStore.change((cart) => attachNewCart(withoutServerCart(cart)));
    totalsSync.reset();
    lastSyncAt = undefined;
  }

  return {
    attach,
    detach,
    async detachReleased() {
      if (cartStore.cart.get().isLetGo === true) await detach();
      return cartStore.token() === undefined;
    },
    lastSyncAt: () => lastSyncAt,
    setLastSyncAt(at) {
      lastSyncAt = at;
    },
  };
}
