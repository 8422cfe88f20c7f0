import type { BundleOption, Product } from '@shop/contract';
import { groupedLinks, isDisabled, isSoldOut } from '@shop/kernel';
import { availableQuantity } from './available-quantity.ts';
import type { BundleItemOption } from '../options/product-option.ts';

/** A part of a set, where it is known, and how many pieces one set takes of it. */
export interface NeededPart {
  readonly part: Product | undefined;
  readonly qty: number;
}

/**
 * The parts a choice takes, each once with all its pieces, in the order of its options. `partOf` knows products by sku.
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

/** The first part of which fewer can be had than one set takes. Source: PO-31. */
export function missingPart(parts: readonly NeededPart[]): Product | undefined {
  const shortPart = parts.find(
    ({ part, qty }) =>
      part !== undefined &&
      (isDisabled(part.status) || isSoldOut(part) || (availableQuantity(part.stock) ?? qty) < qty),
  );
  return shortPart?.part;
}

/** Whether the cart would refuse one such set for want of the set or of a part of it. Source: PO-31. */
export function isSetSoldOut(set: Product, parts: readonly NeededPart[]): boolean {
  return isSoldOut(set) || missingPart(parts) !== undefined;
}

/**
 * For how many sets there are parts. `undefined`: stock sets no bound. Source: PO-31.
 */
export function availableBundles(parts: readonly NeededPart[]): number | undefined {
  const sets = maxBundles(
    parts.map(({ part, qty }) => ({ available: availableQuantity(part?.stock) ?? Infinity, qty })),
  );
  return sets === Infinity ? undefined : sets;
}

/**
 * How many sets the pieces left of each part make, where a set takes `qty` of it; without end where no part sets a
 * bound. Source: PO-31.
 */
export function maxBundles(
  parts: readonly { readonly available: number; readonly qty: number }[],
): number {
  return Math.min(
    ...parts.map(({ available, qty }) => (qty > 0 ? Math.floor(available / qty) : Infinity)),
  );
}

/**
 * What a set cannot do without, as skus: of each group one must be there. Nothing for what is no set, and for options
 * that may be left open. Source: PO-32, KE-24.
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
