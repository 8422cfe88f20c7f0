import { productOption } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { toConfigurableItemOptions, toProductOption } from './product-option.ts';
import { configurable, variant } from '../test/products.ts';

describe('the wire', () => {
  it('[PO-25] carries attribute ids and value ids as text', () => {
    const table = configurable([variant('A-11-31')]);
    expect(toConfigurableItemOptions(table, { size: '31', color: '11' })).toEqual([
      { option_id: '93', option_value: '11' },
      { option_id: '95', option_value: '31' },
    ]);
    expect(toConfigurableItemOptions(table, {})).toEqual([]);
    expect(toConfigurableItemOptions({}, { color: '11' })).toEqual([]);
    const nameless = { configurable_options: [{ attribute_code: 'color', values: [] }] };
    expect(toConfigurableItemOptions(nameless, { color: '11' })).toEqual([
      { option_id: 'color', option_value: '11' },
    ]);
  });

  it('[PO-25] carries all three lists, as the contract wants them', () => {
    const nothing = toProductOption({});
    expect(nothing).toEqual({
      extension_attributes: {
        custom_options: [],
        configurable_item_options: [],
        bundle_options: [],
      },
    });
    const all = toProductOption({
      configurable: [{ option_id: '93', option_value: '11' }],
      bundle: [{ option_id: '1', option_qty: 2, option_selections: ['11'] }],
      custom: [{ option_id: '4', option_value: null }],
    });
    expect(all.extension_attributes?.bundle_options).toEqual([
      { option_id: '1', option_qty: 2, option_selections: ['11'] },
    ]);
    for (const option of [nothing, all])
      expect(productOption['~standard'].validate(option)).toMatchObject({ value: option });
  });
});
