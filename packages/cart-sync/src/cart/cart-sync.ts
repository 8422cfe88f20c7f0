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
  /** Whole pieces; the product's own `qty`, else 1, when absent. */
  readonly qty?: number | undefined;
  /** No notices for what went well. */
  readonly silent?: boolean | undefined;
}

/** Options of `sync`. Source: CS-9, CS-10. */
export interface SyncOptions {
  /** The whole cart here wins, lines of other devices included. */
  readonly force?: boolean | undefined;
  /** Compare and report; change nothing on either side. */
  readonly dryRun?: boolean | undefined;
}

/**
 * The cart of one shopper. Every change is visible at once in `state`, is stored on the device before its promise
 * resolves, and reaches the server on its own, now or when the network is back.
 */
export interface CartSync {
  readonly state: Observable<CartState>;
  /** Listens to the network and to other tabs until `stop`, and loads the cart. Call in the browser only. */
  start(): Promise<void>;
  /**
   * Reads what the device holds; resolves when that is shown. A sync follows: `settled` and `sync` wait for it.
   * Call when a checkout opens, with `force`. CS-26.
   */
  load(options?: { readonly force?: boolean | undefined }): Promise<void>;
  /** After login or a restored session: the user's cart replaces this one, the coupon is applied again. CS-65. */
  authorise(): Promise<void>;
  /** Adds a product as configured: `sku`, `product_option`, `qty`, `errors` are read from it. CS-37. */
  add(
    product: Product,
    options?: AddOptions,
  ): Promise<Result<readonly CartItem[], readonly AddRefusal[]>>;
  /** "This line is now `qty`", a whole number from 1. */
  changeQty(key: string, qty: number): Promise<Result<CartItem, LineRefusal>>;
  /** Replaces a line by another variant; a line that already has it takes the quantity over. CS-43. */
  changeVariant(key: string, variant: Product): Promise<Result<CartItem, LineRefusal | AddRefusal>>;
  /** Removes a line, after a confirmation if configured. `silent`: posts no notice. CS-44. */
  remove(
    key: string,
    options?: { readonly silent?: boolean | undefined },
  ): Promise<Result<RemovedLine, LineRefusal>>;
  /** Puts a removed line back where it stood. */
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
  /** Asks for methods and totals now: the shipping country or address has changed. */
  syncTotals(): Promise<void>;
  /** The answer to a queued stock question. */
  stockChecked(answer: StockAnswer): Promise<void>;
  /** After an order: nothing in it, and a fresh server cart. */
  clear(): Promise<void>;
  /** At logout, before `clear`: forgets the server cart, keeps the lines. */
  disconnect(): Promise<void>;
  /** The server cart's token, for login, orders and nothing else. */
  token(): CartToken | undefined;
  /**
   * Sends what is unsent, then gets a one-time code for the shop host. `binding`: a secret this browser keeps, without
   * which the code is worth nothing. CS-66.
   */
  handOff(binding?: string): Promise<Result<string, ServerCartFailure>>;
  /** On the shop host: takes the cart behind a code as this device's own. */
  adopt(code: string, binding?: string): Promise<Result<AdoptedCart, ServerCartFailure>>;
  /** The same with the server cart's token itself, as other shops pass it. CS-66. */
  adoptToken(token: string): Promise<Result<void, ServerCartFailure>>;
  dismissNotice(id: string): void;
  /** Resolves when nothing is in progress: no write to the store, no request, no retry that is due. */
  settled(): Promise<void>;
  /** Stops every listener and timer. */
  stop(): void;
}
