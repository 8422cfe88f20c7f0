import { describe, expect, it } from 'vitest';
import { priceProduct } from './price-product.ts';
import { productPriceRange } from './product-price-range.ts';
import { inHungary } from '../test/hungary.ts';

const variant = (price: number, more = {}) => ({ sku: `A-${price}`, price, ...more });
const soldOut = { stock: { is_in_stock: false } };
const spanOf = (...configurable_children: readonly ReturnType<typeof variant>[]) =>
  productPriceRange(
    priceProduct({ tax_class_id: 2, price: 100, configurable_children }, inHungary()),
  );

describe('the price span', () => {
  it('[PR-32] goes from the cheapest variant to the dearest', () => {
    expect(spanOf(variant(300), variant(200), variant(250))).toEqual({
      low: 200,
      high: 300,
      isFrom: true,
      count: 3,
    });
  });

  it('[PR-32] leaves out what cannot be bought, and what has no price', () => {
    const span = spanOf(
      variant(200, soldOut),
      variant(300),
      variant(400, { status: 2 }),
      variant(0),
    );
    expect(span).toEqual({ low: 300, high: 300, isFrom: false, count: 1 });
  });

  it('[PR-32] is that of all variants when none can be bought', () => {
    expect(spanOf(variant(200, soldOut), variant(300, soldOut))).toMatchObject({
      low: 200,
      high: 300,
    });
  });

  it('[PR-32] begins with the price the product shows', () => {
    const product = priceProduct(
      { configurable_children: [variant(200, soldOut), variant(250), variant(300)] },
      inHungary(),
    );
    expect(productPriceRange(product).low).toBe(product.price_incl_tax);
  });

  it('[PR-32] without variants is the product’s own price, 0 when it has none', () => {
    expect(productPriceRange({ price_incl_tax: 120 })).toEqual({
      low: 120,
      high: 120,
      isFrom: false,
      count: 1,
    });
    expect(productPriceRange({ configurable_children: null })).toEqual({
      low: 0,
      high: 0,
      isFrom: false,
      count: 1,
    });
  });
});
