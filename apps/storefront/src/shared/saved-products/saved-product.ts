import type { SavedProduct } from '@shop/saved-lists';
import type { CardProduct } from '../../queries/products/card-fields.ts';

/** Returns the fields of a product that lists store. */
export function savedProduct(product: CardProduct): SavedProduct {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    type_id: product.typeId,
    url_path: product.urlPath,
    slug: product.slug,
    price_incl_tax: product.price,
    ...(product.image !== null && { image: product.image }),
    ...(product.originalPrice !== null && { original_price_incl_tax: product.originalPrice }),
  };
}

/** Returns the card of a saved product, with the data stored when it was added. */
export function rememberedCard(product: SavedProduct): CardProduct {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    urlPath: product.url_path ?? '',
    slug: product.slug ?? product.sku,
    typeId: product.type_id,
    image: product.image ?? null,
    hoverImage: null,
    material: null,
    price: product.price_incl_tax ?? 0,
    originalPrice: null,
    priorPrice: null,
    discountPercent: 0,
    isNew: false,
    isInStock: true,
    priceFrom: false,
    colors: [],
  };
}
