import { maxSkuLength } from '@shop/contract';

/** Stock of one article, as a line of a stock file says. */
export interface StockLine {
  readonly sku: string;
  /** Whole pieces. */
  readonly qty: number;
}

const maxQty = 1_000_000_000;

/** Reads `sku,qty`. Text says what is wrong. */
export function readStockLine(fields: readonly string[]): StockLine | string {
  const [sku = '', qty = ''] = fields;
  if (sku === '' || sku.length > maxSkuLength) return 'no sku';
  if (fields.length > 2) return 'more than 2 fields';
  if (!/^\d{1,10}$/.test(qty) || Number(qty) > maxQty) return `"${qty}" is not a number of pieces`;
  return { sku, qty: Number(qty) };
}
