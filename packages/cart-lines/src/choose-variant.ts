import type { ConfigurableOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  isDisabled,
  choiceOf,
  optionKey,
  toConfigurableItemOptions,
  variantByCriteria,
  type ConfigurableItemOption,
} from '@shop/catalog';
import { optionsInvalid, type LineRefusal } from './line-refusal.ts';
import type { Purchasable, PurchasableVariant } from '@shop/catalog-documents';

/** A variant, and the options that selected it. */
export interface ChosenVariant {
  readonly variant: PurchasableVariant;
  readonly itemOptions: readonly ConfigurableItemOption[];
}

/**
 * Selects the variant of a configurable: by its sku if given, else the first with every chosen value. Each option of
 * the product must be chosen, by attribute id or code. Does not check the stock.
 */
export function chooseVariant(
  product: Purchasable,
  variantSku: string | undefined,
  selection: readonly ConfigurableItemOption[],
): Result<ChosenVariant, LineRefusal> {
  const sku = variantSku ?? skuOf(product, selection);
  const variant = product.variants.find((candidate) => candidate.sku === sku);
  if (variant === undefined || isDisabled(variant.child.status)) {
    return err(variantSku === undefined ? optionsInvalid('configurable') : { kind: 'sku-invalid' });
  }
  const choice = choiceOf(product.choices, variant.child);
  return ok({ variant, itemOptions: toConfigurableItemOptions(product.choices, choice) });
}

function skuOf(
  { choices }: Purchasable,
  selection: readonly ConfigurableItemOption[],
): string | undefined {
  const wish = (choices.configurable_options ?? []).map((option) => {
    const value = selection.find((candidate) => names(option, candidate.option_id))?.option_value;
    return [optionKey(option), value ?? ''] as const;
  });
  if (wish.length === 0 || wish.some(([, value]) => value === '')) return undefined;
  return variantByCriteria(choices, Object.fromEntries(wish), { keepOutOfStock: true })?.sku;
}

function names(option: ConfigurableOption, id: string): boolean {
  return id === option.attribute_id || id === option.attribute_code;
}
