import type { Product } from '@shop/contract';
import { discountPercent, moneyFromWire, type Currency } from '@shop/pricing';

/**
 * What a card shows of a product. Small on purpose: it is sent twice, as HTML and as the page's data.
 * Prices in major units, gross; `null` where there is none.
 */
export interface CardProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly slug: string;
  readonly typeId: Product['type_id'];
  readonly image: string | null;
  readonly hoverImage: string | null;
  readonly material: string | null;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly priorPrice: number | null;
  /** How much lower than the prior price, 0 where there is no reduction. */
  readonly discountPercent: number;
  readonly isNew: boolean;
  readonly isInStock: boolean;
  readonly priceFrom: boolean;
  /** Option ids of the colours it comes in. */
  readonly colors: readonly string[];
}

/** Reads the card of a product. `currency` is the store view's. */
export const cardFields =
  (currency: Currency) =>
  (product: Product): CardProduct => {
    const price = product.price_incl_tax ?? 0;
    const original = product.original_price_incl_tax ?? price;
    const children = product.configurable_children ?? [];
    const childPrices = new Set(children.map((child) => child.price_incl_tax));
    const gallery = product.media_gallery ?? [];
    const prior = numberField(product, 'prior_price');
    const base = moneyFromWire(Math.min(prior ?? original, original), currency);
    return {
      id: product.id,
      sku: product.sku,
      name: product.name,
      urlPath: product.url_path ?? '',
      slug: product.slug ?? product.url_key ?? product.sku,
      typeId: product.type_id,
      image: product.image ?? null,
      hoverImage:
        gallery.find(({ image }) => image !== undefined && image !== product.image)?.image ?? null,
      material: textField(product, 'material_text'),
      price,
      originalPrice: original > price ? original : null,
      priorPrice: original > price ? prior : null,
      discountPercent: discountPercent(base, moneyFromWire(price, currency)),
      isNew: product.new === '1',
      isInStock: product.stock?.is_in_stock ?? true,
      priceFrom: childPrices.size > 1 || product.type_id === 'bundle',
      colors: optionIds(product, 'color_options'),
    };
  };

function textField(product: Product, name: string): string | null {
  const value = product[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberField(product: Product, name: string): number | null {
  const value = product[name];
  return typeof value === 'number' ? value : null;
}

function optionIds(product: Product, name: string): readonly string[] {
  const value = product[name];
  return Array.isArray(value) ? value.map(String) : [];
}
