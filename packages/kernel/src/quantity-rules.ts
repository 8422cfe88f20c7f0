/** In which quantities an article is sold: whole pieces from `least`, in multiples of `step`. */
export interface QuantityRules {
  /** A multiple of `step`. */
  readonly min: number;
  readonly increment: number;
}

/** What of a product or variant says in which quantities it is sold. */
export interface QuantityTerms {
  readonly min_sale_qty?: unknown;
  readonly qty_increments?: unknown;
}

/** A document that may say so among much else. */
export type WithQuantityTerms = QuantityTerms | Readonly<Record<string, unknown>>;

/** Piece by piece, as most articles are. */
export const singlePieces: QuantityRules = { min: 1, increment: 1 };

/**
 * In which quantities an article is sold, by its `min_sale_qty` and `qty_increments`; what it does not say is as
 * `others` says: for a variant its product. The least is the first multiple that is enough.
 *
 * Units: whole pieces; what is no whole number from 1 says nothing. Source: KE-22.
 */
export function quantityRules(
  article: WithQuantityTerms,
  defaults: QuantityRules = singlePieces,
): QuantityRules {
  const { min_sale_qty: minSaleQty, qty_increments: qtyIncrements } = article;
  const increment = toPieces(qtyIncrements) ?? defaults.increment;
  return { min: multipleFrom(toPieces(minSaleQty) ?? defaults.min, increment), increment };
}

/** The quantity itself where the article is sold in it, else the next one it is sold in. Source: KE-22. */
export function roundUpQuantity(qty: number, { min, increment }: QuantityRules): number {
  return Math.max(min, multipleFrom(qty, increment));
}

/** The most of `left` pieces that the article is sold in; 0 where they are fewer than its least. Source: KE-22. */
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
