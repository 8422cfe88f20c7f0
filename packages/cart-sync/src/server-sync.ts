import type { EpochMs, WritableObservable } from '@shop/kernel';
import type { CartBook, CartEdit } from './cart-book.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartSync } from './cart-sync.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { TotalsView } from './totals-view.ts';
import type { Turns } from './turns.ts';

/** What a cart lends to its server side. */
export interface CartParts {
  readonly book: CartBook;
  readonly board: NoticeBoard;
  readonly turns: Turns;
  readonly view: WritableObservable<TotalsView>;
  /** Keeps a change, and tells the shopper when the device does not take it. */
  readonly keep: (edit: CartEdit) => Promise<void>;
  readonly load: CartSync['load'];
  /** Something besides lines, totals and notices has changed. */
  readonly show: () => void;
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
interface ServerSide {
  readonly calls: ServerCalls;
  /** Listens to the network and to other tabs, until `stop`. */
  listen(): void;
  /** The cart was loaded: meets the server. */
  loaded(options: { readonly force: boolean }): void;
  /** Something has changed. */
  kick(): void;
  /** The cart was emptied for good: lets go of the server cart and gets a fresh one. */
  cleared(): Promise<void>;
  stop(): void;
  phase(): 'connecting' | 'syncing' | undefined;
  /** The server has refused us for good. */
  isDisabled(): boolean;
  lastSyncAt(): EpochMs | undefined;
}

/** A server cart, as `syncWith` of `@shop/cart-sync/server` makes it. */
export type ServerSync = (config: CartSyncConfig, ports: CartPorts, parts: CartParts) => ServerSide;

/** What a cart is given: its world, and maybe a server. */
export interface CartSyncPorts extends CartPorts {
  /** The cart on a server: `syncWith` of `@shop/cart-sync/server`. Absent: the cart lives on this device alone. */
  readonly server?: ServerSync | undefined;
}
