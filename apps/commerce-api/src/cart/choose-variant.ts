import type { ConfigurableOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { optionsInvalid, type ChosenOption, type LineRefusal } from './line-refusal.ts';
import type { Sellable, SellableVariant } from './sellable.ts';

/** One option of the wire: attribute id and value, as text. */
export interface ItemOption {
  readonly option_id: string;
  readonly option_value: string;
}

/** A variant, what chose it, and that in words. */
export interface ChosenVariant {
  readonly variant: SellableVariant;
  readonly itemOptions: readonly ItemOption[];
  readonly words: readonly ChosenOption[];
}

/**
 * The variant of a configurable: by its own sku when that is given, else the first one that has every chosen
 * value. Each option of the product must be chosen, by attribute id or code.
 */
export function chooseVariant(
  product: Sellable,
  variantSku: string | undefined,
  chosen: readonly ItemOption[],
): Result<ChosenVariant, LineRefusal> {
  const variant =
    variantSku === undefined
      ? variantWith(product, chosen)
      : product.variants.find((candidate) => candidate.sku === variantSku);
  if (variant === undefined || !variant.isActive) {
    return err(variantSku === undefined ? optionsInvalid('configurable') : { kind: 'sku-invalid' });
  }
  const decided = product.configurableOptions.flatMap((option) => {
    const value = variant.valueOf(option.attribute_code ?? '');
    return value === undefined ? [] : [{ option, value }];
  });
  return ok({
    variant,
    itemOptions: decided.map(({ option, value }) => ({
      option_id: option.attribute_id ?? option.attribute_code ?? '',
      option_value: value,
    })),
    words: decided.flatMap(({ option, value }) => {
      const word = option.values.find((candidate) => candidate.value_index === value)?.label;
      const label = option.label ?? option.attribute_code ?? '';
      return word === undefined || word === '' ? [] : [{ label, value: word }];
    }),
  });
}

function variantWith(
  product: Sellable,
  chosen: readonly ItemOption[],
): SellableVariant | undefined {
  const wanted = product.configurableOptions.map((option) => ({
    code: option.attribute_code ?? '',
    value: chosen.find((candidate) => names(option, candidate.option_id))?.option_value,
  }));
  if (wanted.length === 0 || wanted.some(({ value }) => value === undefined)) return undefined;
  return product.variants.find(
    (variant) =>
      variant.isActive && wanted.every(({ code, value }) => variant.valueOf(code) === value),
  );
}

function names(option: ConfigurableOption, id: string): boolean {
  return id === option.attribute_id || id === option.attribute_code;
}
