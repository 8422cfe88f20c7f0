import { describe, expect, it } from 'vitest';
import { optionAvailability } from './option-availability.ts';
import { configurable, option, soldOut, variant } from '../test/products.ts';

const table = configurable(
  [variant('A-11-31'), variant('A-11-32'), variant('A-12-32'), variant('A-13-31', soldOut)],
  { configurable_options: [option('color', '11', '12', '13', '14'), option('size', '31', '32')] },
);

describe('optionAvailability', () => {
  it('[PO-13] returns available, available elsewhere, sold out, or missing', () => {
    expect(optionAvailability(table, { color: '11', size: '31' })).toEqual({
      color: { '11': 'available', '12': 'elsewhere', '13': 'sold-out', '14': 'missing' },
      size: { '31': 'available', '32': 'available' },
    });
  });

  it('[PO-13] with nothing chosen all that is sold is available', () => {
    expect(optionAvailability(table, {})['color']).toEqual({
      '11': 'available',
      '12': 'available',
      '13': 'sold-out',
      '14': 'missing',
    });
  });

  it('[PO-13] where sold-out variants are kept they are available', () => {
    const index = optionAvailability(table, { size: '31' }, { keepOutOfStock: true });
    expect(index['color']?.['13']).toBe('available');
  });

  it('[PO-13] an open option, and one no variant knows, decide nothing', () => {
    const odd = configurable([variant('A-11'), variant('A-12')]);
    const all = { '11': 'available', '12': 'available' };
    expect(optionAvailability(odd, { size: '31' })['color']).toEqual(all);
    expect(optionAvailability(odd, { color: '' })['color']).toEqual(all);
  });

  it('[PO-13] a value one variant lacks is judged by those that have it', () => {
    const mixed = configurable([variant('A-11'), variant('A-11-31'), variant('A-12-32')]);
    expect(optionAvailability(mixed, { size: '31' })).toEqual({
      color: { '11': 'available', '12': 'elsewhere' },
      size: { '31': 'available', '32': 'available' },
    });
  });

  it('[PO-13] other attributes of a variant are no values of its options', () => {
    const hidden = configurable([variant('A-11-31'), variant('A-19-32')], {
      configurable_options: [option('color', '11'), option('size', '31', '32')],
    });
    expect(Object.keys(optionAvailability(hidden, {})['color'] ?? {})).toEqual(['11']);
  });

  it('[PO-13] a product without options has no index', () => {
    expect(optionAvailability({}, {})).toEqual({});
  });
});
