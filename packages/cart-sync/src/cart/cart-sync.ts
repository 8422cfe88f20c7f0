import type { AdoptedCart, Product } from '@shop/contract';
import type { CartToken, Observable, Result } from '@shop/kernel';
import type { CartItem, RemovedLine } from '../lines/cart-item.ts';
import type { CouponRefusal } from '../notices/cart-notice.ts';
import type { CartState, Coupon } from './cart-state.ts';
import type { StockAnswer } from './cart-ports.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import type { SyncReport } from '../sync/sync-report.ts';

/** Reason why a product was not added. A notice reports it too. */
export type AddRefusal =
  | { readonly kind: 'price-unknown'; readonly sku: string }
  | { readonly kind: 'out-of-stock'; readonly sku: string }
  | {
      readonly kind: 'product-error';
      readonly sku: string;
      readonly errors: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'not-available'; readonly sku: string };

/** Reason why a line did not change. `kept`: the shopper did not confirm. */
export interface LineRefusal {
  readonly kind: 'not-in-cart' | 'quantity-invalid' | 'kept';
}

/** Options of `add`. Source: CS-39, CS-47. */
export interface AddOptions {
  /** Whole pieces. Default: the product's own `qty`, else 1. */
  readonly qty?: number | undefined;
  /** Posts no notices of success. */
  readonly silent?: boolean | undefined;
}

/** Options of `sync`. Source: CS-9, CS-10. */
export interface SyncOptions {
  /** Lines of this device win, and lines of other devices are removed. */
  readonly force?: boolean | undefined;
  /** Compares and reports without changes on either side. */
  readonly dryRun?: boolean | undefined;
}

/**
 * The cart of one shopper. Every change is visible at once in `state`, is stored on the device before its promise
 * resolves, and is sent to the server automatically, now or when the network is back.
 */
export interface CartSync {
  readonly state: Observable<CartState>;
  /** Listens to the network and to other tabs until `stop`, and loads the cart. Call in the browser only. */
  start(): Promise<void>;
  /**
   * Reads the stored cart; resolves when it is shown. A sync follows: `settled` and `sync` wait for it. Call when a
   * checkout opens, with `force`. CS-26.
   */
  load(options?: { readonly force?: boolean | undefined }): Promise<void>;
  /** Called after a login or with a restored session: the user's cart replaces this one, with its coupon. CS-65. */
  authorise(): Promise<void>;
  /** Adds a configured product: reads its `sku`, `product_option`, `qty` and `errors`. CS-37. */
  add(
    product: Product,
    options?: AddOptions,
  ): Promise<Result<readonly CartItem[], readonly AddRefusal[]>>;
  /** Sets the quantity of a line: a whole number from 1. */
  changeQty(key: string, qty: number): Promise<Result<CartItem, LineRefusal>>;
  /** Replaces a line by another variant; if a line has it already, the quantities are added. CS-43. */
  changeVariant(key: string, variant: Product): Promise<Result<CartItem, LineRefusal | AddRefusal>>;
  /** Removes a line, after a confirmation if configured. `silent`: posts no notice. CS-44. */
  remove(
    key: string,
    options?: { readonly silent?: boolean | undefined },
  ): Promise<Result<RemovedLine, LineRefusal>>;
  /** Restores a removed line at its former position. */
  restore(removed: RemovedLine): Promise<CartItem>;
  /** A refusal is returned, and posts no notice. CS-51. */
  applyCoupon(code: string): Promise<Result<Coupon, CouponRefusal>>;
  removeCoupon(): Promise<Result<void, CouponRefusal>>;
  chooseShippingMethod(method: {
    readonly carrier_code: string;
    readonly method_code: string;
  }): Promise<void>;
  choosePaymentMethod(code: string): Promise<void>;
  /** Syncs with the server now. Calls that wait for the same sync share it. */
  sync(options?: SyncOptions): Promise<SyncReport>;
  /** Fetches methods and totals now. Call after a change of the shipping country or address. */
  syncTotals(): Promise<void>;
  /** Applies the response to a queued stock request. */
  stockChecked(answer: StockAnswer): Promise<void>;
  /** Called after an order: empties the cart and creates a new server cart. */
  clear(): Promise<void>;
  /** Called at logout, before `clear`: disconnects the server cart and keeps the lines. */
  disconnect(): Promise<void>;
  /** The server cart's token. Use it for login and orders only. */
  token(): CartToken | undefined;
  /**
   * Sends pending changes, then gets a one-time code for the shop host. `binding`: a secret stored in this browser; the
   * code is not accepted without it. CS-66.
   */
  handOff(binding?: string): Promise<Result<string, ServerCartFailure>>;
  /** Called on the shop host: takes over the cart of a code as the cart of this device. */
  adopt(code: string, binding?: string): Promise<Result<AdoptedCart, ServerCartFailure>>;
  /** The same with the token of the server cart, which other shops pass. CS-66. */
  adoptToken(token: string): Promise<Result<void, ServerCartFailure>>;
  dismissNotice(id: string): void;
  /** Resolves when nothing is in progress: no write to the store, no request, no due retry. */
  settled(): Promise<void>;
  /** Stops every listener and timer. */
  stop(): void;
}
