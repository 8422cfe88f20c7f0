import { isNeverShipped, isOffSale } from '@shop/contract';
import { freeShippingDistance, huf, moneyFromWire, reductionOf, wireAmount } from '@shop/pricing';
import type { EpochMs } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import type { CompleteProduct } from '../catalogue/complete-product.ts';
import type { Source } from '../catalogue/document.ts';
import { asNumber, asSource, asSources, asText, asWord } from '../catalogue/loose.ts';
import { priceRecord } from '../prices/price-record.ts';
import { productAddress } from './link-rules.ts';

/** One thing that can be bought, as price comparison sites know it. Prices gross, in major units. */
export interface FeedOffer {
  readonly sku: string;
  /** The product it is a variant of. */
  readonly groupSku: string | undefined;
  readonly name: string;
  /** From a slash on. */
  readonly path: string;
  readonly picture: string | undefined;
  readonly price: number;
  /** What its price is announced to be lower than, where that may be. */
  readonly priceBefore: number | undefined;
  readonly isInStock: boolean;
  /** Its categories from the widest to the narrowest. */
  readonly trail: readonly string[];
  readonly maker: string;
  readonly description: string;
  readonly color: string | undefined;
  readonly gtin: string | undefined;
  readonly shippingPrice: number | undefined;
  /** Working days until it arrives. */
  readonly days: { readonly min: number; readonly max: number } | undefined;
}

/** Sites take no more of a description. */
const maxDescription = 4_500;

/**
 * What of a product can be bought: its variants, each by itself, or the product. Without a price there is none.
 * A product that is not delivered has no shipping price.
 */
export function feedOffers(
  product: CompleteProduct,
  shop: Pick<ShopConfig, 'shop' | 'checkout' | 'offers' | 'urls'>,
  categoryNames: (id: number) => readonly string[],
  now: EpochMs,
): readonly FeedOffer[] {
  const whole = offerOf(product, product, shop, categoryNames, now);
  if (product.type_id !== 'configurable') return whole.price > 0 ? [whole] : [];
  return (product.configurable_children ?? [])
    .filter(({ status }) => !isOffSale(status))
    .map((child): FeedOffer => {
      const labels = chosenLabels(product, child);
      return {
        ...offerOf(
          // What its price has been, each variant tells itself.
          { ...product, price_history: [], ...child, name: product.name },
          product,
          shop,
          categoryNames,
          now,
        ),
        sku: child.sku,
        groupSku: product.sku,
        name: [product.name, ...labels.map(({ label }) => label)].join(', '),
        path: productAddress(product, shop, child.sku),
        picture: asWord(child['image']) ?? asWord(product['image']),
        color: labels.find(({ code }) => code === 'color')?.label,
      };
    })
    .filter(({ price }) => price > 0);
}

function offerOf(
  article: Source,
  product: CompleteProduct,
  { shop, checkout, offers, urls }: Pick<ShopConfig, 'shop' | 'checkout' | 'offers' | 'urls'>,
  categoryNames: (id: number) => readonly string[],
  now: EpochMs,
): FeedOffer {
  const price = asNumber(article['price_incl_tax']) ?? 0;
  const reduction = reductionOf(
    {
      price_incl_tax: price,
      original_price_incl_tax: asNumber(article['original_price_incl_tax']),
      price_history: asSources(article['price_history']).flatMap((item) => priceRecord(item) ?? []),
    },
    now,
  );
  const isDelivered = !isNeverShipped(product.type_id);
  const courier = checkout.shippingMethods.find((method) => method.default === true);
  const isCarriedFree = freeShippingDistance(
    moneyFromWire(price, 'HUF'),
    huf(offers.freeShippingAboveMinor),
  ).reached;
  const days = asSource(product['delivery_days']);
  const min = asNumber(days?.['min']);
  const max = asNumber(days?.['max']);
  const trails = product.category_ids.map(categoryNames);
  return {
    sku: product.sku,
    groupSku: undefined,
    name: product.name,
    path: productAddress(product, { urls }),
    picture: asWord(product['image']),
    price,
    // The only price a percentage may be counted from (PR-46).
    priceBefore: reduction && wireAmount(reduction.prior ?? reduction.was),
    isInStock: asSource(article['stock'])?.['is_in_stock'] !== false,
    trail: trails.reduce<readonly string[]>(
      (longest, trail) => (trail.length > longest.length ? trail : longest),
      [],
    ),
    maker: asWord(product['manufacturer']) ?? shop.title,
    description: plainText(
      asText(product['short_description']) ?? asText(product['description']) ?? product.name,
    ),
    color: undefined,
    gtin: asWord(article['ean']) ?? asWord(article['gtin']),
    shippingPrice: isDelivered ? (isCarriedFree ? 0 : courier?.price_incl_tax) : undefined,
    days: min === undefined || max === undefined ? undefined : { min, max },
  };
}

/** The words of the values a variant has, in the order of the options. */
function chosenLabels(
  product: CompleteProduct,
  child: Source,
): readonly { readonly code: string; readonly label: string }[] {
  return asSources(product['configurable_options']).flatMap((option) => {
    const code = asWord(option['attribute_code']) ?? '';
    const chosen = asText(child[code]);
    const value = asSources(option['values']).find(
      ({ value_index: index }) => asText(index) === chosen,
    );
    const label = asWord(value?.['label']);
    return label === undefined ? [] : [{ code, label }];
  });
}

function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, maxDescription).join('');
}
