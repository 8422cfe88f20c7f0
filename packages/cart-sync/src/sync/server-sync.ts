import type { EpochMs, WritableObservable } from '@shop/kernel';
import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { CartPorts, ServerPorts } from '../cart/cart-ports.ts';
import type { CartSync } from '../cart/cart-sync.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import type { ServerCart } from '../server/server-cart.ts';
import type { TotalsView } from '../totals/totals-view.ts';
import type { SerialQueue } from './serial-queue.ts';

/** What a cart lends to its server side. */
export interface CartInternals {
  readonly cartStore: CartStore;
  readonly notifications: NotificationQueue;
  readonly queue: SerialQueue;
  readonly totalsView: WritableObservable<TotalsView>;
  /** Keeps a change, and tells the shopper when the device does not take it. */
  readonly saveEdit: (edit: CartEdit) => Promise<void>;
  readonly load: CartSync['load'];
  /** Something besides lines, totals and notices has changed. */
  readonly refreshState: () => void;
}

/** What needs a server cart; without one each says so and does nothing. */
export type ServerCalls = Pick<
  CartSync,
  | 'authorise'
  | 'sync'
  | 'syncTotals'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'token'
  | 'handOff'
  | 'adopt'
  | 'adoptToken'
  | 'disconnect'
>;

/** The server side of one cart. */
export interface ServerSync {
  readonly calls: ServerCalls;
  /** Listens to the network and to other tabs, until `stop`. */
  listen(): void;
  /** The cart was loaded: meets the server. */
  onLoaded(options: { readonly force: boolean }): void;
  /** Something has changed. */
  requestSync(): void;
  /** The cart was emptied for good: lets go of the server cart and gets a fresh one. */
  onCleared(): Promise<void>;
  stop(): void;
  phase(): 'connecting' | 'syncing' | undefined;
  /** The server has refused us for good. */
  isDisabled(): boolean;
  lastSyncAt(): EpochMs | undefined;
}

/** Connects a cart to a server cart. Type of `createServerSync` in `@shop/cart-sync/server`. */
export type CreateServerSync = (
  config: CartSyncConfig,
  ports: ServerPorts,
  internals: CartInternals,
) => ServerSync;

/** A server cart and the code that keeps the local cart in sync with it. */
export interface CartServer {
  /** The calls to the server: `createServerCart` of `@shop/cart-sync/wire`, or your own. */
  readonly cart: ServerCart;
  /** `createServerSync` of `@shop/cart-sync/server`. */
  readonly createSync: CreateServerSync;
}

/** Ports of `createCartSync`. */
export interface CartSyncPorts extends CartPorts {
  /** Absent: the cart exists on this device only. */
  readonly server?: CartServer | undefined;
}
