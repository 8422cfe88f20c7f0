import type { ConfigurableChild, Product } from '@shop/contract';
import {
  isDisabled,
  isSoldOut,
  quantityRules,
  type QuantityTerms,
  type WithQuantityTerms,
} from '@shop/kernel';
import { type VariantCriteria, variantValue } from './variant-values.ts';

/** Which variants come into question. */
export interface VariantRules {
  /** Sold-out variants may be chosen too. Default: no. */
  readonly keepOutOfStock?: boolean | undefined;
}

/** A product with variants, as far as choosing looks at it. */
export type WithVariants = Pick<
  Product,
  'configurable_options' | 'configurable_children' | 'original_price_incl_tax' | 'price_incl_tax'
> &
  QuantityTerms;

/**
 * Whether a variant of the product can be chosen: it is not off sale, and it is in stock, where its stock
 * is known and sold-out variants are not kept. Source: PO-2.
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
 * The first variant, in the catalogue's order, that has one of the wanted values in every attribute wished
 * for. `price` is no attribute, and what none of the variants has does not decide. With nothing wished for it
 * is the first that costs no more than the product's regular price.
 *
 * `undefined`: there is no such configuration. Source: PO-4, PO-5.
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

/** Every variant that can be chosen and fits the wish. Source: PO-4. */
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
