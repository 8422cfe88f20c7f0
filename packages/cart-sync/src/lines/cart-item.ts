import type { Product, ProductOption, ProductType, StockEntry, TotalsItem } from '@shop/contract';

/**
 * One line of the cart a shopper holds.
 *
 * Units: `qty` and `prev_qty` in whole pieces, at least 1. Prices stand in `product`, in major units.
 * Source: spec section 3, Cart item. The wire's `item_id` and `quote_id` are `server_item_id` and
 * `server_cart_id` here; they are absent until the server has confirmed the line.
 */
export interface CartItem {
  /** The article that is bought: the variant's sku for a configurable. */
  readonly sku: string;
  /** The sku the server expects for a configurable, when it differs from the variant's. */
  readonly parentSku?: string | undefined;
  readonly type_id: ProductType;
  readonly qty: number;
  /** The quantity the server last confirmed. Differs from `qty` while a change has not been sent. */
  readonly prev_qty?: number | undefined;
  /** Write in flight. It is stored, so that it is sent again under the same key after a reload. */
  readonly sending?: PendingWrite | undefined;
  /** Selected options in the form of the cart calls. */
  readonly product_option?: ProductOption | undefined;
  /** Fingerprint of the chosen bundle and custom options; absent when there are none. CS-2. */
  readonly checksum?: string | undefined;
  readonly server_item_id?: number | undefined;
  readonly server_cart_id?: string | undefined;
  /** Last known stock. Not part of the item hash. */
  readonly stock?: StockEntry | undefined;
  /** The stock task whose answer checkout reads. */
  readonly onlineStockCheckid?: string | undefined;
  /** Codes by topic: `{ stock: 'in-stock' }`. Words are the screen's. */
  readonly info?: Readonly<Record<string, string>> | undefined;
  /** Codes by topic: `{ stock: 'out-of-stock' }`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** The server's figures for the line. Not part of the item hash. */
  readonly totals?: TotalsItem | undefined;
  /** Product data for the screen: name, image, prices, path. Without the fields of `omitFields`. */
  readonly product: Product;
}

/** Identity of a write: a repeated write with the same values is the same write. */
export interface PendingWrite {
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string;
  /** The quantity that was sent. */
  readonly qty: number;
  /** Fingerprint of the body and of the cart it was planned on: another one needs another key. */
  readonly plan: string;
}

/** A line that was taken out, and everything needed to put it back as it was. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Index of the line before it was removed, from 0. */
  readonly index: number;
}
