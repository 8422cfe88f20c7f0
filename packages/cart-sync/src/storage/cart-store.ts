import {
  createPersistentState,
  unsafeBrand,
  type CartToken,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import type { CartPorts } from '../cart/cart-ports.ts';
import { readStoredCart, type StoredCart } from './stored-cart.ts';

/** Message to the other tabs: the stored cart, its token or its hash has changed. */
const message = 'cart';

/** A change of the cart. Pure: it may be applied again, to the current cart. */
export type CartEdit = (cart: StoredCart) => StoredCart;

/** The stored cart of this device as this tab shows it. All changes go through it. */
export interface CartStore {
  readonly cart: Observable<StoredCart>;
  /** Shows the change at once and stores it: under a lock, applied to the latest stored cart. */
  change(edit: CartEdit): Promise<Result<StoredCart, StorageFailure>>;
  /** Reads cart, token and hash again. */
  refresh(): Promise<void>;
  token(): CartToken | undefined;
  setToken(token: CartToken | undefined): Promise<void>;
  hash(): string | undefined;
  setHash(hash: string | undefined): Promise<void>;
  /** Refreshes after each change of another tab. Passes the refresh to `onRefresh`. Returns a function that stops. */
  follow(onRefresh: (refreshed: Promise<void>) => void): () => void;
}

/** Three persistent states: cart, token and hash. Source: CS-17, CS-18. */
export function createCartStore(ports: Pick<CartPorts, 'store' | 'lock' | 'broadcast'>): CartStore {
  const cart = createPersistentState('current-cart', readStoredCart, ports, message);
  const token = createPersistentState('current-cart-token', readToken, ports, message);
  const hash = createPersistentState('current-cart-hash', readText, ports, message);

  async function refreshServerCart(): Promise<void> {
    await token.refresh();
    await hash.refresh();
  }

  return {
    cart: cart.value,
    change: cart.update,
    async refresh() {
      await refreshServerCart();
      await cart.refresh();
    },
    token: token.value.get,
    setToken: async (next) => void (await token.update(() => next)),
    hash: hash.value.get,
    setHash: async (next) => void (await hash.update(() => next)),
    // All three share one message.
    follow: (onRefresh) => cart.follow((refreshed) => onRefresh(refreshed.then(refreshServerCart))),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readToken(value: unknown): CartToken | undefined {
  const text = readText(value);
  return text === undefined ? undefined : unsafeBrand<CartToken>(text);
}
