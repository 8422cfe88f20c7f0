import { groupedLinks, type GroupedProduct } from '@shop/catalog';
import { minorPerUnit, type Currency } from '@shop/money';
import type { PriceFields } from './price-fields.ts';
import { addTaxed, zeroAmount } from '../tax/taxed-amount.ts';
import { amountOf, writeFields } from './wire-prices.ts';

/** The part a bundle or a grouped product is made of: a priced product, found by its sku. */
export type FindPart = (sku: string) => PriceFields | undefined;

/** So many of one part. */
export interface CompositePart {
  readonly sku: string;
  readonly qty: number;
}

/**
 * An assembled product, what its price is the sum of, and which of these parts were not found: the caller logs
 * them, the rest counts.
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

/** Choice of one bundle option: the chosen links and their quantity. */
export interface BundleChoice {
  readonly option_id: number | string;
  readonly option_qty: number;
  readonly option_selections: readonly (number | string)[];
}

/**
 * Prices a grouped product by its parts: each associated simple product once, regardless of the link's quantity.
 * Without links it costs 0.
 *
 * Bounds: parts are priced products of the same store. Source: PR-25.
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
 * A bundle with the price of its parts: of each option the default link, else the first, times the link's
 * quantity. Choices replace that by the chosen links times the chosen quantity, once their sum is above 0.
 *
 * Bounds: `choices` should name every option that counts; one that is left out adds nothing.
 * Source: PR-26, PR-27.
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
  // Its own tiers would be prices of something else than its parts.
  const unpriced = { ...product, tier_prices: undefined };
  const pricedProduct = writeFields(unpriced, price, original, special, price, scale);
  return { product: pricedProduct, parts, missing };
}

function sameId(a: number | string, b: number | string | null | undefined): boolean {
  return String(a) === String(b);
}
