import type { Product, ProductOption, ProductType, StockEntry, TotalsItem } from '@shop/contract';

/**
 * One line of the shopper's cart.
 * Units: `qty` and `prev_qty` in whole pieces, at least 1. Prices are in `product`, in major units.
 * Source: spec section 3, Cart item. The wire's `item_id` and `quote_id` are `server_item_id` and `server_cart_id`
 * here; they are absent until the server has confirmed the line.
 */
export interface CartItem {
  /** Sku of the bought article: the variant's sku for a configurable. */
  readonly sku: string;
  /** The sku the server expects for a configurable, if it differs from the variant's. */
  readonly parentSku?: string | undefined;
  readonly type_id: ProductType;
  readonly qty: number;
  /** The quantity the server last confirmed. Differs from `qty` while a change has not been sent. */
  readonly prev_qty?: number | undefined;
  /** Write in progress. It is stored, so that it is sent again with the same key after a reload. */
  readonly sending?: PendingWrite | undefined;
  /** Selected options in the form of the cart calls. */
  readonly product_option?: ProductOption | undefined;
  /** Fingerprint of the chosen bundle and custom options; absent when there are none. CS-2. */
  readonly checksum?: string | undefined;
  readonly server_item_id?: number | undefined;
  readonly server_cart_id?: string | undefined;
  /** Last known stock. Not part of the item hash. */
  readonly stock?: StockEntry | undefined;
  /** Id of the stock task whose response the checkout reads. */
  readonly onlineStockCheckid?: string | undefined;
  /** Codes by topic: `{ stock: 'in-stock' }`. The screen chooses the text. */
  readonly info?: Readonly<Record<string, string>> | undefined;
  /** Codes by topic: `{ stock: 'out-of-stock' }`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** The server's amounts for the line. Not part of the item hash. */
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
  /** Fingerprint of the body and of the planned cart: another body or cart needs another key. */
  readonly plan: string;
}

/** A removed line, and the data to restore it. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Index of the line before it was removed, from 0. */
  readonly index: number;
}
