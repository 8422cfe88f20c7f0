import type { PaymentMethod, ShippingMethod, TotalSegment } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartNotice } from '../notices/cart-notice.ts';
import type { IdleCoupon } from '../totals/idle-coupon.ts';

/**
 * Totals of the cart, gross, in major units.
 * `local`: computed here from the lines (offline, or before the server answered); `server`: sent by the server.
 */
export interface CartTotals {
  readonly source: 'local' | 'server';
  readonly subtotalInclTax: number;
  /** Discount, 0 or more. */
  readonly discount: number;
  readonly grandTotal: number;
  /** In the order they are shown: subtotal, shipping, payment, discount, tax, grand_total. */
  readonly segments: readonly TotalSegment[];
}

/** The coupon that holds, as the totals tell it. Source: CS-44. */
export interface Coupon {
  readonly code: string;
  /** Gross, in major units, 0 or more. */
  readonly discount: number;
}

/**
 * Sync status of the cart.
 *
 *   loading ──load──▶ local ──create──▶ connecting ──200──▶ syncing ──▶ in-sync
 *                       ▲                                      │            │ a change
 *                       └────────── offline, sync off ◀────────┴── waiting ◀┘
 *
 * `local`: no server cart is wanted or allowed. `waiting`: changes are kept here and follow.
 * `disabled`: the server refused us more often than `maxCartBypassAttempts`. CS-20.
 */
export type CartStatus =
  | 'loading'
  | 'local'
  | 'connecting'
  | 'syncing'
  | 'in-sync'
  | 'waiting'
  | 'disabled';

/** Everything a screen shows of the cart. A new value at each change, never edited in place. */
export interface CartState {
  readonly status: CartStatus;
  readonly items: readonly CartItem[];
  /** Sum of the quantities, or number of lines (`minicartCountType`). */
  readonly count: number;
  /** All lines virtual or downloadable. An empty cart is not. */
  readonly isVirtual: boolean;
  readonly totals: CartTotals;
  /** There exactly when the platform totals carry a code. */
  readonly coupon?: Coupon | undefined;
  /** In the cart, but taking nothing off as it stands. CS-65. */
  readonly idleCoupon?: IdleCoupon | undefined;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethod?: ShippingMethod | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  /** An add is under way: the button waits. */
  readonly isAdding: boolean;
  /** Oldest first, at most 20. Each stays until `dismissNotice`. */
  readonly notices: readonly CartNotice[];
  /** True if a server cart exists. The state never holds its token. */
  readonly isConnected: boolean;
  readonly lastSyncAt?: EpochMs | undefined;
  readonly lastTotalsAt?: EpochMs | undefined;
}
