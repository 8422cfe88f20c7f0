import {
  isChoosable,
  variantsByWish,
  type VariantRules,
  type WithVariants,
} from './find-variant.ts';
import { optionKey, variantValue, type VariantChoice } from './variant-values.ts';

/**
 * Whether a value can be had. `available`: with the rest of the choice. `elsewhere`: only if other options
 * change. `sold-out`: there is such a variant, but none can be chosen. `missing`: there is none.
 */
export type Availability = 'available' | 'elsewhere' | 'sold-out' | 'missing';

/** By option, by value id. */
export type AvailabilityIndex = Readonly<Record<string, Readonly<Record<string, Availability>>>>;

/** For every value of every option whether it can be had, given the rest of the choice. Source: PO-13. */
export function optionAvailability(
  product: WithVariants,
  choice: VariantChoice,
  rules: VariantRules = {},
): AvailabilityIndex {
  const index: Record<string, Record<string, Availability>> = {};
  for (const option of product.configurable_options ?? []) {
    const key = optionKey(option);
    const { [key]: _, ...rest } = choice;
    const beside = new Set(
      variantsByWish(product, rest, rules).map((child) => variantValue(child, key)),
    );
    const values: Record<string, Availability> = {};
    for (const { value_index: value } of option.values) {
      const children = (product.configurable_children ?? []).filter(
        (child) => variantValue(child, key) === value,
      );
      if (beside.has(value)) values[value] = 'available';
      else if (children.some((child) => isChoosable(child, rules))) values[value] = 'elsewhere';
      else values[value] = children.length > 0 ? 'sold-out' : 'missing';
    }
    index[key] = values;
  }
  return index;
}
