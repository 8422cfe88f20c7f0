import type {
  AddressInformation,
  Product,
  ShippingEstimateAddress,
  StockEntry,
} from '@shop/contract';
import type {
  Broadcast,
  Clock,
  Connectivity,
  EpochMs,
  IdGenerator,
  KeyValueStore,
  Lock,
  Log,
} from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import type { ServerCart } from '../server/server-cart.ts';

/** Session of the shopper. `createServerCart` handles the tokens. */
export interface UserSession {
  isSignedIn(): boolean;
  /** When the last order was placed from this device; `undefined` for never. */
  lastOrderAt(): EpochMs | undefined;
}

/** Finds the product behind a row the server has and the shopper does not. */
export interface CartProducts {
  /**
   * Configured to the variant when the row is one (looked for by child sku, else by sku). `undefined`: it is gone.
   * Rejects if the catalog cannot be reached: then it is called again.
   */
  find(row: { readonly sku: string; readonly isVariant: boolean }): Promise<Product | undefined>;
}

/** Asks for the stock of an article later. The answer comes back through `CartSync.stockChecked`. */
export interface StockQueue {
  /** Keeps the question; resolves with the task's id (`onlineStockCheckid`). */
  check(sku: string): Promise<string>;
}

/** The answer to such a question. `entry` is absent when the article was not found. */
export interface StockAnswer {
  readonly sku: string;
  readonly entry?: StockEntry | undefined;
}

/** Checkout data that totals and syncs need. Omit it in a shop without its own checkout. */
export interface CheckoutView {
  /** When the checkout was last touched; 0 or `undefined` when it is not open. */
  modifiedAt(): EpochMs | undefined;
  /** True from the request of an order until its outcome is known. Default: never. */
  isPlacing?(): boolean;
  shippingAddress(): ShippingEstimateAddress | undefined;
  /** The addresses for `shipping-information`, once a billing country is known. */
  addresses(): Pick<AddressInformation, 'shippingAddress' | 'billingAddress'> | undefined;
}

/** The world the cart lives in. */
export interface CartPorts {
  /** The collection `cart`. Holds lines, cart token and hash; nothing else survives the page. */
  readonly store: KeyValueStore;
  readonly session: UserSession;
  readonly products: CartProducts;
  readonly stock: StockQueue;
  readonly checkout?: CheckoutView | undefined;
  /** Asks the shopper before a line is removed. Absent: not asked. */
  readonly confirmRemove?: ((item: CartItem) => Promise<boolean>) | undefined;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** From 0 up to 1, for spreading retries. */
  readonly random: () => number;
  readonly lock: Lock;
  readonly connectivity: Connectivity;
  readonly broadcast: Broadcast;
  readonly log: Log;
}

/** {@link CartPorts} and the server's cart. */
export interface ServerPorts extends CartPorts {
  readonly server: ServerCart;
}
