import type { PlacedOrder } from '@shop/contract';
import type { FieldError } from '@shop/forms';
import type { CheckoutField } from '../flow/validate-details.ts';

/** Reason why an order was not placed and is not retried automatically. */
export type OrderRefusal =
  /** The cart is empty. */
  | 'cart-empty'
  /** A form is incomplete; see `problems`. */
  | 'details-invalid'
  /** The stock of a line is unknown although the network is available. */
  | 'stock-unknown'
  /** Some of the products are sold out. The order is cancelled. */
  | 'products-unavailable'
  /** The server refuses the address. The order is cancelled. */
  | 'address-invalid'
  | 'shipping-method-invalid'
  /** The pickup point of the order is invalid. */
  | 'pickup-point-invalid'
  | 'payment-method-invalid'
  /** The account requested with the order was not created; see `problems`. */
  | 'account'
  /** The order could be neither stored on this device nor sent. Its outcome may be unknown; ordering again is safe. */
  | 'not-saved'
  /** An article is not sold in this quantity. */
  | 'quantity-invalid'
  /** More pieces, or a higher total, than one order may have. */
  | 'order-too-large'
  /** Another order was sent with the key before, and its outcome is unknown. The next order gets another key. */
  | 'key-used'
  /** Any other refusal by the server. */
  | 'other';

/** A line whose price differs from the one the shopper saw. Gross, major units, for one piece. */
export interface ChangedLine {
  readonly sku: string;
  readonly name?: string | undefined;
  readonly seenPrice?: number | undefined;
  readonly price: number;
}

/** A coupon that no longer applies since the shopper saw the total. */
export interface LostCoupon {
  readonly code: string;
  /** The reason code, as for a refused coupon: `coupon-expired`, … */
  readonly error: string;
}

/** A line with too little stock. */
export interface SoldOutLine {
  readonly sku: string;
  readonly name?: string | undefined;
  /** Pieces in stock; 0 for none. */
  readonly available?: number | undefined;
}

/** Outcome of placing an order. Only `placed` has the server's order id. Source: CH-42 to CH-45 and CH-49, CH-56. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Stored on this device; it is sent when the network or the server is available again. */
  | { readonly kind: 'queued' }
  | {
      readonly kind: 'refused';
      readonly reason: OrderRefusal;
      readonly problems?: readonly FieldError<CheckoutField>[] | undefined;
      /** With `products-unavailable`: the sold-out lines, if the server names them. */
      readonly soldOut?: readonly SoldOutLine[] | undefined;
      /** The server's text, for people. */
      readonly text?: string | undefined;
    }
  /** No order was placed: the shopper must see the new total first. */
  | {
      readonly kind: 'total-changed';
      readonly seenTotal: number;
      readonly grandTotal?: number | undefined;
      readonly lines: readonly ChangedLine[];
      /** Coupon that no longer applies, if the server reports it. */
      readonly coupon?: LostCoupon | undefined;
    };

/** Refused by the server or the checkout, with the reason. Source: CH-42, CH-45. */
export type NotPlaced = Extract<PlaceOutcome, { kind: 'refused' | 'total-changed' }>;
