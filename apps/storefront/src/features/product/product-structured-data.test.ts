import type { Product } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { productStructuredData } from './product-structured-data.ts';

const product: Product = {
  id: 1,
  sku: 'A',
  name: 'Felhő fotel',
  type_id: 'configurable',
  image: '/felho/1.webp',
  media_gallery: [{ image: '/felho/1.webp' }, { image: '/felho/2.webp' }],
  price_incl_tax: 149_990,
  stock: { is_in_stock: true, qty: 3 },
};
const told = (fields: Partial<Product>, rating?: { average: number; total: number }) =>
  productStructuredData({
    product: { ...product, ...fields },
    path: '/felho-fotel',
    view: { currency: 'HUF' },
    shopTitle: 'Zugoly',
    description: undefined,
    rating,
  });

describe('productStructuredData', () => {
  it('offers one price gross, in the currency of the page', () => {
    expect(told({})['offers']).toMatchObject({
      '@type': 'Offer',
      price: 149_990,
      priceCurrency: 'HUF',
      availability: 'https://schema.org/InStock',
      url: '/felho-fotel',
    });
  });

  it('offers a span where variants differ in price', () => {
    const children = [10, 30, 20].map((price, index) => ({
      sku: `A-${index}`,
      price_incl_tax: price,
    }));
    expect(told({ configurable_children: children })['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 10,
      highPrice: 30,
      offerCount: 3,
    });
  });

  it('says when it is sold out, and names each picture once', () => {
    const { offers, image } = told({ stock: { is_in_stock: false, qty: 0 } });
    expect(offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(image).toEqual([
      '/img/1024/1280/resize/felho/1.webp',
      '/img/1024/1280/resize/felho/2.webp',
    ]);
  });

  it('speaks of a rating only where there is one', () => {
    expect(told({})).not.toHaveProperty('aggregateRating');
    expect(told({}, { average: 4.5, total: 8 })['aggregateRating']).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 8,
    });
  });
});
