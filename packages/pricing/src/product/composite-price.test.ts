import { describe, expect, it } from 'vitest';
import { priceBundle, priceGrouped } from './composite-price.ts';
import { priceProduct } from './price-product.ts';
import { inHungary } from '../test/hungary.ts';

const parts = new Map(
  [
    { sku: 'TABLE', tax_class_id: 2, price: 127_000 },
    { sku: 'CHAIR', tax_class_id: 2, price: 25_400, special_price: 12_700 },
    { sku: 'STOOL', tax_class_id: 2, price: 10_000 },
  ].map((part) => [part.sku, priceProduct(part, inHungary())]),
);
const find = (sku: string) => parts.get(sku);

describe('priceGrouped', () => {
  const link = (sku: string, changes: object = {}) => ({
    link_type: 'associated',
    linked_product_type: 'simple',
    linked_product_sku: sku,
    ...changes,
  });

  it('[PR-25] sums its parts, one of each', () => {
    const set = { type_id: 'grouped', product_links: [link('TABLE'), link('CHAIR', { qty: 4 })] };
    const { product, missing } = priceGrouped(set, find);
    expect(product).toMatchObject({
      price: 110_000,
      price_tax: 29_700,
      price_incl_tax: 139_700,
      original_price_incl_tax: 152_400,
      special_price_incl_tax: 139_700,
      final_price_incl_tax: 139_700,
    });
    expect(missing).toEqual([]);
  });

  it('[PR-25] [PR-26] tiers of its own are none: so many cost so many sums of parts', () => {
    const tier_prices = [{ customer_group_id: 0, qty: 5, value: 1 }];
    const set = { tier_prices, product_links: [link('TABLE')] };
    const bundle = {
      tier_prices,
      bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'TABLE' }] }],
    };
    for (const { product } of [priceGrouped(set, find), priceBundle(bundle, find)]) {
      expect(product.tier_prices).toBeUndefined();
      expect(product.price_incl_tax).toBe(127_000);
    }
  });

  it('[PR-25] only associated simple products count', () => {
    const others = [
      link('STOOL', { link_type: 'related' }),
      link('STOOL', { linked_product_type: 'configurable' }),
    ];
    const { product } = priceGrouped({ product_links: [link('TABLE'), ...others] }, find);
    expect(product.price_incl_tax).toBe(127_000);
    expect(product.special_price_incl_tax).toBe(0);
  });

  it.each([undefined, null])(
    '[PR-25] a link of the type %j counts as one to a simple product',
    (type) => {
      const links = [link('TABLE', { linked_product_type: type })];
      expect(priceGrouped({ product_links: links }, find).product.price_incl_tax).toBe(127_000);
    },
  );

  it('[PR-25] reports a part that is not found and counts the rest', () => {
    const { product, missing } = priceGrouped(
      { product_links: [link('GONE'), link('TABLE')] },
      find,
    );
    expect(product.price_incl_tax).toBe(127_000);
    expect(missing).toEqual(['GONE']);
  });

  it('[PR-25] a link that names no product is no part', () => {
    const nameless = { link_type: 'associated', linked_product_type: 'simple' };
    const { product, missing } = priceGrouped({ product_links: [nameless, link('TABLE')] }, find);
    expect(product.price_incl_tax).toBe(127_000);
    expect(missing).toEqual([]);
  });

  it.each([undefined, null, []])('[PR-25] costs 0 with the links %j', (links) => {
    const { product } = priceGrouped({ price: 500, product_links: links }, find);
    expect(product).toMatchObject({ price: 0, price_incl_tax: 0, original_price_incl_tax: 0 });
  });

  it('[PR-25] priceProduct works out a document that only looks like a sum', () => {
    const half = { type_id: 'grouped', original_price: 100, original_price_incl_tax: 100 };
    expect(priceProduct(half, inHungary()).price_incl_tax).toBe(100);
    const unpriced = { ...half, original_price: 127, original_price_tax: 0, price_incl_tax: 0 };
    const sums = { ...unpriced, original_price_incl_tax: 127 };
    expect(priceProduct(sums, inHungary()).price_incl_tax).toBe(127);
  });

  it('[PR-25] priceProduct leaves the sum alone', () => {
    const { product } = priceGrouped({ type_id: 'grouped', product_links: [link('CHAIR')] }, find);
    expect(priceProduct(product, inHungary())).toBe(product);
  });
});

describe('priceBundle', () => {
  const bundle = {
    type_id: 'bundle',
    bundle_options: [
      { option_id: 1, product_links: [{ id: 11, sku: 'TABLE', qty: 1 }] },
      {
        option_id: 2,
        product_links: [
          { id: 21, sku: 'STOOL', qty: 2 },
          { id: 22, sku: 'CHAIR', qty: 4, is_default: true },
        ],
      },
      { option_id: 3, product_links: [] },
    ],
  };

  it('[PR-26] takes the default link of each option, else the first, times its quantity', () => {
    const { product } = priceBundle(bundle, find);
    expect(product.price_incl_tax).toBe(127_000 + 4 * 12_700);
    expect(product.original_price_incl_tax).toBe(127_000 + 4 * 25_400);
    expect(product.price + product.price_tax).toBe(product.price_incl_tax);
  });

  it('[PR-26] a bundle without options costs 0; a missing part is reported', () => {
    expect(priceBundle({}, find).product.price_incl_tax).toBe(0);
    const lost = { bundle_options: [{ option_id: 1, product_links: [{ id: 1, sku: 'GONE' }] }] };
    expect(priceBundle(lost, find)).toMatchObject({ missing: ['GONE'] });
    const bare = { bundle_options: [{ option_id: 1 }, { option_id: 2, product_links: [] }] };
    expect(priceBundle(bare, find)).toMatchObject({ product: { price_incl_tax: 0 }, missing: [] });
  });

  it('[PR-27] choices replace that by the chosen links times the chosen quantity', () => {
    const choices = [
      { option_id: '1', option_qty: 1, option_selections: ['11'] },
      { option_id: '2', option_qty: 6, option_selections: [21] },
    ];
    expect(priceBundle(bundle, find, choices).product.price_incl_tax).toBe(187_000);
    expect(priceBundle(bundle, find, choices.slice(0, 1)).product.price_incl_tax).toBe(127_000);
  });

  it('[PR-27] several links of one option are summed', () => {
    const both = [{ option_id: 2, option_qty: 1, option_selections: [21, 22] }];
    expect(priceBundle(bundle, find, both).product.price_incl_tax).toBe(22_700);
  });

  it.each([
    ['nothing', []],
    ['no piece', [{ option_id: 1, option_qty: 0, option_selections: [11] }]],
    ['an unknown link', [{ option_id: 1, option_qty: 1, option_selections: [99] }]],
    ['an unknown option', [{ option_id: 9, option_qty: 1, option_selections: [11] }]],
  ])('[PR-27] choosing %s leaves the preset price', (_what, choices) => {
    expect(priceBundle(bundle, find, choices).product.price_incl_tax).toBe(177_800);
  });

  it('[PR-25] priceProduct leaves it alone', () => {
    const { product } = priceBundle(bundle, find);
    expect(priceProduct(product, inHungary())).toBe(product);
  });
});
