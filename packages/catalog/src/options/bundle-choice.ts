import type { BundleLink, BundleOption } from '@shop/contract';
import type { FieldErrors, FieldError } from './option-errors.ts';
import type { BundleItemOption } from './product-option.ts';

/** Change of one bundle option. An absent field stays unchanged. */
export interface BundleStep {
  readonly optionId: number;
  readonly linkIds?: readonly string[] | undefined;
  readonly qty?: number | undefined;
}

/** Bounds of the quantity of a bundle option. Units: pieces. */
export interface QtyBounds {
  readonly min: number;
  readonly max: number;
}

/** Maximum number of pieces of one part in one bundle. */
const maxPartQty = 1000;

/**
 * Returns the bounds of an option's quantity. Units: whole pieces. Bounds: both included; a bound of 0 is ignored, then
 * 1 and 1,000 apply. Source: PO-21.
 */
export function bundleQtyBounds({
  min_qty: minQty = 0,
  max_qty: maxQty = 0,
}: Pick<BundleOption, 'min_qty' | 'max_qty'>): QtyBounds {
  const bounded = (value: number, otherwise: number): number =>
    value > 0 ? Math.min(value, maxPartQty) : otherwise;
  return { min: bounded(minQty, 1), max: bounded(maxQty, maxPartQty) };
}

/**
 * Returns the initial choice of a bundle: the default link of each option, else its first link. A preset quantity of 0
 * stays, so that the shopper has to enter one. Source: PO-18, PO-21.
 */
export function defaultBundleChoice(options: readonly BundleOption[]): readonly BundleItemOption[] {
  return options.map((option) => {
    const link =
      option.product_links.find((candidate) => candidate.is_default) ?? option.product_links[0];
    return {
      option_id: String(option.option_id),
      option_qty: link !== undefined && link.qty > 0 ? fittingQty(option, [link], link.qty) : 0,
      option_selections: link === undefined ? [] : [link.id],
    };
  });
}

/**
 * Returns the choice after one step. A link with a fixed quantity sets its quantity; with another link the quantity is
 * moved into the option's bounds. A quantity in the step stays unchanged. Source: PO-18, PO-21.
 */
export function changeBundleChoice(
  options: readonly BundleOption[],
  choice: readonly BundleItemOption[],
  step: BundleStep,
): readonly BundleItemOption[] {
  const option = options.find((candidate) => candidate.option_id === step.optionId);
  if (option === undefined) return choice;
  return choice.map((item) => {
    if (item.option_id !== String(step.optionId)) return item;
    const selections = step.linkIds ?? item.option_selections;
    const links = selectedLinks(option, selections);
    const isLinkChange = step.linkIds !== undefined && step.qty === undefined;
    return {
      ...item,
      option_selections: [...selections],
      option_qty:
        fixedLink(links)?.qty ??
        (isLinkChange && links.length > 0
          ? fittingQty(option, links, item.option_qty)
          : (step.qty ?? item.option_qty)),
    };
  });
}

/**
 * Returns the errors of a bundle choice by field: the option's id for its choice, the id with `.qty` for its quantity.
 * A required option needs a choice. Each chosen option needs a whole quantity above 0 and within the option's bounds,
 * unless the link fixes the quantity. Source: PO-19, PO-21.
 */
export function bundleErrors(
  options: readonly BundleOption[],
  choice: readonly BundleItemOption[],
): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const option of options) {
    const id = String(option.option_id);
    const item = choice.find((candidate) => candidate.option_id === id);
    const links = selectedLinks(option, item?.option_selections ?? []);
    const isChosen = links.length > 0;
    if (option.required === true && !isChosen) errors[id] = 'greater-than-zero';
    if (option.required !== true && !isChosen) continue;
    const problem = qtyError(option, links, item?.option_qty ?? 0);
    if (problem !== undefined) errors[`${id}.qty`] = problem;
  }
  return errors;
}

/** Returns the filled options of a choice in the form of the cart calls, without empty ones. Source: PO-25. */
export function toBundleItemOptions(
  choice: readonly BundleItemOption[],
): readonly BundleItemOption[] {
  return choice.filter((item) => item.option_selections.length > 0 && item.option_qty > 0);
}

function qtyError(
  option: BundleOption,
  links: readonly BundleLink[],
  qty: number,
): FieldError | undefined {
  if (!(Number.isInteger(qty) && qty > 0)) return 'greater-than-zero';
  if (links.length === 0 || fixedLink(links) !== undefined) return undefined;
  const { min, max } = bundleQtyBounds(option);
  if (qty < min) return 'too-few';
  return qty > max ? 'too-many' : undefined;
}

/** Returns the quantity if it is within its bounds, else the nearest one that is. */
function fittingQty(option: BundleOption, links: readonly BundleLink[], qty: number): number {
  if (fixedLink(links) !== undefined) return qty;
  const { min, max } = bundleQtyBounds(option);
  return Math.min(max, Math.max(min, qty));
}

function fixedLink(links: readonly BundleLink[]): BundleLink | undefined {
  return links.find((link) => link.can_change_quantity === false);
}

function selectedLinks(option: BundleOption, ids: readonly string[]): readonly BundleLink[] {
  return option.product_links.filter((link) => ids.includes(link.id));
}
