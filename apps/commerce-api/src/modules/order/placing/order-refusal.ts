import type { PickupRefusal, TotalChange } from '@shop/cart-prices';
import type { CartRefusal } from '../../cart/index.ts';

/** An ordered article the shop cannot deliver as requested. */
export interface MissingProduct {
  readonly sku: string;
  readonly name: string;
  readonly requested: number;
  readonly available: number;
}

/** Reason why an order is not placed. Amounts are in major units, with tax. */
export type OrderRefusal =
  | CartRefusal
  | {
      readonly kind: 'address-invalid';
      readonly fields: readonly { readonly path: string; readonly rule: string }[];
    }
  | { readonly kind: 'shipping-method-invalid' }
  | PickupRefusal
  /** More pieces of one article than one line may have. */
  | {
      readonly kind: 'line-too-large';
      readonly sku: string;
      readonly name: string;
      readonly qty: number;
    }
  /** More pieces in total than one order may have. */
  | { readonly kind: 'too-many-pieces'; readonly qty: number }
  /** A higher total than one order may have. */
  | {
      readonly kind: 'total-too-high';
      readonly grand_total: number;
      readonly most_total: number;
    }
  | { readonly kind: 'products-unavailable'; readonly products: readonly MissingProduct[] }
  | TotalChange;
