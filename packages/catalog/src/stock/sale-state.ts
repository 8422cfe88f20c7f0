import { singlePieces, quantityRules, type QuantityRules } from './quantity-rules.ts';

/** Stock fields of an article. Flags may be 0 or 1, also as text, in unparsed documents. */
export interface StockedArticle {
  readonly stock?:
    | { readonly is_in_stock?: unknown; readonly qty?: unknown; readonly manage_stock?: unknown }
    | null
    | undefined;
  readonly min_sale_qty?: unknown;
  readonly qty_increments?: unknown;
}

/**
 * Returns true if a product or variant is disabled: status 2 and more; without a status it is enabled. The
 * status may be text. Source: PO-41.
 */
export function isDisabled(status: number | string | null | undefined): boolean {
  return Number(status ?? 1) >= 2;
}

/** Returns true if the stock entry says out of stock; unknown stock is in stock. Source: PO-42. */
export function isOutOfStock({ stock }: Pick<StockedArticle, 'stock'>): boolean {
  return Number(stock?.is_in_stock ?? 1) === 0;
}

/**
 * Returns true if no quantity can be bought: out of stock, or fewer pieces left than the minimum quantity. Unknown stock
 * is in stock. `defaults`: quantity rules of the product, for a variant without its own.
 *
 * Source: PO-42, PO-44.
 */
export function isSoldOut(
  article: StockedArticle,
  defaults: QuantityRules = singlePieces,
): boolean {
  const { stock } = article;
  if (isOutOfStock(article)) return true;
  const available = Number(stock?.qty ?? 0);
  const isCounted = Number(stock?.manage_stock ?? 1) !== 0;
  return isCounted && available > 0 && available < quantityRules(article, defaults).min;
}

/** Stock count of an article. */
export interface StockCount {
  /** Whole pieces. */
  readonly qty: number;
  /** True if the shop sells it, independent of the quantity. */
  readonly isInStock: boolean;
  /** False: the quantity is unlimited. */
  readonly manageStock: boolean;
}

/** Salable quantity; Infinity when stock is not managed. Source: PO-45. */
export function salableQuantity({ qty, isInStock, manageStock }: StockCount): number {
  if (!isInStock) return 0;
  return manageStock ? qty : Infinity;
}

/**
 * Returns true if the minimum quantity is available by the stock count. The article's `stock` entry reports it. Source: PO-45.
 */
export function isSalable(
  count: StockCount,
  { min }: Pick<QuantityRules, 'min'> = singlePieces,
): boolean {
  return salableQuantity(count) >= min;
}
