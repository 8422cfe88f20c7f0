import { singlePieces, quantityRules, type QuantityRules } from './quantity-rules.ts';

/** As far as stock is looked at. Flags may be 0 or 1, also as text, where a document is read as it came. */
export interface StockedArticle {
  readonly stock?:
    | { readonly is_in_stock?: unknown; readonly qty?: unknown; readonly manage_stock?: unknown }
    | null
    | undefined;
  readonly min_sale_qty?: unknown;
  readonly qty_increments?: unknown;
}

/**
 * Whether a product or variant has been taken off sale: status 2 and more; one without a status has not. The
 * status may be text. Source: KE-20.
 */
export function isDisabled(status: number | string | null | undefined): boolean {
  return Number(status ?? 1) >= 2;
}

/** Whether its stock says that a product or variant is sold out; one of unknown stock is not. Source: KE-21. */
export function isOutOfStock({ stock }: Pick<StockedArticle, 'stock'>): boolean {
  return Number(stock?.is_in_stock ?? 1) === 0;
}

/**
 * Whether a product or variant is known to be sold out; one of unknown stock is not. So is one of which pieces are
 * left, and counted, but fewer than it is sold in. In which quantities a variant is sold that does not say so itself
 * stands in `others`: its product's.
 *
 * Source: KE-21, KE-23.
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

/** What the shop's own count says of an article. */
export interface StockCount {
  /** Whole pieces. */
  readonly qty: number;
  /** The shop's own switch. */
  readonly isInStock: boolean;
  /** False: there is always one more. */
  readonly manageStock: boolean;
}

/** How many pieces of an article can be had, by the shop's own count; without end where nobody counts. Source: KE-25. */
export function salableQuantity({ qty, isInStock, manageStock }: StockCount): number {
  if (!isInStock) return 0;
  return manageStock ? qty : Infinity;
}

/**
 * Whether as many of it can be had as it is sold in at least, by the shop's own count: what its `stock` then says to
 * others. Source: KE-25.
 */
export function isSalable(
  count: StockCount,
  { min }: Pick<QuantityRules, 'min'> = singlePieces,
): boolean {
  return salableQuantity(count) >= min;
}
