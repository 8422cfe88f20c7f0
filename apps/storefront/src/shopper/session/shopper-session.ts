import type { DeliveryPlaceStore } from './delivery-place.ts';
import type { Account } from '@shop/account';
import type { CartItem, CartSync, RemovedLine } from '@shop/cart-sync';
import type { Checkout } from '@shop/checkout';
import type { Connectivity, Observable, WritableObservable } from '@shop/kernel';
import type {
  Claims,
  CompareList,
  RecentlyViewed,
  RecentSearches,
  Wishlist,
} from '@shop/saved-lists';
import type { Outbox } from '@shop/sync-queue';
import type { OwnAnswers } from './own-answers.ts';
import type { QueuedOrders } from '../orders/queued-orders.ts';
import type { SessionReturn } from './session-return.ts';

/** Question to the shopper that a package waits for; the screen shows it and returns the answer. */
export interface Question {
  readonly kind: 'remove-line';
  readonly item: CartItem;
  answer(yes: boolean): void;
}

/** Services and data of one shopper, on one device, across all tabs. */
export interface ShopperSession {
  readonly account: Account;
  readonly sessionReturn: SessionReturn;
  /** Responses of the customer's calls, for account pages without a network. */
  readonly ownAnswers: OwnAnswers;
  readonly cart: CartSync;
  readonly outbox: Outbox;
  /** Orders that wait to be sent, with their displayed data. */
  readonly queuedOrders: QueuedOrders;
  readonly wishlist: Wishlist;
  readonly compare: CompareList;
  readonly recentlyViewed: RecentlyViewed;
  readonly recentSearches: RecentSearches;
  /** Values stored on this device for all customers and views. */
  readonly claims: Claims;
  readonly connectivity: Connectivity;
  readonly checkout: Checkout;
  /** Country and postcode for delivery requests of this device. */
  readonly deliveryPlace: DeliveryPlaceStore;
  /** True if this device has refused to store data of the shopper, until the page closes. */
  readonly isStorageRefused: Observable<boolean>;
  readonly question: Observable<Question | undefined>;
  /** Line that was removed last, while it can be restored. */
  readonly removedLine: WritableObservable<RemovedLine | undefined>;
}
