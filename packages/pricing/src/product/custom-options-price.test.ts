import { describe, expect, it } from 'vitest';
import { priceWithCustomOptions } from './custom-options-price.ts';
import { priceProduct } from './price-product.ts';
import { inHungary } from '../test/hungary.ts';

const chair = priceProduct({ sku: 'CHAIR', tax_class_id: 2, price: 12_700 }, inHungary());

describe('priceWithCustomOptions', () => {
  it('[PR-28] adds a fixed price to net and gross alike', () => {
    const chosen = [{ option_type_id: 1, price_type: 'fixed', price: 1500 }];
    expect(priceWithCustomOptions(chair, chosen)).toMatchObject({
      sku: 'CHAIR',
      price: 11_500,
      price_incl_tax: 14_200,
      price_tax: 2700,
      original_price_incl_tax: 14_200,
      special_price_incl_tax: 0,
      final_price_incl_tax: 14_200,
    });
  });

  it('[PR-28] adds a percentage of the original net and gross', () => {
    const chosen = [{ option_type_id: 1, price_type: 'percent', price: 12.5 }];
    expect(priceWithCustomOptions(chair, chosen)).toMatchObject({
      price: 11_250,
      price_incl_tax: 14_288, // 1587.5 rounded up
      price_tax: 3038,
    });
  });

  it('[PR-28] adds several values up, percentages never upon each other', () => {
    const tenth = { option_type_id: 1, price_type: 'percent', price: 10 };
    const chosen = [tenth, tenth, { option_type_id: 2, price_type: 'fixed', price: 100 }];
    expect(priceWithCustomOptions(chair, chosen).price_incl_tax).toBe(12_700 + 1270 + 1270 + 100);
  });

  it.each([
    ['without an id', { price_type: 'fixed', price: 1500 }],
    ['with a null id', { option_type_id: null, price_type: 'fixed', price: 1500 }],
    ['with the id 0', { option_type_id: 0, price_type: 'fixed', price: 500 }],
    ['with the id 0 as text', { option_type_id: '0', price_type: 'fixed', price: 500 }],
    ['with an empty id', { option_type_id: '', price_type: 'percent', price: 10 }],
    ['with a price nobody can read', { option_type_id: 1, price_type: 'percent', price: 'x' }],
    ['without a price', { option_type_id: 1, price_type: 'fixed' }],
    ['of no per cent', { option_type_id: 1, price_type: 'percent', price: null }],
  ])('[PR-28] findings A4: a value %s adds nothing', (_what, value) => {
    expect(priceWithCustomOptions(chair, [value])).toEqual(chair);
  });

  it.each(['fixed', 'percent'])('[PR-28] findings A4: a %s price may be text', (price_type) => {
    const added = (price: number | string) =>
      priceWithCustomOptions(chair, [{ option_type_id: '7', price_type, price }]);
    expect(added('10.0000')).toEqual(added(10));
    expect(added('10.0000').price_incl_tax).toBeGreaterThan(chair.price_incl_tax);
  });

  it('[PR-28] a running offer keeps running; percentages are of the original price', () => {
    const offer = priceProduct(
      { tax_class_id: 2, price: 12_700, special_price: 6350 },
      inHungary(),
    );
    const chosen = [{ option_type_id: 1, price_type: 'percent', price: 10 }];
    expect(priceWithCustomOptions(offer, chosen)).toMatchObject({
      price_incl_tax: 7620,
      special_price_incl_tax: 7620,
      original_price_incl_tax: 13_970,
    });
  });
});
