import { describe, expect, it } from 'vitest';
import { applyPlatformPrices, markPricesPending, skusToRefresh } from './platform-prices.ts';
import { priceProduct } from '../product/price-product.ts';
import { inHungary, noon } from '../test/hungary.ts';

const sofa = priceProduct(
  {
    id: 1,
    sku: 'SOFA',
    tax_class_id: 2,
    configurable_children: [
      { id: 11, sku: 'SOFA-1', price: 20_000 },
      { id: 12, sku: 'SOFA-2', price: 30_000 },
    ],
  },
  inHungary(),
);
const lamp = priceProduct({ id: 2, sku: 'LAMP', tax_class_id: 2, price: 5000 }, inHungary());

const answer = (id: number | string, final = 12_700, regular = 15_240, special = 12_700) => ({
  id,
  sgn: 'signed',
  price_info: {
    final_price: final,
    regular_price: regular,
    special_price: special,
    extension_attributes: {
      tax_adjustments: {
        final_price: final / 1.27,
        regular_price: regular / 1.27,
        special_price: special / 1.27,
      },
    },
  },
});

describe('platform prices', () => {
  it('[PR-29] of a list the products are asked for, of one product its variants too', () => {
    expect(skusToRefresh([sofa, lamp, lamp, {}])).toEqual(['SOFA', 'LAMP']);
    expect(skusToRefresh([sofa])).toEqual(['SOFA', 'SOFA-1', 'SOFA-2']);
    expect(skusToRefresh([lamp])).toEqual(['LAMP']);
    expect(skusToRefresh([])).toEqual([]);
  });

  it('[PR-29] take the place of ours, matched by id', () => {
    const [priced] = applyPlatformPrices([lamp], [answer('2')], noon);
    expect(priced).toEqual({
      ...lamp,
      sgn: 'signed',
      price: 10_000,
      price_tax: 2700,
      price_incl_tax: 12_700,
      original_price: 12_000,
      original_price_tax: 3240,
      original_price_incl_tax: 15_240,
      special_price: 10_000,
      special_price_tax: 2700,
      special_price_incl_tax: 12_700,
      final_price: 10_000,
      final_price_tax: 2700,
      final_price_incl_tax: 12_700,
      price_is_current: true,
      price_refreshed_at: noon,
    });
  });

  it('[PR-29] reach the variants', () => {
    const [priced] = applyPlatformPrices([sofa], [answer(1), answer(12)], noon);
    expect(priced?.configurable_children.map((child) => child.price_incl_tax)).toEqual([
      20_000, 12_700,
    ]);
  });

  it.each([15_240, 16_000])(
    '[PR-29] a final price of %s on 15 240 clears the special price',
    (final) => {
      const [priced] = applyPlatformPrices([lamp], [answer(2, final)], noon);
      expect(priced).toMatchObject({
        price_incl_tax: final,
        special_price: 0,
        special_price_tax: 0,
        special_price_incl_tax: 0,
      });
    },
  );

  it('[PR-29] without adjustments net is gross', () => {
    const untaxed = { id: 2, price_info: { final_price: 100, regular_price: 120 } };
    const [priced] = applyPlatformPrices([lamp], [untaxed], noon);
    expect(priced).toMatchObject({ price: 100, price_tax: 0, special_price_incl_tax: 0 });
    expect(priced).not.toHaveProperty('sgn');
  });

  it('[PR-30] articles missing in the response keep their prices and are not current', () => {
    const before = applyPlatformPrices([lamp], [answer(2)], noon);
    const [after] = applyPlatformPrices(before, [], noon);
    expect(after).toMatchObject({ price_is_current: false, price_incl_tax: 12_700 });
    expect(after).not.toHaveProperty('price_refreshed_at');
  });

  it('[PR-30] products that wait keep their prices or have none', () => {
    const [waiting] = markPricesPending([lamp], { blank: false });
    expect(waiting).toEqual({ ...lamp, price_is_current: false });
    const [blank] = markPricesPending([sofa], { blank: true });
    expect(blank).toMatchObject({ price_is_current: false, price: 0, original_price_incl_tax: 0 });
    expect(blank?.configurable_children[0]?.price_incl_tax).toBe(0);
    const [plain] = markPricesPending([lamp], { blank: true });
    expect(plain).toMatchObject({ price_is_current: false, price: 0 });
    expect(plain).not.toHaveProperty('configurable_children');
  });

  it('[PR-30] priceProduct leaves current prices alone, works out waiting ones, invents no blank ones', () => {
    const [current] = applyPlatformPrices([lamp], [answer(2)], noon);
    expect(priceProduct(current ?? lamp, inHungary())).toBe(current);
    const [waiting] = markPricesPending([lamp], { blank: false });
    expect(priceProduct(waiting ?? lamp, inHungary()).price_incl_tax).toBe(5000);
    const [blank] = markPricesPending([sofa], { blank: true });
    expect(priceProduct(blank ?? sofa, inHungary()).price_incl_tax).toBe(0);
  });
});
