import type { PaymentMethod, ShippingMethod, TotalSegment } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { Gross, MajorUnits } from '@shop/money';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartNotice } from '../notices/cart-notice.ts';
import type { IdleCoupon } from '../totals/idle-coupon.ts';

/**
 * Totals of the cart, gross, in major units.
 * `local`: computed here from the lines (offline, or before the server answered); `server`: sent by the server.
 */
export interface CartTotals {
  readonly source: 'local' | 'server';
  readonly subtotalInclTax: Gross<MajorUnits>;
  /** Discount, 0 or more. */
  readonly discount: Gross<MajorUnits>;
  readonly grandTotal: Gross<MajorUnits>;
  /** In display order: subtotal, shipping, payment, discount, tax, grand_total. */
  readonly segments: readonly TotalSegment[];
}

/** The applied coupon, as in the totals. Source: CS-51. */
export interface Coupon {
  readonly code: string;
  /** 0 or more. */
  readonly discount: Gross<MajorUnits>;
}

/**
 * Sync status of the cart.
 *
 *   loading ──load──▶ local ──create──▶ connecting ──200──▶ syncing ──▶ in-sync
 *                       ▲                                      │            │ a change
 *                       └────────── offline, sync off ◀────────┴── waiting ◀┘
 *
 * `local`: no server cart is wanted or allowed. `waiting`: changes are stored here and sent later.
 * `disabled`: the server refused us more often than `maxCartBypassAttempts`. CS-23.
 */
export type CartStatus =
  | 'loading'
  | 'local'
  | 'connecting'
  | 'syncing'
  | 'in-sync'
  | 'waiting'
  | 'disabled';

/** Cart state for screens. Immutable: each change creates a new value. */
export interface CartState {
  readonly status: CartStatus;
  readonly items: readonly CartItem[];
  /** Sum of the quantities, or number of lines (`minicartCountType`). */
  readonly count: number;
  /** All lines virtual or downloadable. An empty cart is not. */
  readonly isVirtual: boolean;
  readonly totals: CartTotals;
  /** Present exactly when the platform totals contain a code. */
  readonly coupon?: Coupon | undefined;
  /** A coupon in the cart that gives no discount now. CS-52. */
  readonly idleCoupon?: IdleCoupon | undefined;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethod?: ShippingMethod | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  /** True while an article is being added: the button is busy. */
  readonly isAdding: boolean;
  /** Oldest first, at most 20. Each stays until `dismissNotice`. */
  readonly notices: readonly CartNotice[];
  /** True if a server cart exists. The state never holds its token. */
  readonly isConnected: boolean;
  readonly lastSyncAt?: EpochMs | undefined;
  readonly lastTotalsAt?: EpochMs | undefined;
}
