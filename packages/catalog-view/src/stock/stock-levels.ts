import { isSalable, type StockCount } from '@shop/catalog';

/** Stock of one article. */
export interface StockLevel extends StockCount {
  readonly sku: string;
  readonly productId: number;
}

/** The stock of all articles as it was last read, for display. Code that takes stock reads the record itself. */
export interface StockLevels {
  of(sku: string): StockLevel | undefined;
}

/** Article numbers. */
export interface StockChanges {
  readonly changed: readonly string[];
  /** The article numbers among them that sold out or came back. */
  readonly crossed: readonly string[];
}

/** Returns a stock entry in wire format. Source: wire contract 2.6. */
export function wireStock(
  level: StockLevel,
  sold?: { readonly min: number },
): {
  readonly item_id: number;
  readonly product_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly manage_stock: boolean;
} {
  return {
    item_id: level.productId,
    product_id: level.productId,
    sku: level.sku,
    qty: level.qty,
    is_in_stock: isSalable(level, sold),
    manage_stock: level.manageStock,
  };
}
