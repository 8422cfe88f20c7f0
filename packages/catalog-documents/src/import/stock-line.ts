import { maxSkuLength } from '@shop/contract';

/** Stock of one article, from a line of a stock file. */
export interface StockLine {
  readonly sku: string;
  /** Whole pieces. */
  readonly qty: number;
}

const maxQty = 1_000_000_000;

/** Reads `sku,qty`. Returns text if the line is wrong. */
export function readStockLine(fields: readonly string[]): StockLine | string {
  const [sku = '', qty = ''] = fields;
  if (sku === '' || sku.length > maxSkuLength) return 'no sku';
  if (fields.length > 2) return 'more than 2 fields';
  if (!/^\d{1,10}$/.test(qty) || Number(qty) > maxQty) return `"${qty}" is not a number of pieces`;
  return { sku, qty: Number(qty) };
}
