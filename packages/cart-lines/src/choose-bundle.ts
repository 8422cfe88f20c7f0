import type { BundleLink, BundleOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { bundleErrors, changeBundleChoice, defaultBundleChoice } from '@shop/catalog';
import { optionsInvalid, type LineRefusal } from './line-refusal.ts';

/** Selected links of one bundle option, with their quantities. */
interface BundleChoice {
  readonly option_id: string;
  readonly option_qty: number;
  readonly option_selections: string[];
}

export interface ChosenBundle {
  /** One choice per filled option, in the order of the product's options. */
  readonly choices: readonly BundleChoice[];
  /** The articles in one bundle. */
  readonly parts: readonly { readonly sku: string; readonly qty: number }[];
}

/**
 * Fills a bundle's options with the shopper's choices. Without any choice, each option gets its default link, else its
 * first. Otherwise a missing option gets these only if it is required, and stays empty if it is not. A link of fixed
 * quantity keeps its quantity. Source: PO-18, PO-19, PO-21.
 */
export function chooseBundle(
  options: readonly BundleOption[],
  selection: readonly {
    readonly option_id: string;
    readonly option_qty: number;
    readonly option_selections: readonly string[];
  }[],
): Result<ChosenBundle, LineRefusal> {
  const unknown = selection.find(
    (choice) => !options.some((option) => String(option.option_id) === choice.option_id),
  );
  if (unknown !== undefined) return err(optionsInvalid(`bundle.${unknown.option_id}`));
  const choices: BundleChoice[] = [];
  const parts: { sku: string; qty: number }[] = [];
  for (const option of options) {
    const id = String(option.option_id);
    const choice = selection.find((candidate) => candidate.option_id === id);
    const isPreset = choice === undefined && (selection.length === 0 || option.required === true);
    const [firstChoice] = isPreset ? defaultBundleChoice([option]) : [choice];
    const links = selectedLinks(option, firstChoice?.option_selections ?? []);
    if (links === undefined) return err(optionsInvalid(`bundle.${id}`));
    const request = {
      option_id: id,
      option_qty: firstChoice?.option_qty ?? 1,
      option_selections: links.map((link) => link.id),
    };
    const filled = changeBundleChoice([option], [request], { optionId: option.option_id });
    if (Object.keys(bundleErrors([option], filled)).length > 0) {
      return err(optionsInvalid(`bundle.${id}`));
    }
    if (links.length === 0) continue;
    choices.push(...filled);
    for (const { option_qty: qty } of filled) parts.push(...links.map(({ sku }) => ({ sku, qty })));
  }
  return choices.length === 0 ? err(optionsInvalid('bundle')) : ok({ choices, parts });
}

/** Returns the selected links; `undefined` if one of them is not offered. A duplicate counts once. */
function selectedLinks(
  option: BundleOption,
  selections: readonly string[],
): readonly BundleLink[] | undefined {
  const links = [...new Set(selections)].map((id) =>
    option.product_links.find((link) => link.id === id),
  );
  return links.every((link) => link !== undefined) ? links : undefined;
}
