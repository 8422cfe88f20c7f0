/** In which quantities an article is sold: whole pieces from `least`, in multiples of `step`. */
export interface SoldQuantities {
  /** A multiple of `step`. */
  readonly least: number;
  readonly step: number;
}

/** Piece by piece, as most articles are. */
const pieceByPiece: SoldQuantities = { least: 1, step: 1 };

/**
 * In which quantities an article is sold, by its `min_sale_qty` and `qty_increments`; what it does not say is as
 * `others` says: for a variant its product. The least is the first multiple that is enough.
 *
 * Units: whole pieces; what is no whole number from 1 says nothing. Source: PO-30.
 */
export function soldQuantities(
  article: Readonly<Record<string, unknown>>,
  others: SoldQuantities = pieceByPiece,
): SoldQuantities {
  const step = pieces(article['qty_increments']) ?? others.step;
  return { least: multipleFrom(pieces(article['min_sale_qty']) ?? others.least, step), step };
}

/** The quantity itself where the article is sold in it, else the next one it is sold in. Source: PO-30. */
export function nextSoldQuantity(qty: number, { least, step }: SoldQuantities): number {
  return Math.max(least, multipleFrom(qty, step));
}

function multipleFrom(qty: number, step: number): number {
  return Math.ceil(qty / step) * step;
}

function pieces(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}
