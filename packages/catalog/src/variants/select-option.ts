import type { ConfigurableChild } from '@shop/contract';
import {
  isSelectable,
  variantsByCriteria,
  type VariantRules,
  type WithVariants,
} from './find-variant.ts';
import { choiceOf, optionKey, variantValue, type VariantChoice } from './variant-values.ts';

/** One press on an option: a value, or `undefined` to leave it open again. */
export interface ChoiceStep {
  readonly key: string;
  readonly value: string | undefined;
}

/** How a choice is changed: besides which variants count. Source: PO-11. */
export interface ChangeRules extends VariantRules {
  /**
   * What happens when no variant has the new value together with the rest. `restore`: the former choice of
   * that option comes back. `adapt`: the new value holds and other options give way. Default: restore.
   */
  readonly onMismatch?: 'restore' | 'adapt' | undefined;
}

/** What became of a press. */
export interface ChoiceChange {
  /**
   * `chosen`: it holds. `adapted`: it holds, and other options changed. `opened`: the option is open again.
   * `refused`: there is no such configuration, everything is as before.
   */
  readonly outcome: 'chosen' | 'adapted' | 'opened' | 'refused';
  readonly choice: VariantChoice;
  /** The variant, once every option is decided. */
  readonly variant: ConfigurableChild | undefined;
}

/**
 * The choice after one press on an option.
 *
 *   open or decided ──value that fits──▶ decided (and what only one variant is left for, too)
 *   decided ──value that does not fit──▶ restored (open stays open), or adapted
 *   decided ──undefined──▶ open
 *
 * When it adapts, the decisions made last are kept longest, so that choosing the values of any variant one
 * after the other, in any order and from anywhere, ends at that variant. Source: PO-10 to PO-12.
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

/** The variant a complete choice means. Source: PO-10. */
function variantOf(
  product: WithVariants,
  choice: VariantChoice,
  rules: VariantRules,
): ConfigurableChild | undefined {
  return isComplete(product, choice) ? variantsByCriteria(product, choice, rules)[0] : undefined;
}

/** Every option the variants have a value for is decided. */
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

/** Gives up the oldest decisions first, until something fits. */
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

/** The variant's values: first those nobody asked for, then the decisions that hold, the latest last. */
function orderedChoice(values: VariantChoice, criteria: VariantChoice): VariantChoice {
  const fixedValues = Object.entries(criteria).filter(([key, value]) => values[key] === value);
  const derivedValues = Object.entries(values).filter(([key, value]) => criteria[key] !== value);
  return Object.fromEntries([...derivedValues, ...fixedValues]);
}
