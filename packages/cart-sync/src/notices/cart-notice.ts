import type { Gross, MajorUnits } from '@shop/money';

/** Line of a notice: the data of its text, no personal data. */
interface AboutLine {
  /** The line's key, from `lineKey`. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
}

/**
 * Notice for the shopper. Values only: the screen chooses the text by `kind`.
 * Source: spec section 8, cart notices.
 */
export type CartNotice = { readonly id: string } & (
  | ({
      /** 'Product has been added to the cart!' `confirmed`: the server has it; otherwise it is sent later. */
      readonly kind: 'added';
      readonly confirmed: boolean;
    } & AboutLine)
  /** 'Product quantity has been updated!' */
  | ({ readonly kind: 'quantity-updated'; readonly confirmed: boolean } & AboutLine)
  /** 'The system is not sure about the stock quantity (volatile) …' */
  | ({ readonly kind: 'volatile-stock' } & AboutLine)
  /** 'The product is out of stock and cannot be added to the cart!' */
  | ({ readonly kind: 'out-of-stock' } & AboutLine)
  /** 'Product price is unknown, product cannot be added to the cart!' */
  | ({ readonly kind: 'price-unknown' } & AboutLine)
  /** An entry of the product's own `errors`: `error` is the entry of `field`. */
  | ({ readonly kind: 'product-error'; readonly field: string; readonly error: string } & AboutLine)
  /** A grouped product without parts, or a product that no longer exists. */
  | ({ readonly kind: 'not-available' } & AboutLine)
  /** Later check: a line that was added without a check is sold out. `removed`: it was removed from the cart. */
  | ({ readonly kind: 'sold-out'; readonly removed: boolean } & AboutLine)
  /** The server refused the change: the earlier quantity is restored, or the line was removed. */
  | ({
      readonly kind: 'update-refused';
      readonly outcome: 'restored' | 'removed';
      /** The reason code (`out-of-stock`, `quantity-invalid`, …); absent on older backends. */
      readonly reason?: string | undefined;
      /** The server's own text, when it sent one. */
      readonly text?: string | undefined;
    } & AboutLine)
  /** A line was removed; `restore` brings it back while this notice is shown. */
  | ({ readonly kind: 'removed' } & AboutLine)
  | { readonly kind: 'coupon-applied'; readonly code: string }
  | { readonly kind: 'coupon-removed'; readonly code: string }
  /** The applied coupon could not be removed. */
  | {
      readonly kind: 'coupon-refused';
      readonly code: string;
      readonly reason: CouponRefusal['kind'];
      readonly text?: string | undefined;
    }
  /** The server cart became an order elsewhere; its lines were removed here. */
  | { readonly kind: 'cart-ordered' }
  /** The change could not be stored on this device: it is lost when the page closes. */
  | { readonly kind: 'not-saved'; readonly reason: 'quota' | 'unavailable' }
);

/** `Omit` that preserves a union. */
export type NewNotice = CartNotice extends infer N
  ? N extends CartNotice
    ? Omit<N, 'id'>
    : never
  : never;

/** Reason why a coupon was refused. `unknown`: an older backend sends no reason. */
export interface CouponRefusal {
  readonly kind:
    | 'missing'
    | 'unknown'
    | 'expired'
    | 'not-yet'
    | 'used-up'
    | 'minimum'
    | 'offline'
    | 'unreachable'
    | 'no-cart';
  readonly text?: string | undefined;
  /** With `minimum`: the minimum price of the articles, if the server sends it. Gross, major units. */
  readonly minimum?: Gross<MajorUnits> | undefined;
}
