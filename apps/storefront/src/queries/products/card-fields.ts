import { picturePath, type Product } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { isSoldOut } from '@shop/catalog';
import { productPriceRange, reductionOf } from '@shop/pricing';
import { wireAmount } from '@shop/money';
import type { StoreView } from '@shop/shop-config';
import { nextPriceChange } from './next-price-change.ts';

/**
 * Fields of a product card. Kept few because they are sent twice, as HTML and as page data. Prices in major units,
 * gross; `null` if unknown.
 */
export interface CardProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly slug: string;
  readonly typeId: Product['type_id'];
  /** Variant that the card shows and leads to; the product itself if undefined. */
  readonly variantSku?: string | undefined;
  readonly image: string | null;
  readonly hoverImage: string | null;
  readonly material: string | null;
  readonly price: number;
  /** Struck price; only if a reduction may be advertised. */
  readonly originalPrice: number | null;
  /** Lowest price of the 30 days before the reduction. */
  readonly priorPrice: number | null;
  /** Percentage below the prior price; 0 without a discount. */
  readonly discountPercent: number;
  readonly isNew: boolean;
  readonly isInStock: boolean;
  readonly priceFrom: boolean;
  /** Option ids of its colors. */
  readonly colors: readonly string[];
}

/** Large fields that neither a card nor its price needs: half of the response of a listing. */
export const fieldsNotOnCards: readonly string[] = [
  'care',
  'category',
  'configurable_children.custom_attributes',
  'configurable_children.image',
  'configurable_children.media_gallery',
  'configurable_children.name',
  'configurable_children.url_key',
  'configurable_options',
  'description',
  'manufacturer_address',
  'manufacturer_email',
  'rating_summary',
  'short_description',
  'thumbnail',
];

type CardView = Pick<StoreView, 'currency'>;

interface StoredCard {
  readonly currency: StoreView['currency'];
  readonly card: CardProduct;
}

interface ProductFacts {
  /** Validity of the facts in epoch milliseconds; `until` is exclusive. */
  readonly from: number;
  readonly until: number;
  card?: StoredCard;
}

const factsByProduct = new WeakMap<Product, ProductFacts>();

/** Computes the fields of a card with the prices at `now`. */
function factsOf(product: Product, now: number): ProductFacts {
  const cachedFacts = factsByProduct.get(product);
  if (cachedFacts !== undefined && cachedFacts.from <= now && now < cachedFacts.until)
    return cachedFacts;
  const facts = { from: now, until: nextPriceChange(product, now) };
  factsByProduct.set(product, facts);
  return facts;
}

/** Memoizes {@link nextPriceChange} for a product while it is valid. For servers, where requests share products. */
export const priceChangeOf = (product: Product, now: number): number => factsOf(product, now).until;

/** Memoizes {@link cardFields} for a product while its prices are valid. For servers, where requests share products. */
export const storedCard =
  ({ currency }: CardView, now: number) =>
  (product: Product): CardProduct => {
    const facts = factsOf(product, now);
    if (facts.card?.currency !== currency) {
      facts.card = { currency, card: readCard({ currency }, now)(product) };
    }
    return facts.card.card;
  };

const readCard =
  ({ currency }: CardView, now: number) =>
  (product: Product): CardProduct => {
    const gallery = product.media_gallery ?? [];
    const reduction = reductionOf(product, unsafeBrand<EpochMs>(now), currency);
    return {
      id: product.id,
      sku: product.sku,
      name: product.name,
      urlPath: product.url_path ?? '',
      slug: product.slug ?? product.sku,
      typeId: product.type_id,
      image: product.image ?? null,
      hoverImage:
        gallery.find(({ image }) => {
          const path = picturePath(image);
          return path !== undefined && path !== picturePath(product.image);
        })?.image ?? null,
      material: textField(product, 'material_text'),
      price: product.price_incl_tax ?? 0,
      originalPrice: reduction === undefined ? null : wireAmount(reduction.regular),
      priorPrice: reduction?.prior === undefined ? null : wireAmount(reduction.prior),
      discountPercent: reduction?.percent ?? 0,
      isNew: product.new === '1',
      isInStock: !isSoldOut(product),
      priceFrom: productPriceRange(product).isFrom,
      colors: optionIds(product, 'color_options'),
    };
  };

/** Returns the card of a product with its prices in the store view at `now`. */
export const cardFields: typeof readCard = import.meta.env.SSR ? storedCard : readCard;

function textField(product: Product, name: string): string | null {
  const value = product[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function optionIds(product: Product, name: string): readonly string[] {
  const value = product[name];
  return Array.isArray(value) ? value.map(String) : [];
}
