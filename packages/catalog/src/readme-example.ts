import type { Product } from '@shop/contract';
import { configureProduct, optionAvailability, optionList, selectOption } from '@shop/catalog';

// White comes in both sizes, oak only in the large one.
const table: Product = {
  id: 1,
  sku: 'ASZTAL',
  name: 'Étkezőasztal',
  type_id: 'configurable',
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
    {
      attribute_id: '95',
      attribute_code: 'size',
      label: 'Méret',
      values: [
        { value_index: '31', label: '120 cm' },
        { value_index: '32', label: '180 cm' },
      ],
    },
  ],
  configurable_children: [
    { sku: 'ASZTAL-F-120', color: '11', size: '31', price: 49_990 },
    { sku: 'ASZTAL-F-180', color: '11', size: '32', price: 69_990 },
    { sku: 'ASZTAL-T-180', color: '12', size: '32', price: 89_990 },
  ],
};

export const options = optionList(table);
// [{ key: 'color', label: 'Szín', values: [{ id: '11', label: 'Fehér' }, …] }, …]

const white = { color: '11', size: '31' };

export const availability = optionAvailability(table, white);
// { color: { '11': 'available', '12': 'elsewhere' }, size: { '31': 'available', '32': 'available' } }

export const refusedChange = selectOption(table, white, { key: 'color', value: '12' });
// outcome 'refused', the choice is still white: oak does not come in 120 cm

export const adaptedChange = selectOption(
  table,
  white,
  { key: 'color', value: '12' },
  { onMismatch: 'adapt' },
);
// outcome 'adapted', choice { size: '32', color: '12' }

export const configured = configureProduct(
  table,
  { criteria: adaptedChange.choice },
  { fallback: true },
);
// ok: sku 'ASZTAL-T-180', parentSku 'ASZTAL', price 89990, ready for the cart
