import type { ConfigurableChild } from '@shop/contract';
import {
  isChoosable,
  variantsByWish,
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
export function changeChoice(
  product: WithVariants,
  current: VariantChoice,
  { key, value }: ChoiceStep,
  rules: ChangeRules = {},
): ChoiceChange {
  const { [key]: _, ...rest } = current;
  if (value === undefined) return { outcome: 'opened', choice: rest, variant: undefined };
  const wish = { ...rest, [key]: value };
  const known = (product.configurable_children ?? []).some(
    (child) => isChoosable(child, product, rules) && variantValue(child, key) === value,
  );
  const [fitting, second] = known ? variantsByWish(product, wish, rules) : [];
  if (fitting !== undefined) {
    const isDecided = second === undefined || isComplete(product, wish);
    return {
      outcome: 'chosen',
      choice: isDecided ? inOrder(choiceOf(product, fitting), wish) : wish,
      variant: isDecided ? fitting : undefined,
    };
  }
  const next = rules.onMismatch === 'adapt' ? nearest(product, wish, rules) : undefined;
  if (known && next !== undefined)
    return { outcome: 'adapted', choice: inOrder(choiceOf(product, next), wish), variant: next };
  return { outcome: 'refused', choice: current, variant: variantOf(product, current, rules) };
}

/** The variant a complete choice means. Source: PO-10. */
function variantOf(
  product: WithVariants,
  choice: VariantChoice,
  rules: VariantRules,
): ConfigurableChild | undefined {
  return isComplete(product, choice) ? variantsByWish(product, choice, rules)[0] : undefined;
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
function nearest(
  product: WithVariants,
  wish: VariantChoice,
  rules: VariantRules,
): ConfigurableChild | undefined {
  let kept: VariantChoice = {};
  let found: ConfigurableChild | undefined;
  for (const [key, value] of Object.entries(wish).toReversed()) {
    const [fitting] = variantsByWish(product, { ...kept, [key]: value }, rules);
    if (fitting === undefined) continue;
    found = fitting;
    kept = { ...kept, [key]: value };
  }
  return found;
}

/** The variant's values: first those nobody asked for, then the decisions that hold, the latest last. */
function inOrder(values: VariantChoice, wish: VariantChoice): VariantChoice {
  const held = Object.entries(wish).filter(([key, value]) => values[key] === value);
  const filledIn = Object.entries(values).filter(([key, value]) => wish[key] !== value);
  return Object.fromEntries([...filledIn, ...held]);
}
