import type { EpochMs } from '@shop/kernel';
import type { PriceableProduct, Priced } from './price-fields.ts';

/** One product's prices by the platform: gross in `price_info`, net in the adjustments. As on the wire. */
export interface PlatformPrice {
  readonly id: number | string;
  readonly sgn?: string | null | undefined;
  readonly price_info: {
    readonly final_price: number;
    readonly regular_price: number;
    readonly special_price?: number | null | undefined;
    readonly extension_attributes?:
      | {
          readonly tax_adjustments?:
            | {
                readonly final_price: number;
                readonly regular_price: number;
                readonly special_price?: number | null | undefined;
              }
            | null
            | undefined;
        }
      | null
      | undefined;
  };
}

/** Says whether the platform has confirmed the prices, and when. */
export interface PriceCurrency {
  readonly price_is_current: boolean;
  readonly price_refreshed_at: EpochMs | null;
}

/** A product the platform can be asked about. */
export interface RefreshableProduct extends PriceableProduct {
  readonly id?: number | string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly configurable_children?:
    | readonly (NonNullable<PriceableProduct['configurable_children']>[number] & {
        readonly id?: number | string | null | undefined;
        readonly sku?: string | null | undefined;
      })[]
    | null
    | undefined;
}

/** The skus to ask render-list for: every product's, and of a single product its variants' too. Source: PR-22. */
export function skusToRefresh(products: readonly RefreshableProduct[]): readonly string[] {
  void products;
  throw new Error('unwritten');
}

/**
 * Products that go out before the platform has answered: prices not current. With `blank` all prices are 0
 * until it has. Source: PR-22.
 */
export function awaitPlatformPrices<T extends RefreshableProduct>(
  products: readonly T[],
  options: { readonly blank: boolean },
): readonly (T & PriceCurrency)[] {
  void options;
  throw new Error(`unwritten: ${products.length}`);
}

/**
 * Products with the platform's prices, matched by id, variants too. What the answer does not name stays
 * as it is, not current. `priceProduct` leaves current prices alone. Source: PR-22.
 */
export function applyPlatformPrices<T extends RefreshableProduct>(
  products: readonly T[],
  answer: readonly PlatformPrice[],
  now: EpochMs,
): readonly (Priced<T> & PriceCurrency)[] {
  void answer;
  void now;
  throw new Error(`unwritten: ${products.length}`);
}
