import {
  unsafeBrand,
  createObservable,
  ok,
  type CartToken,
  type Observable,
  type Result,
  type StorageFailure,
} from '@shop/kernel';
import type { CartPorts } from '../cart/cart-ports.ts';
import { emptyCart, readStoredCart, type StoredCart } from './stored-cart.ts';

const itemsKey = 'current-cart';
const tokenKey = 'current-cart-token';
const hashKey = 'current-cart-hash';
const writeLock = 'cart-store';
/** Message to the other tabs: the stored cart has changed. */
export const cartMessage = 'cart';

/** A change of the cart. Pure: it may be applied more than once, to the cart as it is by then. */
export type CartEdit = (cart: StoredCart) => StoredCart;

/** The cart on this device, as this tab shows it, and the only way to change it. */
export interface CartStore {
  readonly cart: Observable<StoredCart>;
  /** Shows the change at once, and keeps it: under a lock, on the cart as other tabs left it. */
  change(edit: CartEdit): Promise<Result<StoredCart, StorageFailure>>;
  /** Reads cart, token and hash again. */
  refresh(): Promise<void>;
  token(): CartToken | undefined;
  setToken(token: CartToken | undefined): Promise<void>;
  hash(): string | undefined;
  setHash(hash: string | undefined): Promise<void>;
}

/**
 * A change the device cannot store stays in this tab until it closes, and is written again with the next
 * change. Source: CS-17, CS-18.
 */
export function createCartStore(ports: Pick<CartPorts, 'store' | 'lock' | 'broadcast'>): CartStore {
  const { store, lock, broadcast } = ports;
  const cart = createObservable<StoredCart>(emptyCart);
  let base = emptyCart;
  let isUnsaved = false;
  let pending: readonly CartEdit[] = [];
  let token: CartToken | undefined;
  let hash: string | undefined;

  const show = (): void => cart.set(pending.reduce((edited, edit) => edit(edited), base));
  const readText = async (key: string): Promise<string | undefined> => {
    const value = await store.get(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const writeText = async (key: string, value: string | undefined): Promise<void> => {
    if (value === undefined) await store.delete(key);
    else await store.set(key, value);
    broadcast.post(cartMessage);
  };
  const read = async (): Promise<void> => {
    if (!isUnsaved) base = readStoredCart(await store.get(itemsKey));
  };

  return {
    cart,
    async change(edit) {
      pending = [...pending, edit];
      show();
      return lock.run(writeLock, async () => {
        let result: Result<void, StorageFailure> = ok();
        try {
          await read();
          const next = edit(base);
          if (next !== base || isUnsaved) {
            result = await store.set(itemsKey, next);
            isUnsaved = !result.ok;
            base = next;
            broadcast.post(cartMessage);
          }
        } finally {
          pending = pending.filter((pendingEdit) => pendingEdit !== edit);
        }
        show();
        return result.ok ? ok(base) : result;
      });
    },
    async refresh() {
      const storedToken = await readText(tokenKey);
      token = storedToken === undefined ? undefined : unsafeBrand<CartToken>(storedToken);
      hash = await readText(hashKey);
      await lock.run(writeLock, read);
      show();
    },
    token: () => token,
    async setToken(next) {
      token = next;
      await writeText(tokenKey, next);
    },
    hash: () => hash,
    async setHash(next) {
      if (hash === next) return;
      hash = next;
      await writeText(hashKey, next);
    },
  };
}
