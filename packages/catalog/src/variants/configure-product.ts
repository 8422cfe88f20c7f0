import {
  picturePath,
  type ConfigurableChild,
  type Product,
  type ProductOption,
} from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  firstVariant,
  variantByCriteria,
  variantBySku,
  type VariantRules,
} from './find-variant.ts';
import { toConfigurableItemOptions, toProductOption } from '../options/product-option.ts';
import { choiceOf, type VariantChoice, type VariantCriteria } from './variant-values.ts';

/** Request for a variant by its sku or by its values. */
export type VariantRequest = { readonly sku: string } | { readonly criteria: VariantCriteria };

/** Settings for configuring a product. Source: PO-6, PO-7. */
export interface ConfigureRules extends VariantRules {
  /** True if the default variant is used when no variant matches. */
  readonly fallback: boolean;
}

/** Reason why a product could not be configured. The screen chooses the text. */
export type ConfigureRefusal =
  /** The product has no selectable variant. */
  | { readonly kind: 'no-variants' }
  /** No selectable variant matches. */
  | { readonly kind: 'no-such-configuration' };

/** Fields that a configured product has in addition. */
export interface VariantFields {
  /** Sku of the variant. */
  readonly sku: string;
  readonly parentSku: string;
  readonly is_configured: true;
  readonly product_option: ProductOption;
}

/** A configurable product configured as one of its variants. */
export interface Configured<P> {
  readonly product: P & VariantFields;
  readonly variant: ConfigurableChild;
  /** All values of the variant. After a fallback they differ from the requested values. */
  readonly choice: VariantChoice;
  readonly isFallback: boolean;
}

/**
 * Returns the product configured as one of its variants: with the variant's sku, prices, stock and all its other
 * fields. Name, type, visibility and address stay the product's; the image changes only if the variant has one.
 *
 * Pass the product as loaded. If it is already configured, the new variant replaces sku, prices, offer, stock and
 * choice; other fields that only the former variant had, such as its image, stay.
 *
 * Errors: `no-variants`, `no-such-configuration` (never with the fallback). Source: PO-6 to PO-9.
 */
export function configureProduct<P extends Product>(
  product: P,
  request: VariantRequest,
  rules: ConfigureRules,
): Result<Configured<P>, ConfigureRefusal> {
  const defaultVariant = firstVariant(product, rules);
  if (defaultVariant === undefined) return err({ kind: 'no-variants' });
  const match =
    'sku' in request
      ? variantBySku(product, request.sku, rules)
      : variantByCriteria(product, request.criteria, rules);
  if (match === undefined && !rules.fallback) return err({ kind: 'no-such-configuration' });
  const variant = match ?? defaultVariant;
  const choice = choiceOf(product, variant);
  return ok({
    product: withVariant(product, variant, choice),
    variant,
    choice,
    isFallback: match === undefined,
  });
}

const parentFields = new Set([
  'name',
  'type_id',
  'visibility',
  'url_key',
  'url_path',
  'slug',
  'custom_attributes',
  'configurable_options',
  'configurable_children',
]);

/** An offer belongs to its variant: offer fields that the new variant lacks are removed. */
const offerFields = [
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'original_source_price',
  'original_special_price',
  'original_final_price',
  'price_history',
] as const;

function withVariant<P extends Product>(
  product: P,
  variant: ConfigurableChild,
  choice: VariantChoice,
): P & VariantFields {
  const variantFields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(variant)) {
    const isNoPicture = field === 'image' && picturePath(value) === undefined;
    if (value !== undefined && value !== null && !parentFields.has(field) && !isNoPicture)
      variantFields[field] = value;
  }
  const previousOptions = product['product_option'] as ProductOption | undefined;
  const merged: Record<string, unknown> = {
    ...product,
    ...variantFields,
    parentSku: product.parentSku ?? product.sku,
    is_configured: true,
    product_option: toProductOption({
      configurable: toConfigurableItemOptions(product, choice),
      bundle: previousOptions?.extension_attributes.bundle_options,
      custom: previousOptions?.extension_attributes.custom_options,
    }),
  };
  for (const field of offerFields) if (variantFields[field] === undefined) delete merged[field];
  return merged as P & VariantFields;
}
