import type { EpochMs } from '@shop/kernel';
import { minorPerUnit, type Currency } from '@shop/money';
import type { PriceableChild, PriceableProduct, PriceFields } from '../product/price-fields.ts';
import { zeroAmount } from '../tax/taxed-amount.ts';
import { fromNetAndGross, writeFields } from '../product/wire-prices.ts';

/** Prices of one product in the format of the platform: gross in `price_info`, net in the adjustments. */
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

/** Whether and when the platform confirmed the prices; no time while unconfirmed. */
export interface PriceConfirmation {
  readonly price_is_current: boolean;
  readonly price_refreshed_at?: EpochMs | undefined;
}

interface Identified {
  readonly id?: number | string | null | undefined;
  readonly sku?: string | null | undefined;
}

/** Product whose prices can be requested from the platform. */
export interface RefreshableProduct extends PriceableProduct, Identified {
  readonly configurable_children?: readonly (PriceableChild & Identified)[] | null | undefined;
}

/**
 * Returns the SKUs to request from render-list: of each product, and of its variants if there is only one product.
 * Without duplicates, in order. Source: PR-29.
 */
export function skusToRefresh(products: readonly RefreshableProduct[]): readonly string[] {
  const children = products.length === 1 ? (products[0]?.configurable_children ?? []) : [];
  const skus = [...products, ...children].map(({ sku }) => sku ?? '');
  return [...new Set(skus)].filter((sku) => sku !== '');
}

/**
 * Marks the prices of products as not confirmed by the platform yet. With `blank`, all prices of the products and
 * variants are 0 until it responds. Source: PR-30.
 */
export function markPricesPending<T extends RefreshableProduct>(
  products: readonly T[],
  options: { readonly blank: boolean },
): readonly (T & PriceConfirmation)[] {
  return products.map((product) => {
    if (!options.blank) return markUnconfirmed(product);
    const children = product.configurable_children?.map(withBlankPrices);
    return markUnconfirmed({
      ...withBlankPrices(product),
      ...(children && { configurable_children: children }),
    });
  });
}

/**
 * Applies the platform's prices to products and variants, matched by id. A price that is not below the regular price is
 * no special price. A product missing from the response keeps its prices and is not current; all others are current,
 * and `priceProduct` does not change them.
 *
 * Units: gross and net as sent by the platform, tax is the difference; without adjustments net is gross. Source: PR-29,
 * PR-30.
 */
export function applyPlatformPrices<T extends RefreshableProduct>(
  products: readonly T[],
  response: readonly PlatformPrice[],
  now: EpochMs,
  currency: Currency = 'HUF',
): readonly (T & PriceConfirmation)[] {
  const byId = new Map(response.map((item) => [String(item.id), item]));
  const refreshed = <D extends Identified>(document: D): D & PriceConfirmation => {
    const item = byId.get(String(document.id));
    if (item === undefined) return markUnconfirmed(document);
    return {
      ...document,
      ...toPriceFields(item, minorPerUnit[currency]),
      ...(item.sgn && { sgn: item.sgn }),
      price_is_current: true,
      price_refreshed_at: now,
    };
  };
  return products.map((product) => {
    const children = product.configurable_children?.map(refreshed);
    return { ...refreshed(product), ...(children && { configurable_children: children }) };
  });
}

function toPriceFields({ price_info: gross }: PlatformPrice, scale: number): PriceFields {
  const net = gross.extension_attributes?.tax_adjustments ?? gross;
  const price = fromNetAndGross(net.final_price, gross.final_price, scale);
  const original = fromNetAndGross(net.regular_price, gross.regular_price, scale);
  const isLower = price.gross < original.gross;
  const special = isLower
    ? fromNetAndGross(net.special_price, gross.special_price, scale)
    : zeroAmount;
  return writeFields({}, price, original, special, price, scale);
}

function withBlankPrices<T extends object>(document: T): T {
  return {
    ...document,
    ...writeFields({}, zeroAmount, zeroAmount, zeroAmount, zeroAmount, 1),
    original_source_price: 0,
    original_special_price: 0,
    original_final_price: 0,
  };
}

function markUnconfirmed<T extends object>(document: T): T & PriceConfirmation {
  const unconfirmed: T & { price_refreshed_at?: unknown } = { ...document };
  delete unconfirmed.price_refreshed_at;
  return Object.assign(unconfirmed as T, { price_is_current: false });
}
