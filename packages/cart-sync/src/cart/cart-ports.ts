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
  /** Time of the last order placed from this device; `undefined` if there is none. */
  lastOrderAt(): EpochMs | undefined;
}

/** Finds the product of a row that only the server's cart has. */
export interface CartProducts {
  /**
   * Returns the product, configured to the variant if the row is one (by child sku, else by sku). `undefined`: it no
   * longer exists. Rejects if the catalog is unreachable: then it is called again.
   */
  find(row: { readonly sku: string; readonly isVariant: boolean }): Promise<Product | undefined>;
}

/** Requests the stock of an article later. The response arrives through `CartSync.stockChecked`. */
export interface StockQueue {
  /** Queues the request; resolves with the task's id (`onlineStockCheckid`). */
  check(sku: string): Promise<string>;
}

/** The response to such a request. `entry` is absent if the article was not found. */
export interface StockAnswer {
  readonly sku: string;
  readonly entry?: StockEntry | undefined;
}

/** Checkout data that totals and syncs need. Omit it in a shop without its own checkout. */
export interface CheckoutView {
  /** Time of the last change of the checkout; 0 or `undefined` when it is not open. */
  modifiedAt(): EpochMs | undefined;
  /** True from the request of an order until its outcome is known. Default: never. */
  isPlacing?(): boolean;
  shippingAddress(): ShippingEstimateAddress | undefined;
  /** Returns the addresses for `shipping-information`, once a billing country is known. */
  addresses(): Pick<AddressInformation, 'shippingAddress' | 'billingAddress'> | undefined;
}

/** Ports of the cart. */
export interface CartPorts {
  /** The collection `cart`. Stores lines, cart token and hash; everything else is lost when the page closes. */
  readonly store: KeyValueStore;
  readonly session: UserSession;
  readonly products: CartProducts;
  readonly stock: StockQueue;
  readonly checkout?: CheckoutView | undefined;
  /** Asks the shopper before a line is removed. Absent: not asked. */
  readonly confirmRemove?: ((item: CartItem) => Promise<boolean>) | undefined;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** Returns a number from 0 up to 1, to spread retries. */
  readonly random: () => number;
  readonly lock: Lock;
  readonly connectivity: Connectivity;
  readonly broadcast: Broadcast;
  readonly log: Log;
}

/** {@link CartPorts} and the client of the server's cart. */
export interface ServerPorts extends CartPorts {
  readonly server: ServerCart;
}
