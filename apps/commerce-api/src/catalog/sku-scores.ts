import type { ProductIndex } from './product-index.ts';

/** More than any words can reach: who types an article number means that article. */
const exactScore = 100;
const partScore = 50;

/**
 * Products whose own or variant's article number is the text, or a part of it between dashes.
 * Source: wire contract 2.2, text search.
 */
export function skuScores(index: ProductIndex, text: string): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  const add = (sku: string, score: number) => {
    for (const row of index.rowsOfSku(sku)) if (!scores.has(row)) scores.set(row, score);
  };
  const sku = text.trim();
  add(sku, exactScore);
  const parts = sku.split('-').filter((part) => part !== '');
  if (parts.length > 1) for (const part of parts) add(part, partScore);
  return scores;
}
