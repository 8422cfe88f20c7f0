import type { ConfigurableChild, ConfigurableOption, Product } from '@shop/contract';

/**
 * Requested values of a variant by attribute code: one value id, or several of which any matches (a listing filter). An
 * absent or empty attribute matches every value.
 */
export type VariantCriteria = Readonly<Record<string, string | readonly string[]>>;

/** One value id for each chosen attribute, the latest choice last. */
export type VariantChoice = Readonly<Record<string, string>>;

/** Returns the key of an option in a choice: its attribute code, else its label in lower case. Source: PO-1. */
export function optionKey(option: Pick<ConfigurableOption, 'attribute_code' | 'label'>): string {
  return option.attribute_code ?? option.label?.toLowerCase() ?? '';
}

/**
 * Returns the value id of a variant for an attribute, as text, from its own field or its `custom_attributes`;
 * `undefined` if it has none. Source: PO-1.
 */
export function variantValue(child: ConfigurableChild, key: string): string | undefined {
  const value: unknown =
    child[key] ??
    child.custom_attributes?.find((attribute) => attribute.attribute_code === key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the value ids of a variant, for every option of its product. Source: PO-1. */
export function choiceOf(
  product: Pick<Product, 'configurable_options'>,
  child: ConfigurableChild,
): VariantChoice {
  const choice: Record<string, string> = {};
  for (const option of product.configurable_options ?? []) {
    const key = optionKey(option);
    const value = variantValue(child, key);
    if (value !== undefined) choice[key] = value;
  }
  return choice;
}
