import type { PriceFields } from './price-fields.ts';

/** The part a bundle or a grouped product is made of: a priced product, found by its sku. */
export type FindPart = (sku: string) => PriceFields | undefined;

/** An assembled product and the parts that were not found: the caller logs them, the rest counts. */
export interface Assembled<T> {
  readonly product: T & PriceFields;
  readonly missing: readonly string[];
}

export interface GroupedProduct {
  readonly product_links?:
    | readonly {
        readonly link_type?: string | null | undefined;
        readonly linked_product_type?: string | null | undefined;
        readonly linked_product_sku?: string | null | undefined;
      }[]
    | null
    | undefined;
}

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

/** What a shopper chose in one bundle option: how many of which links. */
export interface BundleChoice {
  readonly option_id: number | string;
  readonly option_qty: number;
  readonly option_selections: readonly (number | string)[];
}

/**
 * A grouped product with the price of its parts: every associated simple product once, whatever the link's
 * quantity. Without links it costs 0. Source: PR-18.
 */
export function priceGrouped<T extends GroupedProduct>(product: T, find: FindPart): Assembled<T> {
  void find;
  throw new Error(`unwritten: ${String(product.product_links)}`);
}

/**
 * A bundle with the price of its parts: of each option the default link, else the first, times the link's
 * quantity. Choices replace that by the chosen links times the chosen quantity, once their sum is above 0.
 * Source: PR-19, PR-20.
 */
export function priceBundle<T extends BundleProduct>(
  product: T,
  find: FindPart,
  choices: readonly BundleChoice[] = [],
): Assembled<T> {
  void find;
  throw new Error(`unwritten: ${String(product.bundle_options)} ${choices.length}`);
}
