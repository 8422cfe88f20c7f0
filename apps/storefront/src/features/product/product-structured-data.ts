import type { Product } from '@shop/contract';
import type { StoreView } from '@shop/shop-config';
import type { StructuredData } from '../screens/page-data.ts';

interface Told {
  readonly product: Product;
  readonly path: string;
  readonly view: Pick<StoreView, 'currency'>;
  readonly shopTitle: string;
  readonly description: string | undefined;
  readonly rating: { readonly average: number; readonly total: number } | undefined;
}

/** A product with its offer as search engines read it. Prices gross, in major units, as on the page. */
export function productStructuredData(told: Told): StructuredData {
  const { product, path, view, shopTitle, description, rating } = told;
  const pictures = [product.image, ...(product.media_gallery ?? []).map(({ image }) => image)];
  const images = [...new Set(pictures.filter((image) => image !== undefined && image !== ''))];
  const maker = product['manufacturer'];
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(description !== undefined && { description }),
    image: images.map((image) => `/img/1024/1280/resize${image}`),
    brand: { '@type': 'Brand', name: typeof maker === 'string' ? maker : shopTitle },
    offers: { ...offerOf(product), priceCurrency: view.currency, url: path },
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.total,
      },
    }),
  };
}

/** One price, or the span of the variants' prices. */
function offerOf(product: Product): Readonly<Record<string, unknown>> {
  const availability = `https://schema.org/${product.stock?.is_in_stock === false ? 'OutOfStock' : 'InStock'}`;
  const prices = (product.configurable_children ?? []).flatMap(
    ({ price_incl_tax: price }) => price ?? [],
  );
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  if (prices.length > 1 && low < high) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: low,
      highPrice: high,
      offerCount: prices.length,
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
