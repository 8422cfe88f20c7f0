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
export function isLineMended(
  { sku, available = 0 }: SoldOutLine,
  before: readonly CountedLine[],
  now: readonly CountedLine[],
): boolean {
  const were = linesOf(before, sku);
  if (were.length === 0) return false;
  if (were.every(({ qty }) => qty <= available)) {
    return before.some((line) => piecesOf(now, line.sku) < piecesOf(before, line.sku));
  }
  const isFewer = piecesOf(now, sku) < piecesOf(before, sku);
  return isFewer && linesOf(now, sku).every(({ qty }) => qty <= available);
}

const linesOf = (lines: readonly CountedLine[], sku: string) =>
  lines.filter((line) => line.sku === sku);

const piecesOf = (lines: readonly CountedLine[], sku: string) =>
  linesOf(lines, sku).reduce((sum, { qty }) => sum + qty, 0);
