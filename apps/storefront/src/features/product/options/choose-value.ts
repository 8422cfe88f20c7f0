import type { Product } from '@shop/contract';
import {
  selectOption,
  choiceOf,
  configureProduct,
  firstVariant,
  variantBySku,
  type ChoiceChange,
  type VariantChoice,
} from '@shop/catalog';

/** Sold-out variants can be selected. */
const rules = { keepOutOfStock: true };

/** Returns the option values of a variant; for an unknown sku those of the first variant in stock. */
export function choiceOfSku(
  product: Product,
  sku: string | undefined,
): { readonly sku: string | undefined; readonly choice: VariantChoice } {
  const variant =
    (sku === undefined ? undefined : variantBySku(product, sku, rules)) ??
    firstVariant(product) ??
    firstVariant(product, rules);
  return { sku: variant?.sku, choice: variant === undefined ? {} : choiceOf(product, variant) };
}

/**
 * Returns the selection after a press. A value that does not fit the rest changes the other options if the shop is
 * configured so (SC-46); otherwise the previous selection is restored.
 */
export function chooseValue(
  product: Product,
  choice: VariantChoice,
  key: string,
  value: string,
  adaptOptions: boolean,
): ChoiceChange {
  const onMismatch = adaptOptions ? 'adapt' : 'restore';
  return selectOption(product, choice, { key, value }, { ...rules, onMismatch });
}

/** Returns the nearest variant with a value that does not fit the other options; undefined if there is none. */
export function offeredInstead(
  product: Product,
  choice: VariantChoice,
  key: string,
  value: string,
): ChoiceChange | undefined {
  const change = chooseValue(product, choice, key, value, true);
  return change.outcome === 'adapted' ? change : undefined;
}

/** Returns the other options that a value changes; none if it fits them. */
export function optionsChangedBy(
  product: Product,
  choice: VariantChoice,
  key: string,
  value: string,
): readonly string[] {
  const next = offeredInstead(product, choice, key, value)?.choice ?? {};
  return Object.keys(next).filter(
    (optionKey) => optionKey !== key && next[optionKey] !== choice[optionKey],
  );
}

/** Returns the product with the selected variant; the product itself if it has no options. */
export function configured(product: Product, choice: VariantChoice): Product {
  if (product.type_id !== 'configurable') return product;
  const result = configureProduct(product, { criteria: choice }, { ...rules, fallback: true });
  return result.ok ? result.value.product : product;
}

/**
 * Returns the selection of a page without scripts: the pressed values, and the initial values of the other options.
 * `undefined` if no variant has all of them.
 */
export function choiceOfWish(
  product: Product,
  wish: Readonly<Record<string, string>>,
): VariantChoice | undefined {
  const begun = choiceOfSku(product, undefined).choice;
  const pressed = Object.entries(wish).filter(([key]) => begun[key] !== undefined);
  const choice = { ...begun, ...Object.fromEntries(pressed) };
  if (product.type_id !== 'configurable') return choice;
  return configureProduct(product, { criteria: choice }, { ...rules, fallback: false }).ok
    ? choice
    : undefined;
}
