import { describe, expect, it } from 'vitest';
import { toCartLine, rowToCartLine } from './to-cart-line.ts';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import { optionChecksum } from './option-checksum.ts';
import { aProduct, aRow, engraved } from '../test/a-line.ts';

const everything = {
  description: 'hosszú',
  configurable_children: [{ sku: 'A-1' }],
  configurable_options: [],
  bundle_options: [],
  custom_options: [],
};
const inLine = {
  stock: { is_in_stock: true, qty: 3 },
  qty: 4,
  errors: { x: 'y' },
  info: { x: 'y' },
  product_option: engraved('x'),
};

describe('the line a product becomes', () => {
  it('[CS-39] holds what is the line’s own beside the product, not in it', () => {
    const line = toCartLine(aProduct({ ...inLine, parentSku: 'P' }), 2, defaultCartSyncConfig);
    expect(line).toMatchObject({
      sku: 'A',
      parentSku: 'P',
      qty: 2,
      stock: inLine.stock,
      product_option: engraved('x'),
      checksum: optionChecksum(engraved('x')),
    });
    for (const field of Object.keys(inLine)) expect(line.product).not.toHaveProperty(field);
  });

  it('[CS-39] keeps what makes it changeable while products are reconfigurable', () => {
    const cartLine = (productsAreReconfigurable: boolean) =>
      toCartLine(aProduct(everything), 1, { ...defaultCartSyncConfig, productsAreReconfigurable });
    const { description: _, ...changeable } = everything;
    expect(cartLine(true).product).toMatchObject(changeable);
    expect(cartLine(true).product).not.toHaveProperty('description');
    for (const field of Object.keys(everything))
      expect(cartLine(false).product).not.toHaveProperty(field);
  });

  it('[CS-39] always has what names it', () => {
    const omitFields = ['id', 'sku', 'name', 'type_id', 'image'];
    const config = { omitFields, productsAreReconfigurable: false };
    expect(toCartLine(aProduct({ image: '/x.webp' }), 1, config).product).toEqual({
      id: 1,
      sku: 'A',
      name: 'Szék',
      type_id: 'simple',
      price_incl_tax: 9990,
    });
  });

  it.each([null, 'x', 7])('[CS-39] %j is no choice of options', (product_option) => {
    const line = toCartLine(aProduct({ product_option }), 1, defaultCartSyncConfig);
    expect([line.product_option, line.checksum]).toEqual([undefined, undefined]);
  });

  it('[CS-14] a row without a type has its product’s, one with a type its own', () => {
    const row = { item_id: 1, sku: 'A', qty: 1 };
    const product = aProduct({ type_id: 'virtual' });
    expect(rowToCartLine(row, product, defaultCartSyncConfig).type_id).toBe('virtual');
    const typed = aRow({ product_type: 'bundle' });
    expect(rowToCartLine(typed, product, defaultCartSyncConfig).type_id).toBe('bundle');
  });

  it('[CS-14] a product that is the row itself is not taken for its own variant', () => {
    const product = aProduct({ configurable_children: [{ sku: 'A', price_incl_tax: 1 }] });
    const line = rowToCartLine(aRow(), product, defaultCartSyncConfig);
    expect(line.product).toMatchObject({ price_incl_tax: 9990 });
    expect(line.parentSku).toBeUndefined();
  });

  it('[CS-55] a variant has the tiers of its own, never those of its parent', () => {
    const tiersOf = (value_incl_tax: number) => [{ qty: 5, value: 1, value_incl_tax }];
    const parent = aProduct({
      tier_prices: tiersOf(10),
      configurable_children: [
        { sku: 'A-1', price_incl_tax: 100 },
        { sku: 'A-2', price_incl_tax: 100, tier_prices: tiersOf(90) },
      ],
    });
    const tiersIn = (sku: string) =>
      rowToCartLine(aRow({ sku }), parent, defaultCartSyncConfig).product.tier_prices;
    expect(tiersIn('A-1')).toBeUndefined();
    expect(tiersIn('A-2')).toEqual(tiersOf(90));
  });

  it('[CS-14] a variant keeps the picture of its parent where it has none', () => {
    const child = { sku: 'A-1', price_incl_tax: 1 };
    const parent = aProduct({
      image: '/p.webp',
      parentSku: 'TOP',
      configurable_children: [{ sku: 'A-0' }, child],
    });
    const line = rowToCartLine(aRow({ sku: 'A-1' }), parent, defaultCartSyncConfig);
    expect(line).toMatchObject({
      parentSku: 'TOP',
      product: { image: '/p.webp', price_incl_tax: 1 },
    });
  });
});
