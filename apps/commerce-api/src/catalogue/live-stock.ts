import { isOffSale } from '@shop/kernel';
import { isBuyable, wireStock, type StockLevels } from '../stock/stock-levels.ts';
import type { CompleteChild, CompleteProduct } from './complete-product.ts';
import type { Source } from './document.ts';
import { asNumber, asSources, asText } from './loose.ts';

/** What of a variant says whether it can be bought. */
interface VariantKey {
  readonly sku: string;
  readonly status: number;
}

/** Whether a product can be bought now, and how many pieces are left. */
export interface Availability {
  readonly isInStock: boolean;
  readonly qty: number;
}

/**
 * A configurable is there while one of its variants is; its pieces are theirs together. An article nobody
 * counts is there.
 */
export function availabilityOf(
  product: {
    readonly sku: string;
    readonly configurable_children?: readonly VariantKey[];
  },
  levels: StockLevels,
): Availability {
  const own = levels.of(product.sku);
  const children = product.configurable_children ?? [];
  if (children.length === 0) {
    return { isInStock: own === undefined || isBuyable(own), qty: own?.qty ?? 0 };
  }
  let anyBuyable = false;
  let qty = 0;
  for (const child of children) {
    if (isOffSale(child.status)) continue;
    anyBuyable ||= isVariantBuyable(child, levels);
    qty += levels.of(child.sku)?.qty ?? 0;
  }
  return { isInStock: anyBuyable && own?.isInStock !== false, qty };
}

function isVariantBuyable({ sku, status }: VariantKey, levels: StockLevels): boolean {
  const level = levels.of(sku);
  return !isOffSale(status) && (level === undefined || isBuyable(level));
}

/**
 * The product as it is priced and found: its variants with the figures of this moment in their `stock`, and in
 * `{code}_options`, the values a shopper's filter meets, those of the variants that can be bought.
 */
export function withBuyableOptions(product: CompleteProduct, levels: StockLevels): CompleteProduct {
  const children = product.configurable_children;
  if (children === undefined) return product;
  const buyable = children.filter((child) => isVariantBuyable(child, levels));
  const options = asSources(product['configurable_options']).map((option) => {
    const code = asText(option['attribute_code']) ?? '';
    const found = new Set(buyable.flatMap((child) => asText(child[code]) ?? []));
    const values = asSources(option['values']).flatMap(({ value_index: value }) =>
      found.has(asText(value) ?? '') ? [asNumber(value) ?? value] : [],
    );
    return [`${code}_options`, values];
  });
  return {
    ...product,
    ...Object.fromEntries(options),
    configurable_children: children.map((child) => childStock(child, levels)),
  };
}

/** The product with the figures of this moment in its own and its variants' `stock`. */
export function withLiveStock(product: CompleteProduct, levels: StockLevels): CompleteProduct {
  const stock = liveStock(product, levels, availabilityOf(product, levels));
  const children = product.configurable_children;
  return children === undefined
    ? { ...product, stock }
    : {
        ...product,
        stock,
        configurable_children: children.map((child) => childStock(child, levels)),
      };
}

/** The `stock` of a product. */
export function liveStock(
  { id, sku }: Pick<CompleteProduct, 'id' | 'sku'>,
  levels: StockLevels,
  { isInStock, qty }: Availability,
): Source {
  const own = levels.of(sku);
  return own === undefined
    ? {
        item_id: id,
        product_id: id,
        sku,
        qty,
        is_in_stock: isInStock,
        manage_stock: false,
      }
    : { ...wireStock(own), qty, is_in_stock: isInStock };
}

/** A variant with the figures of this moment. */
export function childStock(child: CompleteChild, levels: StockLevels): CompleteChild {
  const level = levels.of(child.sku);
  return level === undefined ? child : { ...child, stock: wireStock(level) };
}
