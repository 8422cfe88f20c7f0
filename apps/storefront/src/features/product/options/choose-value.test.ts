import type { Product } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  choiceOfSku,
  choiceOfWish,
  chooseValue,
  offeredInstead,
  optionsChangedBy,
} from './choose-value.ts';

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

it('[SC-46] restores the previous selection where a value does not combine, and offers the options that combine', () => {
  const choice = { fabric: '1', color: '11' };
  const press = (key: string, value: string) => chooseValue(product, choice, key, value, false);
  expect(press('color', '10')).toMatchObject({ outcome: 'chosen' });
  expect(press('fabric', '2')).toMatchObject({ outcome: 'refused', choice });
  expect(offeredInstead(product, choice, 'fabric', '2')?.choice).toEqual({
    color: '20',
    fabric: '2',
  });
  expect(offeredInstead(product, choice, 'fabric', '3')).toBeUndefined();
});

it('[SC-46] findings D8: changes the other options where a value does not combine with them', () => {
  const choice = { fabric: '1', color: '11' };
  const press = (key: string, value: string) => chooseValue(product, choice, key, value, true);
  expect(press('fabric', '2')).toMatchObject({
    outcome: 'adapted',
    choice: { fabric: '2', color: '20' },
  });
  expect(press('fabric', '3')).toMatchObject({ outcome: 'refused', choice });
});

it('findings D8: returns the other options that a value changes', () => {
  const choice = { fabric: '1', color: '11' };
  const changed = (key: string, value: string) => optionsChangedBy(product, choice, key, value);
  expect(changed('fabric', '2')).toEqual(['color']);
  expect(changed('color', '20')).toEqual(['fabric']);
  expect(changed('color', '10')).toEqual([]);
  expect(changed('fabric', '3')).toEqual([]);
});

it('reaches every variant from every other', () => {
  const every = product.configurable_children ?? [];
  for (const { sku: from } of every) {
    for (const goal of every) {
      let { choice } = choiceOfSku(product, from);
      for (const key of ['fabric', 'color']) {
        const value = String(goal[key]);
        ({ choice } = chooseValue(product, choice, key, value, true));
      }
      expect(choice).toEqual({ fabric: goal['fabric'], color: goal['color'] });
    }
  }
});

it('[S4-16] [S5-26] returns no selection for criteria that no variant meets', () => {
  expect(choiceOfWish(product, { fabric: '2', color: '10' })).toBeUndefined();
});

it('uses a complete selection, and the initial one without it', () => {
  expect(choiceOfWish(product, { fabric: '1', color: '11' })).toEqual({ fabric: '1', color: '11' });
  expect(choiceOfWish(product, { fabric: '2', color: '20' })).toEqual({ fabric: '2', color: '20' });
  expect(choiceOfWish(product, { nonsense: '1' })).toEqual({ fabric: '1', color: '10' });
});
