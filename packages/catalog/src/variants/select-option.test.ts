import { describe, expect, it } from 'vitest';
import { selectOption } from './select-option.ts';
import { configurable, soldOut, variant } from '../test/products.ts';

const table = configurable([
  variant('A-11-31'),
  variant('A-11-32'),
  variant('A-12-32'),
  variant('A-13-31', soldOut),
]);
const whiteSmall = { color: '11', size: '31' };

describe('selectOption', () => {
  it('[PO-10] a value that fits the rest holds', () => {
    expect(selectOption(table, whiteSmall, { key: 'size', value: '32' })).toEqual({
      outcome: 'chosen',
      choice: { color: '11', size: '32' },
      variant: table.configurable_children?.[1],
    });
  });

  it('[PO-10] an undecided choice has no variant while several are left', () => {
    expect(selectOption(table, {}, { key: 'color', value: '11' })).toEqual({
      outcome: 'chosen',
      choice: { color: '11' },
      variant: undefined,
    });
  });

  it('[PO-10] when only one variant is left, it is decided', () => {
    expect(selectOption(table, {}, { key: 'color', value: '12' })).toMatchObject({
      outcome: 'chosen',
      choice: { color: '12', size: '32' },
      variant: { sku: 'A-12-32' },
    });
  });

  it('[PO-10] an option the variants know nothing of need not be decided', () => {
    const odd = configurable([variant('A-11'), variant('A-11'), variant('A-12')]);
    expect(selectOption(odd, {}, { key: 'color', value: '11' }).variant?.sku).toBe('A-11');
  });

  it('[PO-10] an option is opened again', () => {
    expect(selectOption(table, whiteSmall, { key: 'color', value: undefined })).toEqual({
      outcome: 'opened',
      choice: { size: '31' },
      variant: undefined,
    });
  });

  it('[PO-11] a value that does not fit restores the former choice', () => {
    expect(selectOption(table, whiteSmall, { key: 'color', value: '12' })).toEqual({
      outcome: 'refused',
      choice: whiteSmall,
      variant: table.configurable_children?.[0],
    });
  });

  it('[PO-11] an option that was open stays open', () => {
    const {
      outcome,
      choice,
      variant: found,
    } = selectOption(table, { size: '31' }, { key: 'color', value: '12' });
    expect([outcome, choice, found]).toEqual(['refused', { size: '31' }, undefined]);
  });

  it.each([
    ['sold out', '13'],
    ['unknown', '99'],
    ['empty', ''],
  ])('[PO-11] a value that is %s is refused, adapting or not', (_what, value) => {
    for (const onMismatch of ['restore', 'adapt'] as const)
      expect(selectOption(table, whiteSmall, { key: 'color', value }, { onMismatch }).outcome).toBe(
        'refused',
      );
  });

  it('[PO-11] a sold-out value is chosen where such variants are kept', () => {
    const step = { key: 'color', value: '13' };
    expect(selectOption(table, whiteSmall, step, { keepOutOfStock: true }).variant?.sku).toBe(
      'A-13-31',
    );
  });

  it('[PO-11] an option that does not exist is refused', () => {
    expect(selectOption(table, whiteSmall, { key: 'legs', value: '1' }).outcome).toBe('refused');
  });

  it('[PO-12] adapting, the new value holds and others give way', () => {
    const step = { key: 'color', value: '12' };
    expect(selectOption(table, whiteSmall, step, { onMismatch: 'adapt' })).toEqual({
      outcome: 'adapted',
      choice: { size: '32', color: '12' },
      variant: table.configurable_children?.[2],
    });
  });

  it('[PO-12] the latest decisions are kept longest', () => {
    const boxes = {
      ...configurable([
        { sku: 'B-1', color: '1', size: '1', fabric: '1' },
        { sku: 'B-2', color: '2', size: '9', fabric: '1' },
        { sku: 'B-3', color: '2', size: '1', fabric: '9' },
      ]),
      configurable_options: ['color', 'size', 'fabric'].map((code) => ({
        attribute_code: code,
        values: [],
      })),
    };
    const step = { key: 'color', value: '2' };
    const rules = { onMismatch: 'adapt' } as const;
    const after = (current: Record<string, string>) =>
      selectOption(boxes, current, step, rules).variant?.sku;
    expect(after({ color: '1', size: '1', fabric: '1' })).toBe('B-2');
    expect(after({ color: '1', fabric: '1', size: '1' })).toBe('B-3');
  });

  it('[PO-12] a preselected value yields to a selected one', () => {
    const values = ['1-1-1', '5-2-9', '5-7-2', '2-1-9', '2-2-2'];
    const boxes = {
      configurable_options: ['color', 'size', 'fabric'].map((code) => ({
        attribute_code: code,
        values: [],
      })),
      configurable_children: values.map((sku) => {
        const [color, size, fabric] = sku.split('-');
        return { sku, color, size, fabric };
      }),
    };
    let change = selectOption(boxes, {}, { key: 'color', value: '1' });
    for (const key of ['color', 'size', 'fabric'])
      change = selectOption(boxes, change.choice, { key, value: '2' }, { onMismatch: 'adapt' });
    expect(change.variant?.sku).toBe('2-2-2');
  });

  it('[PO-12] two variants with nothing in common lead to each other', () => {
    const disjoint = configurable([variant('A-11-31'), variant('A-12-32')]);
    const step = { key: 'color', value: '12' };
    expect(selectOption(disjoint, whiteSmall, step).outcome).toBe('refused');
    const { choice } = selectOption(disjoint, whiteSmall, step, { onMismatch: 'adapt' });
    expect(choice).toEqual({ color: '12', size: '32' });
  });

  it('[PO-11] where there is nothing to choose from every value is refused', () => {
    const step = { key: 'color', value: '12' };
    expect(selectOption({}, {}, step)).toEqual({
      outcome: 'refused',
      choice: {},
      variant: undefined,
    });
    const { configurable_options: _, ...bare } = configurable([variant('A-12-31')]);
    expect(selectOption(bare, {}, step).variant?.sku).toBe('A-12-31');
  });

  it('[PO-10] an option only some variants know has to be decided while they are left', () => {
    const mixed = configurable([variant('A-11'), variant('A-11-31'), variant('A-12-31')]);
    expect(selectOption(mixed, {}, { key: 'color', value: '11' }).variant).toBeUndefined();
  });
});
