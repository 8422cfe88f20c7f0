import type { ProductOption } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { optionLabels } from './option-labels.ts';

const product = {
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Szín',
      values: [
        { value_index: '11', label: 'zöld' },
        { value_index: '12', label: '' },
      ],
    },
    { attribute_code: 'size', values: [{ value_index: '31', label: '120 cm' }] },
  ],
  bundle_options: [
    {
      option_id: 1,
      title: 'Szék',
      product_links: [
        { id: '7', sku: 'SZEK', name: 'Bükk szék', qty: 4 },
        { id: '8', sku: 'PAD', qty: 1 },
      ],
    },
    { option_id: 2, title: 'Asztal', product_links: [{ id: '9', sku: 'ASZTAL', qty: 1 }] },
  ],
  custom_options: [
    { option_id: 5, title: 'Gravírozás', type: 'field', values: [] },
    {
      option_id: 6,
      title: 'Extrák',
      type: 'checkbox',
      values: [
        { option_type_id: 61, title: 'filc' },
        { option_type_id: 62, title: 'olaj' },
        { option_type_id: 63, title: 'viasz' },
        { option_type_id: 64 },
      ],
    },
    { option_id: 9, type: 'field', values: [] },
  ],
};
type Chosen = NonNullable<ProductOption['extension_attributes']>;
const words = (chosen: Chosen, nameOf?: Parameters<typeof optionLabels>[2]) =>
  optionLabels(product, { extension_attributes: chosen }, nameOf).map(
    ({ label, value }) => `${label}: ${value}`,
  );

describe('selected options as text', () => {
  it('[PO-26] are the values of a variant, by attribute id, else by code', () => {
    const configurable_item_options = [
      { option_id: '93', option_value: '11' },
      { option_id: 'size', option_value: '31' },
    ];
    expect(words({ configurable_item_options })).toEqual(['Szín: zöld', 'size: 120 cm']);
  });

  it('[PO-26] are the parts of a bundle with their quantities and names', () => {
    const bundle_options = [{ option_id: '1', option_qty: 4, option_selections: ['7', '8'] }];
    expect(words({ bundle_options })).toEqual(['Szék: 4 × SZEK, 4 × PAD']);
    const table = [{ option_id: '2', option_qty: 1, option_selections: ['9'] }];
    expect(words({ bundle_options: table })).toEqual(['Asztal: 1 × ASZTAL']);
    expect(words({ bundle_options }, ({ sku, ...link }) => String(link['name'] ?? sku))).toEqual([
      'Szék: 4 × Bükk szék, 4 × PAD',
    ]);
  });

  it('[PO-26] are the values of custom options, or what was typed', () => {
    const custom_options = [
      { option_id: '5', option_value: 'Anna, Béla' },
      { option_id: '6', option_value: '61,63,64' },
    ];
    expect(words({ custom_options })).toEqual(['Gravírozás: Anna, Béla', 'Extrák: filc, viasz']);
  });

  it.each<[string, Chosen]>([
    ['an option of no product', { custom_options: [{ option_id: '77', option_value: 'a' }] }],
    ['an option without a title', { custom_options: [{ option_id: '9', option_value: 'a' }] }],
    ['nothing typed', { custom_options: [{ option_id: '5', option_value: '' }] }],
    ['no box ticked', { custom_options: [{ option_id: '6', option_value: null }] }],
    [
      'a value without a label',
      { configurable_item_options: [{ option_id: '93', option_value: '12' }] },
    ],
    [
      'a value nobody offers',
      { configurable_item_options: [{ option_id: '93', option_value: '99' }] },
    ],
    ['a box without a title', { custom_options: [{ option_id: '6', option_value: '64' }] }],
    [
      'a link nobody offers',
      { bundle_options: [{ option_id: '1', option_qty: 1, option_selections: ['99'] }] },
    ],
  ])('[PO-26] there are none for %s', (_story, chosen) => {
    expect(words(chosen)).toEqual([]);
  });

  it('[PO-26] there are none where nothing was chosen', () => {
    expect(optionLabels(product, undefined)).toEqual([]);
    expect(optionLabels({}, { extension_attributes: {} })).toEqual([]);
  });

  it('[PO-26] there are none of a product that offers nothing to choose from', () => {
    const chosen = {
      configurable_item_options: [{ option_id: '93', option_value: '11' }],
      bundle_options: [{ option_id: '1', option_qty: 1, option_selections: ['7'] }],
      custom_options: [{ option_id: '5', option_value: 'Anna' }],
    };
    expect(optionLabels({}, { extension_attributes: chosen })).toEqual([]);
  });
});
