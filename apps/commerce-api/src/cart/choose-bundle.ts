import type { BundleLink, BundleOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { defaultBundleChoice } from '@shop/product-options';
import { optionsInvalid, type ChosenOption, type LineRefusal } from './line-refusal.ts';

/** What one option of a bundle holds: which links, and how many of each. */
interface BundleChoice {
  readonly option_id: string;
  readonly option_qty: number;
  readonly option_selections: string[];
}

export interface ChosenBundle {
  /** One choice per filled option, in the order of the product's options. */
  readonly choices: readonly BundleChoice[];
  /** The articles inside one bundle. */
  readonly parts: readonly { readonly sku: string; readonly qty: number }[];
  words(nameOf: (sku: string) => string | undefined): readonly ChosenOption[];
}

/** Pieces of one part inside one bundle. */
const mostOfPart = 1000;

/**
 * Fills a bundle's options with the shopper's choices. Nothing chosen at all means what the shop shows: of each
 * option the default link, else the first. Otherwise an option left out takes these too if it is required, and
 * stays empty if it is not. A link of fixed quantity keeps it.
 */
export function chooseBundle(
  options: readonly BundleOption[],
  chosen: readonly {
    readonly option_id: string;
    readonly option_qty: number;
    readonly option_selections: readonly string[];
  }[],
): Result<ChosenBundle, LineRefusal> {
  const unknown = chosen.find(
    (choice) => !options.some((option) => String(option.option_id) === choice.option_id),
  );
  if (unknown !== undefined) return err(optionsInvalid(`bundle.${unknown.option_id}`));
  const filled: { option: BundleOption; links: readonly BundleLink[]; qty: number }[] = [];
  for (const option of options) {
    const field = `bundle.${option.option_id}`;
    const choice = chosen.find((candidate) => candidate.option_id === String(option.option_id));
    const isPreset = choice === undefined && (chosen.length === 0 || option.required === true);
    const [taken] = isPreset ? defaultBundleChoice([option]) : [choice];
    const links = selectedLinks(option, taken?.option_selections ?? []);
    if (links === undefined) return err(optionsInvalid(field));
    if (links.length === 0) {
      if (option.required === true) return err(optionsInvalid(field));
      continue;
    }
    const fixed = links.find((link) => link.can_change_quantity === false);
    const qty = fixed?.qty ?? choice?.option_qty ?? links[0]?.qty ?? 1;
    if (!isQuantity(option, qty)) return err(optionsInvalid(field));
    filled.push({ option, links, qty });
  }
  if (filled.length === 0) return err(optionsInvalid('bundle'));
  return ok({
    choices: filled.map(({ option, links, qty }) => ({
      option_id: String(option.option_id),
      option_qty: qty,
      option_selections: links.map((link) => link.id),
    })),
    parts: filled.flatMap(({ links, qty }) => links.map((link) => ({ sku: link.sku, qty }))),
    words: (nameOf) =>
      filled.map(({ option, links, qty }) => ({
        label: option.title ?? '',
        value: links.map((link) => `${qty} × ${nameOf(link.sku) ?? link.sku}`).join(', '),
      })),
  });
}

/** Whole pieces, within what the option itself allows. */
function isQuantity(option: BundleOption, qty: number): boolean {
  const least = bound(option['min_qty'], 1);
  const most = bound(option['max_qty'], mostOfPart);
  return Number.isInteger(qty) && qty >= least && qty <= most;
}

function bound(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value > 0 ? Math.min(value, mostOfPart) : otherwise;
}

/** `undefined` when one of them is not offered. The same one twice counts once. */
function selectedLinks(
  option: BundleOption,
  selections: readonly string[],
): readonly BundleLink[] | undefined {
  const links = [...new Set(selections)].map((id) =>
    option.product_links.find((link) => link.id === id),
  );
  return links.every((link) => link !== undefined) ? links : undefined;
}
