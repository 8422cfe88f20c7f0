import type { Attribute, Product } from '@shop/contract';
import { expect, it } from 'vitest';
import { attributeRow } from './spec-rows.ts';

const material = {
  attribute_code: 'filter_group_1',
  frontend_label: 'Anyag',
  options: [
    { value: '1', label: 'Buklé' },
    { value: '2', label: 'Tölgy' },
    { value: '3', label: 'MDF' },
  ],
} as unknown as Attribute;

const product = { filter_group_1_options: ['1', '2', '3'] } as unknown as Product;

// findings of the Hungarian texts, row 34
it('lists the labels of a product in sentence case, in German with its capitals', () => {
  expect(attributeRow(product, material, 'hu')).toEqual([
    { label: 'Anyag', value: 'Buklé, tölgy, MDF' },
  ]);
  expect(attributeRow(product, material, 'de')).toEqual([
    { label: 'Anyag', value: 'Buklé, Tölgy, MDF' },
  ]);
});
