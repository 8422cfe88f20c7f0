import type { Attribute } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { optionList } from './option-list.ts';

const colour: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  frontend_label: 'Szín',
  options: [
    { value: '11', label: 'Fehér', swatch: '#ffffff' },
    { value: '12', label: 'Tölgy' },
    { value: '13', label: ' ' },
  ],
};
const values = (...labels: (string | undefined)[]) =>
  labels.map((label, index) => ({
    value_index: String(11 + index),
    ...(label !== undefined && { label }),
  }));

describe('optionList', () => {
  it('[PO-14] takes a value’s own label, else its attribute’s, and the colour of its dot', () => {
    const product = {
      configurable_options: [
        { attribute_code: 'color', label: 'Szín', values: values('Hófehér', undefined) },
      ],
    };
    expect(optionList(product, [colour])).toEqual([
      {
        key: 'color',
        label: 'Szín',
        values: [
          { id: '11', label: 'Hófehér', swatch: '#ffffff' },
          { id: '12', label: 'Tölgy' },
        ],
      },
    ]);
  });

  it('[PO-14] leaves out blank labels, and an option of nothing but blanks', () => {
    const blank = { attribute_code: 'color', values: values('  ', '', undefined, undefined) };
    const product = { configurable_options: [blank] };
    expect(optionList(product, [colour])[0]?.values.map(({ label }) => label)).toEqual([
      'Fehér',
      'Tölgy',
    ]);
    expect(optionList(product)).toEqual([]);
    expect(optionList({})).toEqual([]);
  });

  it('[PO-14] joins an option without a code by its attribute’s id', () => {
    const product = {
      configurable_options: [{ attribute_id: '93', label: 'Color', values: values(undefined) }],
    };
    expect(optionList(product, [colour])).toMatchObject([
      { key: 'color', label: 'Color', values: [{ label: 'Fehér' }] },
    ]);
  });

  it('[PO-14] finds an attribute among several', () => {
    const size: Attribute = {
      attribute_id: 95,
      attribute_code: 'size',
      frontend_label: 'Méret',
      options: [{ value: '11', label: '120 cm' }],
    };
    const labels = (
      configurable_options: Parameters<typeof optionList>[0]['configurable_options'],
    ) =>
      optionList({ configurable_options }, [size, colour]).map(({ label, values: own }) => [
        label,
        own[0]?.label,
      ]);
    expect(labels([{ attribute_code: 'color', values: values(undefined) }])).toEqual([
      ['Szín', 'Fehér'],
    ]);
    expect(labels([{ attribute_id: '93', label: 'Color', values: values(undefined) }])).toEqual([
      ['Color', 'Fehér'],
    ]);
  });

  it('[PO-14] an option without a label is called as its attribute, else by its key', () => {
    const product = { configurable_options: [{ attribute_code: 'color', values: values('Kék') }] };
    expect(optionList(product, [colour])[0]?.label).toBe('Szín');
    expect(optionList(product)[0]?.label).toBe('color');
  });
});
