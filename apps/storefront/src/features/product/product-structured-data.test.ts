import type { Product } from '@shop/contract';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { builtConfig } from '../../shop/settings/built-config.ts';
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
const plain = { ...builtConfig, images: { ...builtConfig.images, version: '' } };
const facts: Parameters<typeof productStructuredData>[0] = {
  product,
  path: '/felho-fotel',
  view: { currency: 'HUF', country: 'HU', language: 'hu' },
  config: plain,
  description: undefined,
  rating: undefined,
  reviews: [
    {
      title: 'Szép',
      detail: 'Puha.',
      nickname: 'Anna',
      rating: 5,
      // After midnight in Budapest.
      writtenAt: unsafeBrand<EpochMs>(Date.UTC(2025, 10, 20, 23, 30)),
      textLanguage: undefined,
    },
    {
      title: 'Schön',
      detail: 'Weich.',
      nickname: 'Eva',
      rating: 4,
      writtenAt: null,
      textLanguage: 'de',
    },
  ],
};
const structuredData = (
  fields: Partial<Product>,
  rating?: { average: number; total: number },
  config = plain,
) => productStructuredData({ ...facts, product: { ...product, ...fields }, rating, config });

describe('productStructuredData', () => {
  it('returns one gross price in the currency of the page', () => {
    expect(structuredData({})['offers']).toMatchObject({
      '@type': 'Offer',
      price: 149_990,
      priceCurrency: 'HUF',
      availability: 'https://schema.org/InStock',
      url: '/felho-fotel',
    });
  });

  it.each([
    ['is checked', true, 'https://schema.org/InStock'],
    ['is never checked', false, undefined],
  ])('[PO-40] of unknown stock that %s', (_story, synchronize, availability) => {
    const { stock: _stock, ...unknown } = product;
    const config = { ...plain, stock: { ...plain.stock, synchronize } };
    const { offers } = productStructuredData({ ...facts, product: unknown, config });
    expect(offers).toHaveProperty('price');
    expect((offers as { availability?: string }).availability).toBe(availability);
  });

  it('returns a price range where variants differ in price', () => {
    const children = [10, 30, 20].map((price, index) => ({
      sku: `A-${index}`,
      price_incl_tax: price,
    }));
    expect(structuredData({ configurable_children: children })['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 10,
      highPrice: 30,
      offerCount: 3,
    });
  });

  it('[PR-33] returns no offer while the price is unknown', () => {
    expect(structuredData({ price_incl_tax: 0 })).not.toHaveProperty('offers');
  });

  it('marks a sold-out product and lists each image once', () => {
    const { offers, image } = structuredData({ stock: { is_in_stock: false, qty: 0 } });
    expect(offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    expect(image).toEqual([
      '/img/1024/1280/resize/felho/1.webp',
      '/img/1024/1280/resize/felho/2.webp',
    ]);
  });

  it('returns image addresses on the image host of the shop', () => {
    const { image } = structuredData({}, undefined, {
      ...plain,
      images: { ...plain.images, baseUrl: 'https://pictures.example/' },
    });
    expect(image).toContain('https://pictures.example/1024/1280/resize/felho/1.webp');
  });

  it('returns shipping cost, delivery time and return policy', () => {
    expect(structuredData({ delivery_days: { min: 3, max: 5 } })['offers']).toMatchObject({
      seller: { name: 'Zugoly' },
      shippingDetails: {
        shippingRate: { value: 0, currency: 'HUF' },
        shippingDestination: { addressCountry: 'HU' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
    expect(structuredData({ price_incl_tax: 4990 })['offers']).toMatchObject({
      shippingDetails: { shippingRate: { value: 1990 } },
    });
    // Free above the threshold, not at it.
    expect(structuredData({ price_incl_tax: 10_000 })['offers']).toMatchObject({
      shippingDetails: { shippingRate: { value: 1990 } },
    });
    expect(structuredData({ price_incl_tax: 10_001 })['offers']).toMatchObject({
      shippingDetails: { shippingRate: { value: 0 } },
    });
    expect(structuredData({ type_id: 'virtual' })['offers']).not.toHaveProperty('shippingDetails');
  });

  it('returns no return policy where free returns are not promised', () => {
    const offers = { ...plain.offers, freeReturnDays: 0 };
    expect(structuredData({}, undefined, { ...plain, offers })['offers']).not.toHaveProperty(
      'hasMerchantReturnPolicy',
    );
  });

  it('returns reviews with author, language, date and stars beside the average', () => {
    expect(structuredData({}, { average: 5, total: 1 })['review']).toEqual([
      {
        '@type': 'Review',
        name: 'Szép',
        reviewBody: 'Puha.',
        inLanguage: 'hu',
        author: { '@type': 'Person', name: 'Anna' },
        datePublished: '2025-11-21',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      },
      {
        '@type': 'Review',
        name: 'Schön',
        reviewBody: 'Weich.',
        inLanguage: 'de',
        author: { '@type': 'Person', name: 'Eva' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      },
    ]);
    expect(structuredData({})).not.toHaveProperty('review');
  });

  it('returns a rating only if there is one', () => {
    expect(structuredData({})).not.toHaveProperty('aggregateRating');
    expect(structuredData({}, { average: 4.5, total: 8 })['aggregateRating']).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 8,
    });
  });
});
