import { normaliseProduct, statedStock, type CatalogFacts } from '../normalise-product.ts';
import type { Source } from '../document.ts';

/** Initial stock of an article. */
export interface ImportedStock {
  readonly sku: string;
  readonly productId: number;
  /** Whole pieces. */
  readonly qty: number;
  readonly isInStock: boolean;
  readonly manageStock: boolean;
}

/** Assumed stock of an article whose catalog gives none. */
const assumedQty = 100;
/** Sold as their parts, or without a limit. */
const uncountedTypes = new Set(['configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
const maxQty = 1_000_000_000;

const nobodyKnows: CatalogFacts = {
  attribute: () => undefined,
  categoryName: () => undefined,
  productIdOf: () => undefined,
  usesUrlKeys: true,
};

/** Returns the stock figures in a product document, for itself and its variants. */
export function stockOfProduct(source: Source): readonly ImportedStock[] {
  const product = normaliseProduct(source, nobodyKnows);
  const importedStock = figures(
    source,
    product.sku,
    product.id,
    uncountedTypes.has(product.type_id),
  );
  const children = (product.configurable_children ?? []).map((child) =>
    figures(child, child.sku, child.id, false),
  );
  return [importedStock, ...children].filter(({ sku }) => sku !== '');
}

function figures(
  source: Source,
  sku: string,
  productId: number,
  isUncounted: boolean,
): ImportedStock {
  const stated = statedStock(source);
  const isInStock = stated?.isInStock ?? true;
  const qty = stated === undefined && !isUncounted ? assumedQty : (stated?.qty ?? 0);
  return {
    sku,
    productId,
    qty: Math.min(maxQty, Math.max(0, Math.floor(qty))),
    isInStock,
    // In stock with quantity 0: the shop does not track the stock of this product.
    manageStock: stated?.manageStock ?? !(isUncounted || (isInStock && qty <= 0)),
  };
}
