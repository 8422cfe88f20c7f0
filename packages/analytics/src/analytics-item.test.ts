import { currencies, fractionDigits, money, wireAmount } from '@shop/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsItem, itemSum } from './analytics-item.ts';

describe('analyticsItem', () => {
  it('[AN-2] has sku, name and quantity, and leaves out what is unknown or empty', () => {
    expect(
      analyticsItem({ sku: 'A-1', name: 'Chair', variant: [], categories: [], coupon: '' }),
    ).toEqual({ item_id: 'A-1', item_name: 'Chair', quantity: 1 });
  });

  it('[AN-2] has the variant, five categories, the list and the coupon', () => {
    expect(
      analyticsItem({
        sku: 'A-1',
        name: 'Chair',
        quantity: 3,
        variant: ['white', 'oak'],
        categories: ['Home', 'Living', 'Chairs', 'Soft', 'Low', 'Sixth'],
        listId: '21',
        listName: 'Chairs',
        index: 0,
        coupon: 'SPRING',
      }),
    ).toEqual({
      item_id: 'A-1',
      item_name: 'Chair',
      quantity: 3,
      item_variant: 'white, oak',
      item_category: 'Home',
      item_category2: 'Living',
      item_category3: 'Chairs',
      item_category4: 'Soft',
      item_category5: 'Low',
      item_list_id: '21',
      item_list_name: 'Chairs',
      index: 0,
      coupon: 'SPRING',
    });
  });

  it('[AN-3] has the price after the discount and the reduction, in major units', () => {
    const item = analyticsItem({
      sku: 'A-1',
      name: 'Chair',
      price: money(4641, 'EUR'),
      originalPrice: money(5000, 'EUR'),
    });
    expect(item).toMatchObject({ price: 46.41, discount: 3.59 });
  });

  it.each([
    ['lower', money(4000, 'EUR')],
    ['equal', money(4641, 'EUR')],
    ['of another currency', money(9000, 'HUF')],
  ])('[AN-3] has no discount from an original price that is %s', (_case, originalPrice) => {
    const item = analyticsItem({
      sku: 'A-1',
      name: 'Chair',
      price: money(4641, 'EUR'),
      originalPrice,
    });
    expect(item).not.toHaveProperty('discount');
  });

  it('[AN-3] has no discount without a price', () => {
    const item = analyticsItem({ sku: 'A', name: 'B', originalPrice: money(5000, 'EUR') });
    expect(item).toEqual({ item_id: 'A', item_name: 'B', quantity: 1 });
  });
});

describe('itemSum', () => {
  it('[AN-3] adds up price times quantity with the decimals of the currency', () => {
    const article = fc.record({
      minor: fc.integer({ min: 0, max: 100_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(article), fc.constantFrom(...currencies), (articles, currency) => {
        const { value } = itemSum(
          articles.map(({ minor, quantity }) => ({
            sku: 'A',
            name: 'A',
            price: money(minor, currency),
            quantity,
          })),
          currency,
        );
        const sum = articles.reduce((total, { minor, quantity }) => total + minor * quantity, 0);
        expect(value).toBe(wireAmount(money(sum, currency)));
        const decimals = String(value).split('.')[1]?.length ?? 0;
        expect(decimals).toBeLessThanOrEqual(fractionDigits[currency]);
      }),
    );
  });

  it('[AN-3] counts 0 for an article without a price or of another currency, and keeps it', () => {
    const sum = itemSum(
      [
        { sku: 'A', name: 'A' },
        { sku: 'B', name: 'B', price: money(1000, 'HUF') },
        { sku: 'C', name: 'C', price: money(250, 'EUR') },
      ],
      'EUR',
    );
    expect(sum).toMatchObject({ currency: 'EUR', value: 2.5 });
    expect(sum.items.map(({ item_id }) => item_id)).toEqual(['A', 'B', 'C']);
  });
});
