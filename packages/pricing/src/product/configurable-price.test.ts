import { describe, expect, it } from 'vitest';
import type { PriceableChild, PriceableProduct } from './price-fields.ts';
import { priceProduct } from './price-product.ts';
import { productPriceRange } from './product-price-range.ts';
import { inHungary } from '../test/hungary.ts';

const march = { special_from_date: '2026-03-01', special_to_date: '2026-04-01' };

const gross = (product: PriceableProduct) => {
  const priced = priceProduct({ tax_class_id: 2, ...product }, inHungary());
  return {
    price: priced.price_incl_tax,
    original: priced.original_price_incl_tax,
    special: priced.special_price_incl_tax,
    final: priced.final_price_incl_tax,
  };
};

describe('a configurable', () => {
  const withChildren = (...children: PriceableChild[]) => ({
    price: 50,
    special_price: 40,
    special_to_date: '2027-01-01',
    configurable_children: children,
  });

  it('[PR-23] uses the prices of its cheapest child instead of its own', () => {
    const product = withChildren({ price: 120, special_price: 90, ...march }, { price: 100 });
    expect(gross(product)).toEqual({ price: 90, original: 120, special: 90, final: 90 });
  });

  it.each(['simple', 'virtual', 'downloadable'])(
    '[PR-23] findings A7: a %s product keeps its own price beside variants left over',
    (type_id) => {
      for (const left of [52, 10]) {
        const product = {
          type_id,
          price: 19,
          configurable_children: [{ sku: 'A-1', price: left }],
        };
        expect(gross(product)).toEqual({ price: 19, original: 19, special: 0, final: 19 });
        expect(productPriceRange(priceProduct(product, inHungary()))).toMatchObject({
          low: 19,
          high: 19,
        });
      }
    },
  );

  it('[PR-23] takes the tiers of its cheapest child and keeps none of its own', () => {
    const tiersOf = (value: number) => [{ customer_group_id: 0, qty: 5, value }];
    const tieredBy = (child: PriceableChild) =>
      priceProduct(
        {
          ...withChildren({ price: 200, tier_prices: tiersOf(150) }, child),
          tier_prices: tiersOf(7),
        },
        inHungary({ tierGroupId: 0 }),
      );
    expect(tieredBy({ price: 120, tier_prices: tiersOf(90) }).tier_prices).toMatchObject([
      { value: 90, value_incl_tax: 90 },
    ]);
    expect(tieredBy({ price: 120 }).tier_prices).toBeUndefined();
  });

  it('[PR-23] takes the dates of that offer and keeps none of its own', () => {
    const offered = priceProduct(
      withChildren({ price: 120, special_price: 90, ...march }),
      inHungary(),
    );
    expect(offered).toMatchObject({ ...march, original_special_price: 90 });
    const plain = priceProduct(withChildren({ price: 120 }), inHungary());
    expect('special_to_date' in plain || 'original_special_price' in plain).toBe(false);
  });

  it.each([
    ['original_special_price', 90],
    ['original_final_price', 90],
    ['special_from_date', '2026-03-01'],
    ['special_to_date', '2026-04-01'],
  ])('[PR-23] has its %s of that child alone', (field, own) => {
    const child = { price: 120, [field]: own };
    const offered = priceProduct(withChildren(child), inHungary());
    expect(offered).toMatchObject({ [field]: own });
    const plain = { ...withChildren({ price: 120 }), [field]: own };
    expect(field in priceProduct(plain, inHungary())).toBe(false);
  });

  it('[PR-23] uses the price history of that child', () => {
    const [cheap, dear] = [
      { price: 80, price_history: [{ price: 90, from: '2026-01-01' }] },
      { price: 100, price_history: [{ price: 70, from: '2026-01-01' }] },
    ];
    const product = { ...withChildren(cheap, dear), price_history: dear.price_history };
    expect(priceProduct(product, inHungary()).price_history).toEqual(cheap.price_history);
    const soldOut = withChildren({ ...cheap, stock: { is_in_stock: false } }, dear);
    expect(priceProduct(soldOut, inHungary())).toMatchObject({ price_history: dear.price_history });
    expect(
      'price_history' in priceProduct({ ...product, ...withChildren({ price: 80 }) }, inHungary()),
    ).toBe(false);
  });

  it.each<[string, PriceableChild]>([
    ['disabled', { price: 80, status: 2 }],
    ['disabled, as text', { price: 80, status: '2' }],
    ['sold out', { price: 80, stock: { is_in_stock: false } }],
    ['sold out, as a number', { price: 80, stock: { is_in_stock: 0 } }],
    ['without a price', { price: 0 }],
  ])('[PR-23] skips a child that is %s', (_what, child) => {
    expect(
      gross(withChildren(child, { price: 100, status: 1, stock: { is_in_stock: true } })).price,
    ).toBe(100);
  });

  it('[PR-23] shows the cheapest of all when none can be bought', () => {
    const soldOut = { stock: { is_in_stock: false } };
    expect(gross(withChildren({ price: 100, ...soldOut }, { price: 80, ...soldOut })).price).toBe(
      80,
    );
  });

  it('[PR-23] a child of unknown stock can be bought', () => {
    const product = withChildren({ price: 80, stock: { is_in_stock: null } }, { price: 100 });
    expect(gross(product).price).toBe(80);
  });

  it('[PR-23] of equal children the later counts', () => {
    const product = withChildren({ price: 100 }, { price: 120, special_price: 100 });
    expect(gross(product).original).toBe(120);
  });

  it('[PR-23] has its own price when no child has one', () => {
    expect(gross(withChildren()).price).toBe(40);
    expect(gross(withChildren({ price: 0 }, {})).price).toBe(40);
  });

  it('[PR-15] each child’s offer runs by its own dates', () => {
    const ended = { special_from_date: '2026-02-01', special_to_date: '2026-03-01' };
    const offers = [march, ended, march, {}, { special_from_date: '2026-02-01' }, ended];
    const children = offers.map((dates) => ({ price: 100, special_price: 80, ...dates }));
    const priced = priceProduct(withChildren(...children), inHungary());
    expect(priced.configurable_children.map((child) => child.price_incl_tax)).toEqual([
      80, 100, 80, 80, 80, 100,
    ]);
  });

  it('[PR-24] a child’s attributes fill the fields it lacks and replace none', () => {
    const child = {
      sku: 'A-1',
      price: 100,
      custom_attributes: [
        { attribute_code: 'price', value: '1' },
        { attribute_code: 'special_price', value: '80.0000' },
        { attribute_code: 'color', value: '12' },
      ],
    };
    const priced = priceProduct(withChildren(child), inHungary());
    expect(priced.configurable_children[0]).toMatchObject({
      color: '12',
      price_incl_tax: 80,
      original_price_incl_tax: 100,
      custom_attributes: child.custom_attributes,
    });
  });

  it('[PR-24] a child is taxed by its own class, else by its parent’s', () => {
    const books = { product_tax_class_ids: [5], rates: [{ rate: 5, tax_country_id: 'HU' }] };
    const context = inHungary({ taxRules: [...inHungary().taxRules, books] });
    const product = {
      tax_class_id: 2,
      configurable_children: [{ price: 127 }, { price: 105, tax_class_id: 5 }],
    };
    const priced = priceProduct(product, context);
    expect(priced.configurable_children.map((child) => child.price_tax)).toEqual([27, 5]);
    expect(priced.price_tax).toBe(5);
  });
});
