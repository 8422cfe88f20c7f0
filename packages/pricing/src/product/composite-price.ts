import { groupedLinks, type GroupedProduct } from '@shop/catalog';
import { minorPerUnit, type Currency } from '@shop/money';
import type { PriceFields } from './price-fields.ts';
import { addTaxed, zeroAmount } from '../tax/taxed-amount.ts';
import { amountOf, writeFields } from './wire-prices.ts';

/** Finds a part of a bundle or grouped product by its SKU: a product with computed prices. */
export type FindPart = (sku: string) => PriceFields | undefined;

/** A part and its quantity. */
export interface CompositePart {
  readonly sku: string;
  readonly qty: number;
}

/**
 * A bundle or grouped product, the parts in its price, and the SKUs of parts that were not found. The caller logs
 * these; the other parts count.
 */
export interface CompositeProduct<T> {
  readonly product: T & PriceFields;
  readonly parts: readonly CompositePart[];
  readonly missing: readonly string[];
}

/** Fields of a bundle that define its price. Source: PR-26. */
export interface BundleProduct {
  readonly bundle_options?:
    | readonly {
        readonly option_id: number | string;
        readonly product_links?:
          | readonly {
              readonly id?: number | string | null | undefined;
              readonly sku: string;
              readonly qty?: number | null | undefined;
              readonly is_default?: boolean | number | null | undefined;
            }[]
          | null
          | undefined;
      }[]
    | null
    | undefined;
}

/** Selection for one bundle option: the selected links and their quantity. */
export interface BundleChoice {
  readonly option_id: number | string;
  readonly option_qty: number;
  readonly option_selections: readonly (number | string)[];
}

/**
 * Computes the price of a grouped product: the sum of its simple products, each once, regardless of the link's
 * quantity. Without links the price is 0.
 *
 * Bounds: parts are products of the same store with computed prices. Source: PR-25.
 */
export function priceGrouped<T extends GroupedProduct>(
  product: T,
  find: FindPart,
  currency: Currency = 'HUF',
): CompositeProduct<T> {
  const parts = groupedLinks(product).map((link) => ({ sku: link.linked_product_sku, qty: 1 }));
  return priceComposite(product, parts, find, currency);
}

/**
 * Computes the price of a bundle from its parts: for each option the default link, else the first, times the link's
 * quantity. `choices` replace this by the selected links times the selected quantity, if their sum is greater than 0.
 *
 * Bounds: `choices` should contain every selected option; a missing option adds nothing. Source: PR-26, PR-27.
 */
export function priceBundle<T extends BundleProduct>(
  product: T,
  find: FindPart,
  choices: readonly BundleChoice[] = [],
  currency: Currency = 'HUF',
): CompositeProduct<T> {
  const options = product.bundle_options ?? [];
  const selectedParts = choices.flatMap((choice) => {
    const option = options.find((candidate) => sameId(candidate.option_id, choice.option_id));
    return (option?.product_links ?? [])
      .filter((link) => choice.option_selections.some((id) => sameId(id, link.id)))
      .map((link) => ({ sku: link.sku, qty: choice.option_qty }));
  });
  const fromSelection = priceComposite(product, selectedParts, find, currency);
  if (fromSelection.product.price_incl_tax > 0) return fromSelection;

  const defaultParts = options.flatMap(({ product_links: links }) => {
    const link = links?.find((candidate) => Boolean(candidate.is_default)) ?? links?.[0];
    return link === undefined ? [] : [{ sku: link.sku, qty: link.qty ?? 1 }];
  });
  return priceComposite(product, defaultParts, find, currency);
}

function priceComposite<T extends object>(
  product: T,
  parts: readonly CompositePart[],
  find: FindPart,
  currency: Currency,
): CompositeProduct<T> {
  const scale = minorPerUnit[currency];
  const missing: string[] = [];
  let price = zeroAmount;
  let original = zeroAmount;
  for (const { sku, qty } of parts) {
    const part = find(sku);
    if (part === undefined) {
      missing.push(sku);
      continue;
    }
    price = addTaxed(price, amountOf(part, 'price', scale), qty);
    original = addTaxed(original, amountOf(part, 'original_price', scale), qty);
  }
  const special = price.gross < original.gross ? price : zeroAmount;
  // Tier prices of the bundle itself do not apply to its parts.
  const unpriced = { ...product, tier_prices: undefined };
  const pricedProduct = writeFields(unpriced, price, original, special, price, scale);
  return { product: pricedProduct, parts, missing };
}

function sameId(a: number | string, b: number | string | null | undefined): boolean {
  return String(a) === String(b);
}
