import { isSelectable, type VariantRules, type WithVariants } from './find-variant.ts';
import { optionKey, variantValue, type VariantChoice } from './variant-values.ts';

/**
 * Availability of an option value. `available`: with the other chosen values. `elsewhere`: only if other options
 * change. `sold-out`: a variant exists, but none can be chosen. `missing`: no variant has it.
 */
export type Availability = 'available' | 'elsewhere' | 'sold-out' | 'missing';

/** Availability by option and value id. */
export type AvailabilityIndex = Readonly<Record<string, Readonly<Record<string, Availability>>>>;

const ranks: readonly Availability[] = ['missing', 'sold-out', 'elsewhere', 'available'];

/**
 * Returns the availability of every value of every option, given the other chosen values. Iterates the variants once.
 * Source: PO-13.
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
  // Ignores options without a chosen value and values that no variant has.
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
