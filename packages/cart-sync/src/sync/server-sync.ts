import type { EpochMs, WritableObservable } from '@shop/kernel';
import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { CartPorts, ServerPorts } from '../cart/cart-ports.ts';
import type { CartSync } from '../cart/cart-sync.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import type { ServerCart } from '../server/server-cart.ts';
import type { TotalsView } from '../totals/totals-view.ts';
import type { SerialQueue } from './serial-queue.ts';

/** Parts of a cart that its server sync uses. */
export interface CartInternals {
  readonly cartStore: CartStore;
  readonly notifications: NotificationQueue;
  readonly queue: SerialQueue;
  readonly totalsView: WritableObservable<TotalsView>;
  /** Saves a change, and posts a notice when the device cannot store it. */
  readonly saveEdit: (edit: CartEdit) => Promise<void>;
  readonly load: CartSync['load'];
  /** Recomputes the state after a change other than lines, totals and notices. */
  readonly refreshState: () => void;
}

/** Calls that need a server cart. Without one, each reports that and does nothing. */
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

/** Server sync of one cart. */
export interface ServerSync {
  readonly calls: ServerCalls;
  /** Listens to the network and to other tabs, until `stop`. */
  start(): void;
  /** Syncs after the cart was loaded. */
  onLoaded(options: { readonly force: boolean }): void;
  /** Requests a sync after a change. */
  requestSync(): void;
  /** Detaches the server cart after the cart was cleared, and creates a new one. */
  onCleared(): Promise<void>;
  stop(): void;
  phase(): 'connecting' | 'syncing' | undefined;
  /** True after a final refusal. */
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
