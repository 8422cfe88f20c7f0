import { err } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { configurable, inStock, soldOut, variant } from '../test/products.ts';
import { dropUnavailableVariants, withStock } from './unavailable-variants.ts';

const unknown = new Map();
const entry = (is_in_stock: boolean) => ({ is_in_stock, qty: is_in_stock ? 3 : 0 });

describe('withStock', () => {
  it('[PO-27] replaces what is known by id, for the product and its variants', () => {
    const table = configurable([
      variant('A-11', { id: 101, ...inStock }),
      variant('A-12', { id: 102, ...inStock }),
      variant('A-13', inStock),
    ]);
    const stocked = withStock(
      table,
      new Map([
        [1, entry(true)],
        [101, entry(false)],
      ]),
    );
    expect(stocked.stock).toEqual(entry(true));
    expect(stocked.configurable_children?.map(({ stock }) => stock?.is_in_stock)).toEqual([
      false,
      true,
      true,
    ]);
    expect(table.stock).toBeUndefined();
  });

  it('[PO-27] a product without variants gets none', () => {
    const lamp = { id: 5, sku: 'L', name: 'Lámpa', type_id: 'simple' } as const;
    expect(withStock(lamp, unknown)).toEqual(lamp);
  });
});

describe('dropUnavailableVariants', () => {
  const table = configurable([
    variant('A-11-31', { id: 101 }),
    variant('A-11-32', soldOut),
    variant('A-12-32', { status: 2 }),
    variant('A-13-31', { id: 103 }),
  ]);

  it('[PO-15] drops variants that are sold out or disabled, and values without a variant', () => {
    const result = dropUnavailableVariants(table, new Map([[103, entry(false)]]));
    expect(result).toMatchObject({
      ok: true,
      value: {
        configurable_children: [{ sku: 'A-11-31' }],
        configurable_options: [
          { attribute_code: 'color', values: [{ value_index: '11' }] },
          { attribute_code: 'size', values: [{ value_index: '31' }] },
        ],
      },
    });
    expect(table.configurable_children).toHaveLength(4);
  });

  it('[PO-15] keeps sold-out variants where they are wanted', () => {
    const result = dropUnavailableVariants(table, unknown, { keepOutOfStock: true });
    expect(result.ok && result.value.configurable_children?.map(({ sku }) => sku)).toEqual([
      'A-11-31',
      'A-11-32',
      'A-13-31',
    ]);
  });

  it.each([
    ['all of them gone', [variant('A-11', soldOut), variant('A-12', { status: 2 })]],
    ['none to begin with', []],
  ])('[PO-15] with %s there are no variants', (_what, children) => {
    expect(dropUnavailableVariants(configurable(children), unknown)).toEqual(
      err({ kind: 'no-variants' }),
    );
  });

  it('[PO-15] other products pass, sold out or not', () => {
    const lamp = { id: 5, sku: 'L', name: 'Lámpa', type_id: 'simple', ...soldOut } as const;
    expect(dropUnavailableVariants(lamp, unknown)).toEqual({ ok: true, value: lamp });
    const empty = { ...lamp, configurable_children: [] };
    expect(dropUnavailableVariants(empty, unknown)).toEqual({ ok: true, value: empty });
    const light = { ...configurable([]), configurable_children: undefined };
    expect(dropUnavailableVariants(light, unknown).ok).toBe(true);
  });

  it('[PO-15] variants without options to choose by pass too', () => {
    const { configurable_options: _, ...bare } = configurable([
      variant('A-11'),
      variant('A-12', soldOut),
    ]);
    const dropped = dropUnavailableVariants(bare, unknown);
    expect(dropped.ok && dropped.value.configurable_children).toEqual([variant('A-11')]);
    expect(dropped.ok && dropped.value).not.toHaveProperty('configurable_options');
  });
});
