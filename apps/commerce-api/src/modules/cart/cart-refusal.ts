import type { LineRefusal } from '@shop/cart-lines';

/** Reason why the cart of a token cannot be used. */
export type UnusableCart = { readonly kind: 'cart-invalid' } | { readonly kind: 'cart-ordered' };

/** An article that is not sold in this quantity: from `least` pieces, in multiples of `step`. */
export interface QuantityRefusal {
  readonly kind: 'quantity-invalid';
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly least: number;
  readonly step: number;
}

/** Reason why a cart cannot be changed as requested. */
export type CartRefusal =
  | UnusableCart
  | LineRefusal
  | QuantityRefusal
  | { readonly kind: 'cart-item-missing' }
  /** The cart has the maximum number of lines. */
  | { readonly kind: 'cart-full' }
  | {
      readonly kind: 'out-of-stock';
      readonly sku: string;
      readonly name: string;
      readonly qty: number;
      /** Salable pieces. */
      readonly available: number;
    };
