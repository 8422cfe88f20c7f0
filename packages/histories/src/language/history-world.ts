import type { CrashPlan, HistoryFault } from './command.ts';

/** Quantities by sku. An absent article has none. */
export type Quantities = Readonly<Record<string, number>>;

/** Thrown by a command whose tab died before it answered: its effect is unknown. */
export class TabCrashed extends Error {}

/** An order of the shopper. */
export interface HistoryOrder {
  readonly key: string;
  readonly lines: Quantities;
}

/** A review that was queued. */
export interface HistoryReview {
  readonly number: number;
  readonly stream: string;
}

/** The end of a history: one tab is open, the network works, no work is in progress. */
export interface HistoryOutcome {
  readonly cart: { readonly onDevice: Quantities; readonly onServer: Quantities };
  readonly wishes: { readonly onDevice: readonly string[]; readonly onServer: readonly string[] };
  /** Orders of the server, in the order in which it placed them. */
  readonly orders: readonly HistoryOrder[];
  /** Reviews of the server, in the order in which it stored them. */
  readonly reviews: readonly HistoryReview[];
  /** Unfinished work, and events logged as errors. */
  readonly leftovers: readonly string[];
}

/**
 * A device with three tabs, a server, and a network between them. Each level of the tests has its own. A command of a
 * dead tab opens it first. Errors: `TabCrashed` if the tab dies before the command has answered.
 */
export interface HistoryWorld {
  /** Adds in each of the tabs at the same time. */
  add(tabs: readonly number[], sku: string, qty: number): Promise<void>;
  /** Returns false if the cart has no such line. */
  setQty(tab: number, sku: string, qty: number): Promise<boolean>;
  /** Returns false if the cart has no such line. */
  remove(tab: number, sku: string): Promise<boolean>;
  /** Returns false if the change could not be stored. */
  wish(tab: number, sku: string, isWished: boolean): Promise<boolean>;
  /** Lines that the tab shows. */
  cartOf(tab: number): Promise<Quantities>;
  /** Queues the order in each of the tabs, and empties the cart. Returns false if it could not be stored. */
  order(tabs: readonly number[], order: HistoryOrder): Promise<boolean>;
  /** After a crash during `order`: returns true if the order is stored; then the cart is emptied. */
  resumeOrder(tab: number, order: HistoryOrder): Promise<boolean>;
  /** Returns false if the review could not be stored. */
  review(tab: number, review: HistoryReview): Promise<boolean>;
  fault(fault: HistoryFault): void;
  network(isOnline: boolean): Promise<void> | void;
  /** Sets the duration of the next exchanges. */
  delay(ms: number): void;
  pass(ms: number): Promise<void>;
  kill(tab: number, crash?: CrashPlan): Promise<void>;
  /** Only in levels whose histories contain it. */
  killBrowser?(): Promise<void>;
  quota(isExceeded: boolean): void;
  /** Closes every tab, restores network and storage, opens one tab and waits until no work is in progress. */
  finish(): Promise<HistoryOutcome>;
}
