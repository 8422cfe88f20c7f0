import { describe, expect, it } from 'vitest';
import { configurable, variant } from '../test/products.ts';
import { choiceOf, optionKey, variantValue } from './variant-values.ts';

describe('the values of a variant', () => {
  it('[PO-1] an option is known by its code, else by its label in lower case', () => {
    expect(optionKey({ attribute_code: 'color', label: 'Szín' })).toBe('color');
    expect(optionKey({ label: 'Color' })).toBe('color');
    expect(optionKey({})).toBe('');
  });

  it('[PO-1] a value comes from a field, else from the attributes, as text', () => {
    const child = {
      sku: 'A-1',
      color: 12,
      custom_attributes: [
        { attribute_code: 'color', value: '99' },
        { attribute_code: 'size', value: 31 },
      ],
    };
    expect(variantValue(child, 'color')).toBe('12');
    expect(variantValue(child, 'size')).toBe('31');
    expect(variantValue(child, 'fabric')).toBeUndefined();
    expect(variantValue({ sku: 'A-1', color: null }, 'color')).toBeUndefined();
    expect(variantValue({ sku: 'A-1', color: ['12'] }, 'color')).toBeUndefined();
  });

  it('[PO-1] a choice has the values of all options the variant knows', () => {
    const child = variant('A-12');
    expect(choiceOf(configurable([child]), child)).toStrictEqual({ color: '12' });
    expect(choiceOf({}, child)).toEqual({});
    expect(choiceOf({ configurable_options: [{ values: [] }] }, child)).toEqual({});
  });
});
