import type { ConfigurableChild, Product } from '@shop/contract';
import { isDisabled, isSoldOut } from '../stock/sale-state.ts';
import {
  quantityRules,
  type QuantityTerms,
  type WithQuantityTerms,
} from '../stock/quantity-rules.ts';
import { type VariantCriteria, variantValue } from './variant-values.ts';

/** Settings that decide which variants can be chosen. */
export interface VariantRules {
  /** Sold-out variants may be chosen too. Default: no. */
  readonly keepOutOfStock?: boolean | undefined;
}

/** Fields of a product with variants that the selection uses. */
export type WithVariants = Pick<
  Product,
  'configurable_options' | 'configurable_children' | 'original_price_incl_tax' | 'price_incl_tax'
> &
  QuantityTerms;

/**
 * True if a variant of the product can be chosen: it is enabled, and it is in stock unless its stock is unknown or
 * sold-out variants are kept. Source: PO-2.
 */
export function isSelectable(
  child: ConfigurableChild,
  product: WithQuantityTerms,
  rules: VariantRules = {},
): boolean {
  if (isDisabled(child.status)) return false;
  return rules.keepOutOfStock === true || !isSoldOut(child, quantityRules(product));
}

/** The default variant: the first that can be chosen. Source: PO-3. */
export function firstVariant(
  product: WithVariants,
  rules?: VariantRules,
): ConfigurableChild | undefined {
  return product.configurable_children?.find((child) => isSelectable(child, product, rules));
}

/** The variant of that sku, if it can be chosen. Source: PO-3. */
export function variantBySku(
  product: WithVariants,
  sku: string,
  rules?: VariantRules,
): ConfigurableChild | undefined {
  return product.configurable_children?.find(
    (child) => child.sku === sku && isSelectable(child, product, rules),
  );
}

/**
 * Returns the first variant, in catalog order, that has one of the requested values in every requested attribute.
 * Ignores `price` and attributes that no variant has. Without requested attributes, returns the first variant that
 * costs no more than the product's regular price.
 *
 * Returns `undefined` if no variant matches. Source: PO-4, PO-5.
 */
export function variantByCriteria(
  product: WithVariants,
  criteria: VariantCriteria,
  rules?: VariantRules,
): ConfigurableChild | undefined {
  const children = product.configurable_children ?? [];
  const conditions = effectiveConditions(children, criteria);
  if (conditions.length > 0)
    return children.find(
      (child) => isSelectable(child, product, rules) && meetsConditions(child, conditions),
    );
  const limit = product.original_price_incl_tax ?? product.price_incl_tax ?? Infinity;
  return children.find(
    (child) => isSelectable(child, product, rules) && (child.price_incl_tax ?? 0) <= limit,
  );
}

/** Returns every selectable variant that matches the criteria. Source: PO-4. */
export function variantsByCriteria(
  product: WithVariants,
  criteria: VariantCriteria,
  rules?: VariantRules,
): readonly ConfigurableChild[] {
  const children = product.configurable_children ?? [];
  const conditions = effectiveConditions(children, criteria);
  return children.filter(
    (child) => isSelectable(child, product, rules) && meetsConditions(child, conditions),
  );
}

type Conditions = readonly (readonly [key: string, values: readonly string[]])[];

function effectiveConditions(
  children: readonly ConfigurableChild[],
  criteria: VariantCriteria,
): Conditions {
  return Object.entries(criteria)
    .map(([key, value]) => [key, [value].flat().filter((id) => id !== '')] as const)
    .filter(
      ([key, values]) =>
        key !== 'price' &&
        values.length > 0 &&
        children.some((child) => variantValue(child, key) !== undefined),
    );
}

function meetsConditions(child: ConfigurableChild, conditions: Conditions): boolean {
  return conditions.every(([key, values]) => values.includes(variantValue(child, key) ?? ''));
}
