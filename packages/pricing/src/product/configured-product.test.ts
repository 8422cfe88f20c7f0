import { chosenOptionValues, configureProduct } from '@shop/catalog';
import type { CustomOption, Product } from '@shop/contract';
import { expect, it } from 'vitest';
import { priceWithCustomOptions } from './custom-options-price.ts';
import { priceProduct } from './price-product.ts';
import { inHungary } from '../test/hungary.ts';

const context = inHungary({ taxRules: [] });

const table: Product = {
  id: 1,
  sku: 'A',
  name: 'Asztal',
  type_id: 'configurable',
  price: 49_990,
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Szín',
      values: [
        { value_index: '11', label: 'Fehér' },
        { value_index: '12', label: 'Tölgy' },
      ],
    },
  ],
  configurable_children: [
    {
      sku: 'A-11',
      color: '11',
      price: 49_990,
      special_price: 39_990,
      special_to_date: '2026-04-01',
    },
    { sku: 'A-12', color: '12', price: 89_990 },
  ],
};

function configured(product: Product, sku: string): Product {
  const result = configureProduct(product, { sku }, { fallback: false });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.product;
}

it('[PO-9] a priced product has the variant’s prices after any earlier selection', () => {
  const priced = priceProduct(table, context);
  const white = configured(priced, 'A-11');
  expect(white).toMatchObject({ price_incl_tax: 39_990, original_price_incl_tax: 49_990 });
  expect(white).toMatchObject({ special_to_date: '2026-04-01' });
  const oak = configured(white, 'A-12');
  expect(oak).toMatchObject({ price_incl_tax: 89_990, special_price_incl_tax: 0 });
  expect(oak).not.toHaveProperty('original_special_price');
  expect(oak).toMatchObject(configured(priced, 'A-12'));
});

it('[PR-28] the chosen values of custom options add to the price', () => {
  const options: CustomOption[] = [
    { option_id: 1, type: 'field', values: [] },
    {
      option_id: 2,
      type: 'radio',
      values: [{ option_type_id: 22, price: 4000, price_type: 'fixed' }],
    },
    {
      option_id: 3,
      type: 'drop_down',
      values: [{ option_type_id: 31, price: 10, price_type: 'percent' }],
    },
  ];
  const chosen = chosenOptionValues(options, { '1': 'Anna', '2': '22', '3': '31' });
  const chair = priceProduct({ price: 10_000 }, context);
  expect(priceWithCustomOptions(chair, chosen).price_incl_tax).toBe(10_000 + 4000 + 1000);
});
