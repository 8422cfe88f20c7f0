import type { Product } from '@shop/contract';
import { expect, it } from 'vitest';
import { choiceOfWish } from './choose-value.ts';

const variant = (sku: string, fabric: number, color: number) => ({
  sku,
  status: 1,
  fabric: String(fabric),
  color: String(color),
  stock: { is_in_stock: true, qty: 3 },
});
const option = (code: string, values: readonly number[]) => ({
  attribute_code: code,
  label: code,
  values: values.map((index) => ({ value_index: String(index), label: String(index) })),
});
const product: Product = {
  id: 1,
  sku: 'A',
  name: 'Fotel',
  type_id: 'configurable',
  configurable_options: [option('fabric', [1, 2]), option('color', [10, 11, 20])],
  configurable_children: [
    variant('A-1-10', 1, 10),
    variant('A-1-11', 1, 11),
    variant('A-2-20', 2, 20),
  ],
};

it('follows what was pressed, and lets the rest give way', () => {
  expect(choiceOfWish(product, { fabric: '2', color: '10' })).toEqual({ fabric: '2', color: '20' });
});

it('takes a whole choice as it is, and the beginning without one', () => {
  expect(choiceOfWish(product, { fabric: '1', color: '11' })).toEqual({ fabric: '1', color: '11' });
  expect(choiceOfWish(product, { fabric: '2', color: '20' })).toEqual({ fabric: '2', color: '20' });
  expect(choiceOfWish(product, { nonsense: '1' })).toEqual({ fabric: '1', color: '10' });
});
