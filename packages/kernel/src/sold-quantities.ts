/** In which quantities an article is sold: whole pieces from `least`, in multiples of `step`. */
export interface SoldQuantities {
  /** A multiple of `step`. */
  readonly least: number;
  readonly step: number;
}

/** What of a product or variant says in which quantities it is sold. */
export interface SaleTerms {
  readonly min_sale_qty?: unknown;
  readonly qty_increments?: unknown;
}

/** A document that may say so among much else. */
export type WithSaleTerms = SaleTerms | Readonly<Record<string, unknown>>;

/** Piece by piece, as most articles are. */
export const pieceByPiece: SoldQuantities = { least: 1, step: 1 };

/**
 * In which quantities an article is sold, by its `min_sale_qty` and `qty_increments`; what it does not say is as
 * `others` says: for a variant its product. The least is the first multiple that is enough.
 *
 * Units: whole pieces; what is no whole number from 1 says nothing. Source: KE-22.
 */
export function soldQuantities(
  article: WithSaleTerms,
  others: SoldQuantities = pieceByPiece,
): SoldQuantities {
  const { min_sale_qty: fewest, qty_increments: pack } = article;
  const step = pieces(pack) ?? others.step;
  return { least: multipleFrom(pieces(fewest) ?? others.least, step), step };
}

/** The quantity itself where the article is sold in it, else the next one it is sold in. Source: KE-22. */
export function nextSoldQuantity(qty: number, { least, step }: SoldQuantities): number {
  return Math.max(least, multipleFrom(qty, step));
}

/** The most of `left` pieces that the article is sold in; 0 where they are fewer than its least. Source: KE-22. */
export function mostSoldQuantity(left: number, { least, step }: SoldQuantities): number {
  const most = Math.floor(left / step) * step;
  return most >= least ? most : 0;
}

function multipleFrom(qty: number, step: number): number {
  return Math.ceil(qty / step) * step;
}

function pieces(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
