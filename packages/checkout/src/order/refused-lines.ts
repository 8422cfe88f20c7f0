import type { SoldOutLine } from './place-outcome.ts';

/** What of a line of the cart says how much of an article there is. */
export interface CountedLine {
  readonly sku: string;
  readonly qty: number;
}

/**
 * Whether less is in the cart now than was refused. A part of something is no line: it stays named. Lines that would
 * each have had enough were refused for the sum of all: there a piece less of anything is an answer worth sending.
 * Source: CH-62.
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
