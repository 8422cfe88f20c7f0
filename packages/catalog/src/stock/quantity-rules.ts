/** Quantities in which an article is sold: whole pieces from `min`, in multiples of `increment`. */
export interface QuantityRules {
  /** A multiple of `increment`. */
  readonly min: number;
  readonly increment: number;
}

/** Fields of a product or variant that limit its quantity. */
export interface QuantityTerms {
  readonly min_sale_qty?: unknown;
  readonly qty_increments?: unknown;
}

/** A document that may have these fields among others. */
export type WithQuantityTerms = QuantityTerms | Readonly<Record<string, unknown>>;

/** Sold in single pieces, like most articles. */
export const singlePieces: QuantityRules = { min: 1, increment: 1 };

/**
 * Returns the quantity rules of an article from `min_sale_qty` and `qty_increments`; missing values come from
 * `defaults`, for a variant its product. `min` is the first multiple of the increment that reaches `min_sale_qty`.
 * Units: whole pieces; ignores values that are not whole numbers from 1. Source: PO-43.
 */
export function quantityRules(
  article: WithQuantityTerms,
  defaults: QuantityRules = singlePieces,
): QuantityRules {
  const { min_sale_qty: minSaleQty, qty_increments: qtyIncrements } = article;
  const increment = toPieces(qtyIncrements) ?? defaults.increment;
  return { min: multipleFrom(toPieces(minSaleQty) ?? defaults.min, increment), increment };
}

/** Rounds up to the next quantity the article is sold in. Source: PO-43. */
export function roundUpQuantity(qty: number, { min, increment }: QuantityRules): number {
  return Math.max(min, multipleFrom(qty, increment));
}

/** Rounds `available` pieces down to a quantity the article is sold in; 0 if that is below `min`. Source: PO-43. */
export function roundDownQuantity(available: number, { min, increment }: QuantityRules): number {
  const rounded = Math.floor(available / increment) * increment;
  return rounded >= min ? rounded : 0;
}

function multipleFrom(qty: number, increment: number): number {
  return Math.ceil(qty / increment) * increment;
}

function toPieces(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
