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

/** A question to the shopper that a package waits for; the screen shows it and answers. */
export interface Question {
  readonly kind: 'remove-line';
  readonly item: CartItem;
  answer(yes: boolean): void;
}

/** The shopper's side of the shop: one person, one device, all tabs. */
export interface ShopperSession {
  readonly account: Account;
  readonly sessionReturn: SessionReturn;
  /** Answers of the customer's own calls, for account pages without a network. */
  readonly ownAnswers: OwnAnswers;
  readonly cart: CartSync;
  readonly outbox: Outbox;
  /** Orders that wait to be sent, and what is shown of them. */
  readonly queuedOrders: QueuedOrders;
  readonly wishlist: Wishlist;
  readonly compare: CompareList;
  readonly recentlyViewed: RecentlyViewed;
  readonly recentSearches: RecentSearches;
  /** Answers stored for this device, for all customers and views. */
  readonly claims: Claims;
  readonly connectivity: Connectivity;
  readonly checkout: Checkout;
  /** Postcode that this device asks delivery for. */
  readonly deliveryPlace: DeliveryPlaceStore;
  /** Whether this device has refused to store something of the shopper's: it lasts until the page is closed. */
  readonly isStorageRefused: Observable<boolean>;
  readonly question: Observable<Question | undefined>;
  /** The line taken out last, for as long as it can be put back. */
  readonly removedLine: WritableObservable<RemovedLine | undefined>;
}
