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

/** Availability of a product now: whether it can be bought, and the number of pieces left. */
export interface Availability {
  readonly isInStock: boolean;
  readonly qty: number;
}

/** Returns the fields of a product from which its availability is computed. */
export function stockKey(product: NormalProduct): StockKey {
  const needs = neededParts(product as unknown as Product);
  // Children in a product of another type are leftovers.
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

/** Returns nothing for the usual case: sold in single pieces. */
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
 * A configurable is available while one of its variants is, so never without variants; its pieces are the sum of
 * theirs. A product sold as parts is available while each required part is. An article without tracked stock is
 * available. Source: PO-45, PO-32.
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
 * Returns the product as it is priced and indexed: its variants with live figures in `stock`, and in `{code}_options`,
 * which filters use, only the values of variants that can be bought.
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

/** Returns the product with live figures in its own and its variants' `stock`. */
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

/** Returns the `stock` of a product. */
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

/** Returns a variant with live figures; with `sold`, it is in stock only in the quantities it is sold in. */
export function childStock(
  child: NormalVariant,
  levels: StockLevels,
  sold?: QuantityRules,
): NormalVariant {
  const level = levels.of(child.sku);
  return level === undefined ? child : { ...child, stock: wireStock(level, sold) };
}
