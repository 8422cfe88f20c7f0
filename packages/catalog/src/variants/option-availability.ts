import { isSelectable, type VariantRules, type WithVariants } from './find-variant.ts';
import { optionKey, variantValue, type VariantChoice } from './variant-values.ts';

/**
 * Whether a value can be had. `available`: with the rest of the choice. `elsewhere`: only if other options
 * change. `sold-out`: there is such a variant, but none can be chosen. `missing`: there is none.
 */
export type Availability = 'available' | 'elsewhere' | 'sold-out' | 'missing';

/** By option, by value id. */
export type AvailabilityIndex = Readonly<Record<string, Readonly<Record<string, Availability>>>>;

const ranks: readonly Availability[] = ['missing', 'sold-out', 'elsewhere', 'available'];

/**
 * For every value of every option whether it can be had, given the rest of the choice. One pass over the
 * variants. Source: PO-13.
 */
export function optionAvailability(
  product: WithVariants,
  choice: VariantChoice,
  rules: VariantRules = {},
): AvailabilityIndex {
  const index: Record<string, Record<string, Availability>> = {};
  for (const option of product.configurable_options ?? [])
    index[optionKey(option)] = Object.fromEntries(
      option.values.map((value) => [value.value_index, 'missing']),
    );
  const variants = (product.configurable_children ?? []).map((child) => ({
    isSelectable: isSelectable(child, product, rules),
    values: new Map(Object.keys(index).map((key) => [key, variantValue(child, key)])),
  }));
  // What is open, or what no variant has, decides nothing.
  const decidedKeys = Object.keys(index).filter(
    (key) => choice[key] && variants.some(({ values }) => values.get(key) !== undefined),
  );
  for (const { isSelectable, values } of variants) {
    const mismatches = decidedKeys.filter((key) => values.get(key) !== choice[key]);
    for (const [key, states] of Object.entries(index)) {
      const value = values.get(key) ?? '';
      const current = states[value];
      const fits = mismatches.every((mismatch) => mismatch === key);
      const state = !isSelectable ? 'sold-out' : fits ? 'available' : 'elsewhere';
      if (current !== undefined && ranks.indexOf(state) > ranks.indexOf(current))
        states[value] = state;
    }
  }
  return index;
}
