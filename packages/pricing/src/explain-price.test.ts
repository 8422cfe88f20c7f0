import { describe, expect, it } from 'vitest';
import type { PriceableProduct } from './product/price-fields.ts';
import { explainPrice, priceProduct } from './product/price-product.ts';
import type { PricingContext } from './product/pricing-context.ts';
import { inHungary } from './test/hungary.ts';

const february = { special_from_date: '2026-02-01', special_to_date: '2026-03-01' };

describe('explainPrice', () => {
  const story = (product: PriceableProduct, changes: Partial<PricingContext> = {}) =>
    explainPrice(product, inHungary(changes)).steps.map(({ rule, step, gross: sum }) => [
      rule,
      step,
      sum,
    ]);

  it.each<[string, PriceableProduct, (string | number)[][]]>([
    ['a plain price', { price: 100 }, [['PR-11', 'source-price', 100]]],
    [
      'a final price under a running special price',
      { price: 100, special_price: 80, final_price: 90 },
      [
        ['PR-11', 'source-price', 100],
        ['PR-14', 'final-price', 90],
        ['PR-15', 'special-price', 80],
      ],
    ],
    [
      'an offer that is over',
      { price: 100, special_price: 80, ...february },
      [
        ['PR-11', 'source-price', 100],
        ['PR-15', 'special-not-running', 100],
      ],
    ],
    [
      'a final price that says the same',
      { price: 100, final_price: 100 },
      [['PR-11', 'source-price', 100]],
    ],
    [
      'an offer that is none',
      { price: 100, special_price: 120 },
      [
        ['PR-11', 'source-price', 100],
        ['PR-15', 'special-not-lower', 100],
      ],
    ],
    [
      'a variant’s price',
      {
        price: 10,
        configurable_children: [
          { sku: 'A-1', price: 90 },
          { sku: 'A-2', price: 80 },
        ],
      },
      [
        ['PR-11', 'source-price', 80],
        ['PR-23', 'cheapest-child', 80],
      ],
    ],
    [
      'the platform’s price',
      { price: 80, price_incl_tax: 80, price_is_current: true },
      [['PR-30', 'platform-price', 80]],
    ],
  ])('[PR-31] traces %s', (_what, product, steps) => {
    expect(story(product)).toEqual(steps);
  });

  it('[PR-31] traces a tier and a sum of parts', () => {
    const tiered = { price: 100, tier_prices: [{ qty: 1, value: 70 }] };
    expect(story(tiered, { tierGroupId: 0 }).at(-1)).toEqual(['PR-21', 'tier-price', 70]);
    const set = { ...priceProduct({ price: 100 }, inHungary()), type_id: 'grouped' };
    expect(story(set)).toEqual([['PR-25', 'sum-of-parts', 100]]);
  });

  it('[PR-31] names the facts: rate, dates, variant', () => {
    const product = {
      tax_class_id: 2,
      configurable_children: [{ sku: 'A-1', price: 127, special_price: 80, ...february }],
    };
    const facts = explainPrice(product, inHungary()).steps.map(({ because }) => because);
    expect(facts).toEqual([
      { ratePercent: 27, net: 100 },
      { special: 80, from: '2026-02-01', to: '2026-03-01', now: inHungary().now },
      { sku: 'A-1' },
    ]);
  });

  it('[PR-31] leaves out an open end', () => {
    const { steps } = explainPrice({ price: 100, special_price: 80 }, inHungary());
    expect(steps.at(-1)?.because).toMatchObject({ from: '', to: '' });
  });
});
