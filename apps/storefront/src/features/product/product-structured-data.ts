import { deliveryPrice } from '@shop/checkout';
import { isNeverShipped, stockStatus } from '@shop/catalog';
import { picturePath, type Product } from '@shop/contract';
import { budapestDate } from '@shop/calendar';
import { type EpochMs } from '@shop/kernel';
import { checkPrice, productPriceRange } from '@shop/pricing';
import * as v from 'valibot';
import { largePictureAddress, type ShopConfig, type StoreView } from '@shop/shop-config';
import type { StructuredData } from '../../shared/page/page-data.ts';

interface Told {
  readonly product: Product;
  readonly path: string;
  readonly view: Pick<StoreView, 'currency' | 'country' | 'language'>;
  readonly config: Pick<
    ShopConfig,
    'shop' | 'offers' | 'checkout' | 'images' | 'products' | 'stock'
  >;
  readonly description: string | undefined;
  readonly rating: { readonly average: number; readonly total: number } | undefined;
  /** Newest first; the first few are listed. */
  readonly reviews: readonly {
    readonly title: string;
    readonly detail: string;
    readonly nickname: string;
    /** 1 to 5. */
    readonly rating: number | null;
    readonly writtenAt: EpochMs | null;
    /** Language of the text; that of the page if undefined. */
    readonly textLanguage: string | undefined;
  }[];
}

/** Number of listed reviews: search engines show no more. */
const toldReviews = 5;

/**
 * Returns a product with its offer for search engines; no offer while its price is unknown. Prices are those of the
 * page.
 */
export function productStructuredData(facts: Told): StructuredData {
  const { product, path, view, config, description, rating } = facts;
  const pictures = [product.image, ...(product.media_gallery ?? []).map(({ image }) => image)];
  const images = [...new Set(pictures.flatMap((image) => picturePath(image) ?? []))];
  const maker = product['manufacturer'];
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description,
    image: images.map((image) => largePictureAddress(image, config.images)),
    brand: { '@type': 'Brand', name: typeof maker === 'string' ? maker : config.shop.title },
    ...(checkPrice(
      { price_incl_tax: productPriceRange(product).low },
      config.products.allowZeroPrice,
    ).ok && {
      offers: {
        ...offerOf(product, config),
        priceCurrency: view.currency,
        url: path,
        ...sellingTerms(facts),
      },
    }),
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.total,
      },
    }),
    ...(rating !== undefined && {
      review: facts.reviews
        .slice(0, toldReviews)
        .map((review) => reviewData(review, view.language)),
    }),
  };
}

function reviewData(review: Told['reviews'][number], language: string) {
  const { title, detail, nickname, rating, writtenAt, textLanguage = language } = review;
  return {
    '@type': 'Review',
    name: title,
    reviewBody: detail,
    inLanguage: textLanguage,
    author: { '@type': 'Person', name: nickname },
    ...(writtenAt !== null && { datePublished: budapestDate(writtenAt) }),
    ...(rating !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    }),
  };
}

/** Seller, shipping costs, delivery time and return policy of an offer; no shipping for downloads. */
function sellingTerms({ product, view, config }: Told): Readonly<Record<string, unknown>> {
  const { shop, offers } = config;
  const seller = { '@type': 'Organization', name: shop.title };
  if (isNeverShipped(product.type_id)) return { seller };
  const fee = deliveryPrice(product, config, view.currency);
  const days = deliveryDays(product['delivery_days']);
  return {
    seller,
    ...(fee !== undefined && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: fee,
          currency: view.currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: view.country },
        ...(days !== undefined && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: days.min,
              maxValue: days.max,
              unitCode: 'DAY',
            },
          },
        }),
      },
    }),
    ...(offers.freeReturnDays > 0 && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: view.country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: offers.freeReturnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    }),
  };
}

const daysSchema = v.object({ min: v.number(), max: v.number() });

function deliveryDays(value: unknown): v.InferOutput<typeof daysSchema> | undefined {
  const parsed = v.safeParse(daysSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Uncertain stock has no availability: schema.org has no value for it. Source: PO-40. */
const availabilities = {
  ok: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** Returns one price, or the range of the variants' prices. */
function offerOf(
  product: Product,
  config: Pick<ShopConfig, 'stock'>,
): Readonly<Record<string, unknown>> {
  const status = stockStatus(product, config.stock.synchronize);
  const availability = status === 'volatile' ? undefined : availabilities[status];
  const { low, high, isFrom, count } = productPriceRange(product);
  if (isFrom) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: low,
      highPrice: high,
      offerCount: count,
      availability,
    };
  }
  return {
    '@type': 'Offer',
    price: product.price_incl_tax ?? 0,
    itemCondition: 'https://schema.org/NewCondition',
    availability,
  };
}
