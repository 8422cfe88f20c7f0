import type { Product } from '@shop/contract';
import {
  changeChoice,
  choiceOf,
  configureProduct,
  firstVariant,
  optionAvailability,
  variantBySku,
  type ChoiceChange,
  type VariantChoice,
} from '@shop/product-options';

/** Sold-out variants can be looked at. */
const rules = { keepOutOfStock: true };

/** The choice that is a variant's; the first one's that can be had where the sku is nobody's. */
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
 * The choice after one press. A value that exists only beside other options brings those along; without that,
 * fabrics whose colours do not overlap could never be reached from one another. A value nothing has restores
 * the former choice.
 */
export function chooseValue(
  product: Product,
  choice: VariantChoice,
  key: string,
  value: string,
): ChoiceChange {
  const isElsewhere = optionAvailability(product, choice, rules)[key]?.[value] === 'elsewhere';
  return changeChoice(
    product,
    choice,
    { key, value },
    { ...rules, onMismatch: isElsewhere ? 'adapt' : 'restore' },
  );
}

/** The product as chosen; itself where nothing is to choose. */
export function configured(product: Product, choice: VariantChoice): Product {
  if (product.type_id !== 'configurable') return product;
  const found = configureProduct(product, { wish: choice }, { ...rules, fallback: true });
  return found.ok ? found.value.product : product;
}

/**
 * The choice somebody made on a page that could not follow it: what differs from where the page began was pressed,
 * and what does not go with it gives way, as it does when one presses.
 */
export function choiceOfWish(
  product: Product,
  wish: Readonly<Record<string, string>>,
): VariantChoice {
  const begun = choiceOfSku(product, undefined).choice;
  let choice = begun;
  for (const [key, value] of Object.entries(wish)) {
    if (begun[key] !== undefined && begun[key] !== value) {
      choice = chooseValue(product, choice, key, value).choice;
    }
  }
  return choice;
}
