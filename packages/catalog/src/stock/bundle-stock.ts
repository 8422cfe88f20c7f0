import type { BundleOption, Product } from '@shop/contract';
import { groupedLinks } from '../product/grouped-links.ts';
import { isDisabled, isSoldOut } from './sale-state.ts';
import { availableQuantity } from './available-quantity.ts';
import type { BundleItemOption } from '../options/product-option.ts';

/** Part of a set, `undefined` if not loaded, and its quantity in one set. Units: pieces. */
export interface NeededPart {
  readonly part: Product | undefined;
  readonly qty: number;
}

/**
 * Returns the parts of a choice, each once with its total quantity, in the order of the options. `partOf`: finds a
 * product by sku.
 * Source: PO-31.
 */
export function bundleParts(
  options: readonly BundleOption[],
  choice: readonly BundleItemOption[],
  partOf: (sku: string) => Product | undefined,
): readonly NeededPart[] {
  const pieces = new Map<string, number>();
  for (const { option_id: id, option_qty: qty, option_selections: selectedIds } of choice) {
    const option = options.find((candidate) => String(candidate.option_id) === id);
    for (const { id: link, sku } of option?.product_links ?? []) {
      if (selectedIds.includes(link)) pieces.set(sku, (pieces.get(sku) ?? 0) + qty);
    }
  }
  return [...pieces].map(([sku, qty]) => ({ part: partOf(sku), qty }));
}

/** Returns the first part with less stock than one set needs. Source: PO-31. */
export function missingPart(parts: readonly NeededPart[]): Product | undefined {
  const shortPart = parts.find(
    ({ part, qty }) =>
      part !== undefined &&
      (isDisabled(part.status) || isSoldOut(part) || (availableQuantity(part.stock) ?? qty) < qty),
  );
  return shortPart?.part;
}

/** True if the cart would refuse one set because the set or one of its parts is sold out. Source: PO-31. */
export function isSetSoldOut(set: Product, parts: readonly NeededPart[]): boolean {
  return isSoldOut(set) || missingPart(parts) !== undefined;
}

/**
 * Returns the number of sets that the stock of the parts allows; `undefined` if stock sets no bound. Source: PO-31.
 */
export function availableBundles(parts: readonly NeededPart[]): number | undefined {
  const sets = maxBundles(
    parts.map(({ part, qty }) => ({ available: availableQuantity(part?.stock) ?? Infinity, qty })),
  );
  return sets === Infinity ? undefined : sets;
}

/**
 * Returns the number of sets that the stock of all parts allows, with `qty` pieces of each part in a set; Infinity if
 * no part sets a bound. Source: PO-31.
 */
export function maxBundles(
  parts: readonly { readonly available: number; readonly qty: number }[],
): number {
  return Math.min(
    ...parts.map(({ available, qty }) => (qty > 0 ? Math.floor(available / qty) : Infinity)),
  );
}

/**
 * Returns the groups of skus that a set requires; of each group one must be available. Returns an empty list for a
 * product that is not a set, and no group for an optional option. Source: PO-32, PO-46.
 */
export function neededParts(
  product: Pick<Product, 'type_id' | 'bundle_options' | 'product_links'>,
): readonly (readonly string[])[] {
  switch (product.type_id) {
    case 'grouped':
      return groupedLinks(product).map(({ linked_product_sku: sku }) => [sku]);
    case 'bundle':
      return (product.bundle_options ?? [])
        .filter(({ required }) => required === true)
        .map(({ product_links: choices }) => choices.map(({ sku }) => sku));
    default:
      return [];
  }
}
