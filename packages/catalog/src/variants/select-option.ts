import type { ConfigurableChild } from '@shop/contract';
import {
  isSelectable,
  variantsByCriteria,
  type VariantRules,
  type WithVariants,
} from './find-variant.ts';
import { choiceOf, optionKey, variantValue, type VariantChoice } from './variant-values.ts';

/** Selection of an option value; `undefined` clears the option. */
export interface ChoiceStep {
  readonly key: string;
  readonly value: string | undefined;
}

/** Settings for changing a choice. Source: PO-11. */
export interface ChangeRules extends VariantRules {
  /**
   * Behaviour when no variant has the new value together with the other values. `restore`: the option keeps its former
   * value. `adapt`: the new value stays and other options change. Default: restore.
   */
  readonly onMismatch?: 'restore' | 'adapt' | undefined;
}

/** Result of selecting an option value. */
export interface ChoiceChange {
  /**
   * `chosen`: the value is chosen. `adapted`: it is chosen, and other options changed. `opened`: the option is cleared.
   * `refused`: no such configuration exists, nothing changed.
   */
  readonly outcome: 'chosen' | 'adapted' | 'opened' | 'refused';
  readonly choice: VariantChoice;
  /** The variant, once every option has a value. */
  readonly variant: ConfigurableChild | undefined;
}

/**
 * Returns the choice after one selection.
 *   open or decided ──value that fits──▶ decided (also options with only one value left)
 *   decided ──value that does not fit──▶ restored (open stays open), or adapted
 *   decided ──undefined──▶ open
 * When it adapts, the latest selections change last. So selecting the values of a variant one by one, in any order and
 * from any state, ends at that variant. Source: PO-10 to PO-12.
 */
export function selectOption(
  product: WithVariants,
  current: VariantChoice,
  { key, value }: ChoiceStep,
  rules: ChangeRules = {},
): ChoiceChange {
  const { [key]: _, ...otherValues } = current;
  if (value === undefined) return { outcome: 'opened', choice: otherValues, variant: undefined };
  const criteria = { ...otherValues, [key]: value };
  const isOffered = (product.configurable_children ?? []).some(
    (child) => isSelectable(child, product, rules) && variantValue(child, key) === value,
  );
  const [fitting, alternative] = isOffered ? variantsByCriteria(product, criteria, rules) : [];
  if (fitting !== undefined) {
    const isDecided = alternative === undefined || isComplete(product, criteria);
    return {
      outcome: 'chosen',
      choice: isDecided ? orderedChoice(choiceOf(product, fitting), criteria) : criteria,
      variant: isDecided ? fitting : undefined,
    };
  }
  const adaptedVariant =
    rules.onMismatch === 'adapt' ? nearestVariant(product, criteria, rules) : undefined;
  if (isOffered && adaptedVariant !== undefined)
    return {
      outcome: 'adapted',
      choice: orderedChoice(choiceOf(product, adaptedVariant), criteria),
      variant: adaptedVariant,
    };
  return { outcome: 'refused', choice: current, variant: variantOf(product, current, rules) };
}

/** Returns the variant of a complete choice. Source: PO-10. */
function variantOf(
  product: WithVariants,
  choice: VariantChoice,
  rules: VariantRules,
): ConfigurableChild | undefined {
  return isComplete(product, choice) ? variantsByCriteria(product, choice, rules)[0] : undefined;
}

/** Returns true if every option that some variant has a value for is chosen. */
function isComplete(product: WithVariants, choice: VariantChoice): boolean {
  return (product.configurable_options ?? [])
    .map(optionKey)
    .every(
      (key) =>
        choice[key] !== undefined ||
        (product.configurable_children ?? []).every(
          (child) => variantValue(child, key) === undefined,
        ),
    );
}

/** Returns the variant that keeps the latest chosen values; drops the oldest first. */
function nearestVariant(
  product: WithVariants,
  criteria: VariantChoice,
  rules: VariantRules,
): ConfigurableChild | undefined {
  let applied: VariantChoice = {};
  let variant: ConfigurableChild | undefined;
  for (const [key, value] of Object.entries(criteria).toReversed()) {
    const [fitting] = variantsByCriteria(product, { ...applied, [key]: value }, rules);
    if (fitting === undefined) continue;
    variant = fitting;
    applied = { ...applied, [key]: value };
  }
  return variant;
}

/** Orders the variant's values: derived values first, then the values the shopper chose, the latest last. */
function orderedChoice(values: VariantChoice, criteria: VariantChoice): VariantChoice {
  const fixedValues = Object.entries(criteria).filter(([key, value]) => values[key] === value);
  const derivedValues = Object.entries(values).filter(([key, value]) => criteria[key] !== value);
  return Object.fromEntries([...derivedValues, ...fixedValues]);
}
