import * as fc from 'fast-check';
import type { ConfigurableChild, Product } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { selectOption } from './select-option.ts';
import { isSelectable } from './find-variant.ts';
import { optionAvailability } from './option-availability.ts';
import { choiceOf, type VariantChoice } from './variant-values.ts';

const codes = ['color', 'size', 'fabric'];
const value = fc.constantFrom('1', '2', '3', '4');
const child = fc
  .record({
    values: fc.tuple(value, value, value),
    status: fc.constantFrom(1, 1, 1, 2),
    is_in_stock: fc.constantFrom(true, true, false),
  })
  .map(({ values, status, is_in_stock }): ConfigurableChild => ({
    sku: values.join('-'),
    status,
    stock: { is_in_stock, qty: 1 },
    ...Object.fromEntries(codes.map((code, index) => [code, values[index]])),
  }));
const product = fc
  .uniqueArray(child, { selector: ({ sku }) => sku, minLength: 1, maxLength: 12 })
  .map((children): Product => ({
    id: 1,
    sku: 'A',
    name: '',
    type_id: 'configurable',
    configurable_options: codes.map((attribute_code) => ({
      attribute_code,
      values: ['1', '2', '3', '4'].map((value_index) => ({ value_index })),
    })),
    configurable_children: children,
  }));
const choosable = (of: Product) =>
  (of.configurable_children ?? []).filter((each) => isSelectable(each, of));
const order = fc.shuffledSubarray(codes, { minLength: 3, maxLength: 3 });
/** A product, two of its selectable variants, and an order of its options. */
const journey = fc
  .tuple(product, fc.nat(), fc.nat(), order)
  .filter(([of]) => choosable(of).length > 0)
  .map(([of, from, to, keys]) => {
    const found = choosable(of);
    const [start, goal] = [from, to].map((index) => found[index % found.length] ?? { sku: '' });
    return { product: of, start: start ?? { sku: '' }, goal: goal ?? { sku: '' }, keys };
  });

describe('properties of option selection', () => {
  it('[PO-12] adapting, the values of any variant lead to it, in any order, from anywhere', () => {
    fc.assert(
      fc.property(journey, ({ product: of, start, goal, keys }) => {
        const target = choiceOf(of, goal);
        let choice = choiceOf(of, start);
        for (const key of keys)
          choice = selectOption(
            of,
            choice,
            { key, value: target[key] },
            { onMismatch: 'adapt' },
          ).choice;
        expect(choice).toEqual(target);
      }),
      { numRuns: 1000 },
    );
  });

  it('[PO-12] restoring, any variant is reached once the options are opened', () => {
    fc.assert(
      fc.property(journey, ({ product: of, start, goal, keys }) => {
        const target = choiceOf(of, goal);
        let choice = choiceOf(of, start);
        for (const key of keys) ({ choice } = selectOption(of, choice, { key, value: undefined }));
        expect(choice).toEqual({});
        let sku: string | undefined;
        for (const key of keys) {
          const change = selectOption(of, choice, { key, value: target[key] });
          choice = change.choice;
          sku = change.variant?.sku;
        }
        expect(sku).toBe(goal.sku);
      }),
    );
  });

  it('[PO-11] from a variant, a press leads to a variant that can be chosen, or nothing changes', () => {
    fc.assert(
      fc.property(
        journey,
        fc.constantFrom(...codes),
        value,
        fc.constantFrom('restore', 'adapt'),
        ({ product: of, start }, key, wanted, onMismatch) => {
          const current = choiceOf(of, start);
          const change = selectOption(of, current, { key, value: wanted }, { onMismatch });
          expect(choosable(of)).toContain(change.variant);
          const expected: VariantChoice =
            change.outcome === 'refused' ? current : { ...change.choice, [key]: wanted };
          expect(change.choice).toEqual(expected);
          expect(change.variant && choiceOf(of, change.variant)).toEqual(change.choice);
        },
      ),
    );
  });

  it('[PO-13] available values can be selected, values elsewhere only when adapting, other values not at all', () => {
    fc.assert(
      fc.property(
        journey,
        fc.constantFrom(...codes),
        value,
        ({ product: of, start }, key, wanted) => {
          const current = choiceOf(of, start);
          const state = optionAvailability(of, current)[key]?.[wanted];
          const press = (onMismatch: 'restore' | 'adapt') =>
            selectOption(of, current, { key, value: wanted }, { onMismatch }).outcome;
          const outcomes = [press('restore'), press('adapt')];
          const expected = {
            available: ['chosen', 'chosen'],
            elsewhere: ['refused', 'adapted'],
            'sold-out': ['refused', 'refused'],
            missing: ['refused', 'refused'],
          };
          expect(outcomes).toEqual(state && expected[state]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
