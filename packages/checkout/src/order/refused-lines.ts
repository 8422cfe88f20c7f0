import type { SoldOutLine } from './place-outcome.ts';

/** Quantity fields of a cart line. */
export interface CountedLine {
  readonly sku: string;
  readonly qty: number;
}

/**
 * Returns true if the cart now has fewer pieces than the refused order. A part of a set is not a line, so it stays
 * listed. If each line alone had enough stock, the sum of all was refused: one piece less of any article allows another
 * attempt. Source: CH-48.
 */
export function isLineFixed(
  { sku, available = 0 }: SoldOutLine,
  previousLines: readonly CountedLine[],
  currentLines: readonly CountedLine[],
): boolean {
  const previousOfSku = linesOf(previousLines, sku);
  if (previousOfSku.length === 0) return false;
  if (previousOfSku.every(({ qty }) => qty <= available)) {
    return previousLines.some(
      (line) => piecesOf(currentLines, line.sku) < piecesOf(previousLines, line.sku),
    );
  }
  const isFewer = piecesOf(currentLines, sku) < piecesOf(previousLines, sku);
  return isFewer && linesOf(currentLines, sku).every(({ qty }) => qty <= available);
}

const linesOf = (lines: readonly CountedLine[], sku: string) =>
  lines.filter((line) => line.sku === sku);

const piecesOf = (lines: readonly CountedLine[], sku: string) =>
  linesOf(lines, sku).reduce((sum, { qty }) => sum + qty, 0);
