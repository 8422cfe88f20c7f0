import type { Product } from '@shop/contract';
import {
  isSalable,
  isDisabled,
  quantityRules,
  neededParts,
  type QuantityTerms,
  type QuantityRules,
  type WithQuantityTerms,
} from '@shop/catalog';
import { wireStock, type StockLevels } from './stock-levels.ts';
import {
  type NormalProduct,
  type NormalVariant,
  type Source,
  toNumber,
  toRawText,
  toSources,
} from '@shop/catalog-documents';

/** Fields of a variant that decide if it can be bought. */
export interface VariantKey extends QuantityTerms {
  readonly sku: string;
  readonly status: number;
}

/** Fields of a product that decide if it can be bought. */
export interface StockKey extends QuantityTerms {
  readonly sku: string;
  readonly configurable_children?: readonly VariantKey[];
  /** One article of each group must be in stock; see `neededParts`. */
  readonly needs?: readonly (readonly string[])[];
}

/** Stock of a product as it is now: whether it can be bought, and the number of pieces left. */
export interface Availability {
  readonly isInStock: boolean;
  readonly qty: number;
}

/** Fields of a product that its availability is computed from again and again. */
export function stockKey(product: NormalProduct): StockKey {
  const needs = neededParts(product as unknown as Product);
  // What a product of another type has of them is left over.
  const children =
    product.type_id === 'configurable' ? (product.configurable_children ?? []) : undefined;
  return {
    sku: product.sku,
    ...saleTerms(product),
    ...(needs.length > 0 && { needs }),
    ...(children !== undefined && {
      configurable_children: children.map((child) => ({
        sku: child.sku,
        status: child.status,
        ...saleTerms(child),
      })),
    }),
  };
}

/** Nothing of what most articles are: sold piece by piece. */
function saleTerms({
  min_sale_qty: minQty,
  qty_increments: step,
}: WithQuantityTerms): QuantityTerms {
  return {
    min_sale_qty: minQty,
    qty_increments: step,
  };
}

/**
 * A configurable is there while one of its variants is, so never without any; its pieces are theirs together. What is
 * sold as its parts is
 * there while each it cannot do without is. An article nobody counts is there. Source: PO-45, PO-32.
 */
export function availabilityOf(product: StockKey, levels: StockLevels): Availability {
  const ownLevel = levels.of(product.sku);
  const sold = quantityRules(product);
  const children = product.configurable_children;
  if (children === undefined) {
    const isThere = (sku: string) => isArticleBuyable(sku, levels);
    const hasParts = (product.needs ?? []).every((group) => group.some(isThere));
    const isInStock = hasParts && isArticleBuyable(product.sku, levels, sold);
    return { isInStock, qty: ownLevel?.qty ?? 0 };
  }
  let anyBuyable = false;
  let qty = 0;
  for (const child of children) {
    if (isDisabled(child.status)) continue;
    anyBuyable ||= isVariantBuyable(child, levels, sold);
    qty += levels.of(child.sku)?.qty ?? 0;
  }
  return { isInStock: anyBuyable && ownLevel?.isInStock !== false, qty };
}

function isVariantBuyable(
  child: VariantKey,
  levels: StockLevels,
  otherQuantities: QuantityRules,
): boolean {
  if (isDisabled(child.status)) return false;
  return isArticleBuyable(child.sku, levels, quantityRules(child, otherQuantities));
}

function isArticleBuyable(sku: string, levels: StockLevels, sold?: QuantityRules): boolean {
  const level = levels.of(sku);
  return level === undefined || isSalable(level, sold);
}

/**
 * The product as it is priced and found: its variants with the figures of this moment in their `stock`, and in
 * `{code}_options`, the values a shopper's filter meets, those of the variants that can be bought.
 */
export function withBuyableOptions(product: NormalProduct, levels: StockLevels): NormalProduct {
  const children = product.configurable_children;
  if (children === undefined) return product;
  const sold = quantityRules(product);
  const buyable = children.filter((child) => isVariantBuyable(child, levels, sold));
  const options = toSources(product['configurable_options']).map((option) => {
    const code = toRawText(option['attribute_code']) ?? '';
    const buyableValues = new Set(buyable.flatMap((child) => toRawText(child[code]) ?? []));
    const values = toSources(option['values']).flatMap(({ value_index: value }) =>
      buyableValues.has(toRawText(value) ?? '') ? [toNumber(value) ?? value] : [],
    );
    return [`${code}_options`, values];
  });
  return {
    ...product,
    ...Object.fromEntries(options),
    configurable_children: children.map((child) =>
      childStock(child, levels, quantityRules(child, sold)),
    ),
  };
}

/** The product with the figures of this moment in its own and its variants' `stock`. */
export function withLiveStock(product: NormalProduct, levels: StockLevels): NormalProduct {
  const stock = liveStock(product, levels, availabilityOf(stockKey(product), levels));
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
  { id, sku }: Pick<NormalProduct, 'id' | 'sku'>,
  levels: StockLevels,
  { isInStock, qty }: Availability,
): Source {
  const ownLevel = levels.of(sku);
  return ownLevel === undefined
    ? {
        item_id: id,
        product_id: id,
        sku,
        qty,
        is_in_stock: isInStock,
        manage_stock: false,
      }
    : { ...wireStock(ownLevel), qty, is_in_stock: isInStock };
}

/** A variant with the figures of this moment; `sold` where it is to be there only as often as it is sold. */
export function childStock(
  child: NormalVariant,
  levels: StockLevels,
  sold?: QuantityRules,
): NormalVariant {
  const level = levels.of(child.sku);
  return level === undefined ? child : { ...child, stock: wireStock(level, sold) };
}
