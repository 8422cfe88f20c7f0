import type { BundleLink, BundleOption } from '@shop/contract';
import type { FieldErrors, FieldError } from './option-errors.ts';
import type { BundleItemOption } from './product-option.ts';

/** What a shopper changes in one option of a bundle. What is absent stays. */
export interface BundleStep {
  readonly optionId: number;
  readonly linkIds?: readonly string[] | undefined;
  readonly qty?: number | undefined;
}

/** What stands in the options of a bundle at first: the default link of each, else its first. Source: PO-18. */
export function defaultBundleChoice(options: readonly BundleOption[]): readonly BundleItemOption[] {
  return options.map((option) => {
    const link = option.product_links.find((each) => each.is_default) ?? option.product_links[0];
    return {
      option_id: String(option.option_id),
      option_qty: link?.qty ?? 0,
      option_selections: link === undefined ? [] : [link.id],
    };
  });
}

/**
 * The choice after one step. A link whose quantity is fixed brings its own quantity along. Source: PO-18.
 */
export function changeBundleChoice(
  options: readonly BundleOption[],
  choice: readonly BundleItemOption[],
  step: BundleStep,
): readonly BundleItemOption[] {
  const option = options.find((each) => each.option_id === step.optionId);
  return choice.map((item) => {
    if (item.option_id !== String(step.optionId)) return item;
    const selections = step.linkIds ?? item.option_selections;
    const fixed = chosenLinks(option, selections).find(
      (link) => link.can_change_quantity === false,
    );
    return {
      ...item,
      option_selections: [...selections],
      option_qty: fixed?.qty ?? step.qty ?? item.option_qty,
    };
  });
}

/**
 * What is wrong with a bundle choice, by field: the option's id for its choice, the id with `.qty` for its
 * quantity. A required option needs a choice; whatever is chosen needs a whole quantity above 0.
 * Source: PO-19.
 */
export function bundleErrors(
  options: readonly BundleOption[],
  choice: readonly BundleItemOption[],
): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const option of options) {
    const id = String(option.option_id);
    const item = choice.find((each) => each.option_id === id);
    const isChosen = chosenLinks(option, item?.option_selections ?? []).length > 0;
    if (option.required === true && !isChosen) errors[id] = 'greater-than-zero';
    const qty = item?.option_qty ?? 0;
    if ((option.required === true || isChosen) && !(Number.isInteger(qty) && qty > 0))
      errors[`${id}.qty`] = 'greater-than-zero';
  }
  return errors;
}

/** The filled options of a choice, as the cart calls carry them: those left empty stay out. Source: PO-22. */
export function toBundleItemOptions(
  choice: readonly BundleItemOption[],
): readonly BundleItemOption[] {
  return choice.filter((item) => item.option_selections.length > 0 && item.option_qty > 0);
}

function chosenLinks(
  option: BundleOption | undefined,
  ids: readonly string[],
): readonly BundleLink[] {
  return (option?.product_links ?? []).filter((link) => ids.includes(link.id));
}
