import type { Product } from '@shop/contract';
import { unsafeBrand, type EpochMs, type UserToken } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import type { CartSync } from '../cart/cart-sync.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { CartSyncPorts } from '../sync/server-sync.ts';
import { createCartSync } from '../cart/create-cart-sync.ts';
import { createServerCart } from '../server/create-server-cart.ts';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import { createServerSync } from '../sync/create-server-sync.ts';
import { aProduct } from './a-line.ts';
import { createFakeShop, type Backend } from './fake-shop.ts';

/** Thrown inside a tab that was killed. */
class Killed extends Error {}

export interface TabOptions {
  readonly config?: Partial<CartSyncConfig>;
  readonly ports?: Partial<CartSyncPorts>;
}

export interface Tab {
  readonly cart: CartSync;
  /** Kills the tab: its later actions have no effect. */
  kill(): void;
}

/** One device with any number of tabs, and one shop. */
export function createCartWorld(backend?: Backend) {
  const clock = createFakeClock();
  const shop = createFakeShop(clock, backend);
  const store = createMemoryStore();
  const network = createSwitch();
  const lock = createMemoryLock();
  const hub = createBroadcastHub();
  const ids = createSequentialIds();
  const session = {
    user: undefined as string | undefined,
    lastOrderAt: undefined as number | undefined,
  };
  const products = new Map<string, Product>();
  const stockChecks: string[] = [];
  const logged: string[] = [];
  const warned: { readonly event: string; readonly facts: unknown }[] = [];

  function openTab({ config, ports }: TabOptions = {}): Tab {
    let alive = true;
    const broadcast = hub.join();
    const live = <A extends unknown[], R>(port: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        if (!alive) throw new Killed();
        const result = await port(...args);
        if (!alive) throw new Killed();
        return result;
      };
    };
    const cart = createCartSync(
      { ...defaultCartSyncConfig, ...config },
      {
        server: {
          createSync: createServerSync,
          cart: createServerCart({
            fetch: live(shop.fetch),
            baseUrl: '',
            tokenTransport: 'query',
            userToken: () =>
              session.user === undefined ? undefined : unsafeBrand<UserToken>(session.user),
          }),
        },
        store: {
          get: live((key) => store.get(key)),
          set: live((key, value) => store.set(key, value)),
          delete: live((key) => store.delete(key)),
          keys: live((prefix) => store.keys(prefix)),
          clear: live(() => store.clear()),
        },
        session: {
          isSignedIn: () => session.user !== undefined,
          lastOrderAt: () =>
            session.lastOrderAt === undefined
              ? undefined
              : unsafeBrand<EpochMs>(session.lastOrderAt),
        },
        products: {
          find: async ({ sku }) => products.get(sku) ?? aProduct({ sku, price_incl_tax: 1000 }),
        },
        stock: {
          check: async (sku) => {
            stockChecks.push(sku);
            return `task-${stockChecks.length}`;
          },
        },
        clock: {
          now: () => clock.now(),
          wait: (ms, signal) => (alive ? clock.wait(ms, signal) : new Promise(() => undefined)),
        },
        ids,
        random: () => 0.5,
        lock: { run: live((name, task) => lock.run(name, task)) as typeof lock.run },
        connectivity: network,
        broadcast,
        log: {
          ...silentLog,
          error: (event) => void (alive && logged.push(event)),
          warn: (event, facts) => void (alive && warned.push({ event, facts })),
        },
        ...ports,
      },
    );
    return {
      cart,
      kill() {
        alive = false;
        broadcast.leave();
        cart.stop();
      },
    };
  }

  return {
    clock,
    shop,
    store,
    network,
    session,
    products,
    stockChecks,
    /** Events logged as errors. */
    logged,
    /** Events logged as warnings, with their data. */
    warned,
    openTab,
    /** Opens a tab, loads the cart, and waits for its first sync. */
    async start(options: TabOptions = {}): Promise<CartSync> {
      const { cart } = openTab(options);
      await cart.start();
      await turns();
      return cart;
    },
    /** Runs everything that needs no time, then lets `ms` pass. */
    async pass(ms = 0): Promise<void> {
      await turns();
      await clock.advance(ms);
      await turns();
    },
    product: (sku: string, over: Partial<Product> = {}) =>
      aProduct({ sku, price_incl_tax: 1000, ...over }),
  };
}

/** Returns the quantities by key. */
export function paperOf(cart: CartSync): Readonly<Record<string, number>> {
  return Object.fromEntries(cart.state.get().items.map(({ sku, qty }) => [sku, qty]));
}

/** Short form of the notices. */
export function kindsOf(cart: CartSync): readonly string[] {
  return cart.state.get().notices.map(({ kind }) => kind);
}

/** Runs all ready promises, with their chains. */
export async function turns(count = 600): Promise<void> {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
}
