import { err } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { configureProduct } from './configure-product.ts';
import { configurable, soldOut, variant } from '../test/products.ts';

const table = Object.freeze(
  configurable(
    [
      variant('A-11-31', {
        id: 101,
        name: 'Asztal, fehér, 120 cm',
        image: '/asztal/feher.webp',
        price: 49_990,
        url_path: 'asztal-feher-120',
        visibility: 1,
        special_price: 39_990,
        special_to_date: '2026-04-01',
        custom_attributes: [{ attribute_code: 'fabric', value: '7' }],
      }),
      variant('A-12-31', { id: 102, image: 'no_selection', price: 89_990, stock: undefined }),
    ],
    { url_path: 'asztal', visibility: 4, image: '/asztal/fo.webp', price: 49_990 },
  ),
);
const strict = { fallback: false };
const lenient = { fallback: true };

function configured(...[product, request, rules]: Parameters<typeof configureProduct>) {
  const result = configureProduct(product, request, rules);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

describe('configureProduct', () => {
  it('[PO-6] makes the product the variant that was wished for', () => {
    const result = configured(table, { criteria: { color: '11', size: '31' } }, strict);
    expect(result).toMatchObject({
      choice: { color: '11', size: '31' },
      isFallback: false,
      variant: { sku: 'A-11-31' },
    });
    expect(result.product).toMatchObject({
      id: 101,
      sku: 'A-11-31',
      parentSku: 'A',
      is_configured: true,
      price: 49_990,
      color: '11',
      special_price: 39_990,
      product_option: {
        extension_attributes: {
          custom_options: [],
          bundle_options: [],
          configurable_item_options: [
            { option_id: '93', option_value: '11' },
            { option_id: '95', option_value: '31' },
          ],
        },
      },
    });
  });

  it('[PO-6] finds it by sku as well', () => {
    expect(configured(table, { sku: 'A-12-31' }, strict).choice).toEqual({
      color: '12',
      size: '31',
    });
  });

  it('[PO-6] keeps the bundle and custom options that were chosen', () => {
    const extension_attributes = {
      custom_options: [{ option_id: '5', option_value: 'Anna' }],
      configurable_item_options: [],
      bundle_options: [],
    };
    const engraved = { ...table, product_option: { extension_attributes } };
    const { product } = configured(engraved, { sku: 'A-12-31' }, strict);
    expect(product.product_option.extension_attributes).toMatchObject({
      custom_options: extension_attributes.custom_options,
      configurable_item_options: [{ option_value: '12' }, { option_value: '31' }],
    });
  });

  it('[PO-7] falls back to the default variant and its choice', () => {
    const result = configured(table, { criteria: { color: '99' } }, lenient);
    expect(result).toMatchObject({ isFallback: true, choice: { color: '11', size: '31' } });
    expect(configured(table, { sku: 'GONE' }, lenient).product.sku).toBe('A-11-31');
  });

  it('[PO-8] without a fallback there is no such configuration', () => {
    expect(configureProduct(table, { criteria: { color: '99' } }, strict)).toEqual(
      err({ kind: 'no-such-configuration' }),
    );
  });

  it('[PO-8] with nothing to choose from there are no variants, fallback or not', () => {
    const nothing = configurable([variant('A-11-31', soldOut)]);
    for (const rules of [strict, lenient])
      expect(configureProduct(nothing, { sku: 'A-11-31' }, rules)).toEqual(
        err({ kind: 'no-variants' }),
      );
    expect(
      configureProduct({ ...nothing, configurable_children: undefined }, { criteria: {} }, lenient)
        .ok,
    ).toBe(false);
    const withSoldOut = { ...lenient, keepOutOfStock: true };
    expect(configureProduct(nothing, { sku: 'A-11-31' }, withSoldOut).ok).toBe(true);
  });

  it('[PO-9] keeps name, type, visibility and address, and takes a picture if there is one', () => {
    const white = configured(table, { sku: 'A-11-31' }, strict).product;
    expect(white).toMatchObject({
      name: 'Asztal',
      type_id: 'configurable',
      visibility: 4,
      url_path: 'asztal',
      image: '/asztal/feher.webp',
    });
    expect(white).not.toHaveProperty('custom_attributes');
    expect(white.configurable_children).toBe(table.configurable_children);
    expect(configured(table, { sku: 'A-12-31' }, strict).product.image).toBe('/asztal/fo.webp');
  });

  it('[PO-9] takes nothing of a variant that would make another product of it', () => {
    const [own = variant('A-11-31')] = table.configurable_children ?? [];
    const odd = {
      ...table,
      url_key: 'asztal',
      slug: 'asztal-1',
      small_image: '/asztal/kicsi.webp',
      configurable_children: [
        {
          ...own,
          type_id: 'simple',
          url_key: 'feher',
          slug: 'feher-1',
          configurable_options: [],
          image: '',
          small_image: '',
          qty: null,
          weight: undefined,
        },
      ],
    };
    const { product } = configured(odd, { sku: 'A-11-31' }, strict);
    expect(product).toMatchObject({
      type_id: 'configurable',
      url_key: 'asztal',
      slug: 'asztal-1',
      image: '/asztal/fo.webp',
      small_image: '',
    });
    expect(product.configurable_options).toBe(table.configurable_options);
    expect(product).not.toHaveProperty('qty');
    expect(product).not.toHaveProperty('weight');
  });

  it('[PO-9] forgets the offer of the variant before, and its parent never', () => {
    const white = configured(table, { sku: 'A-11-31' }, strict).product;
    const oak = configured(white, { sku: 'A-12-31' }, strict).product;
    expect(oak).toMatchObject({ sku: 'A-12-31', parentSku: 'A', price: 89_990 });
    expect(oak).not.toHaveProperty('special_to_date');
  });

  it('[PO-9] has the tiers of its own, not those of its parent or of another variant', () => {
    const tiersOf = (value: number) => [{ customer_group_id: 0, qty: 5, value }];
    const [white, oak] = table.configurable_children ?? [];
    const tiered = {
      ...table,
      tier_prices: tiersOf(1),
      configurable_children: [{ ...white, tier_prices: tiersOf(2) }, oak],
    } as typeof table;
    const first = configured(tiered, { sku: 'A-11-31' }, strict).product;
    expect(first.tier_prices).toEqual(tiersOf(2));
    expect(configured(first, { sku: 'A-12-31' }, strict).product).not.toHaveProperty('tier_prices');
  });

  it('[PO-9] returns the price history of the variant, not of another one', () => {
    const past = [{ price: 49_990, from: '2026-01-01', to: undefined, reduced: undefined }];
    const [white, oak] = table.configurable_children ?? [];
    const known = {
      ...table,
      price_history: past,
      configurable_children: [{ ...white, price_history: past }, oak],
    } as typeof table;
    expect(configured(known, { sku: 'A-11-31' }, strict).product.price_history).toBe(past);
    expect(configured(known, { sku: 'A-12-31' }, strict).product).not.toHaveProperty(
      'price_history',
    );
  });
});
