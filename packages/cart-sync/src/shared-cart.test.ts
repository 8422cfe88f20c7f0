import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedCart, writeSharedCart, type SharedLine } from './shared-cart.ts';

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const count = fc.integer({ min: 1, max: 9999 });
const option = fc.record({
  extension_attributes: fc.oneof(
    fc.record({
      configurable_item_options: fc.array(fc.record({ option_id: text, option_value: text }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({
      bundle_options: fc.array(
        fc.record({ option_id: text, option_qty: count, option_selections: fc.array(text) }),
        { minLength: 1, maxLength: 3 },
      ),
      custom_options: fc.array(
        fc.record({ option_id: text, option_value: fc.option(text, { nil: null }) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
});
const line: fc.Arbitrary<SharedLine> = fc.oneof(
  fc.record({ sku: text, qty: count }),
  fc.record({ sku: text, qty: count, product_option: option }),
);

describe('a shared cart', () => {
  it('[CS-68] contains articles and quantities, no person and no price', () => {
    const shared = writeSharedCart([
      { sku: 'SZEK-1', qty: 2 },
      {
        sku: 'ASZTAL.T',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: '93', option_value: '11' }],
            bundle_options: [{ option_id: '5', option_qty: 4, option_selections: ['17', '18'] }],
            custom_options: [
              { option_id: '7', option_value: 'Anna & Béla' },
              { option_id: '8', option_value: null },
            ],
          },
        },
      },
    ]);
    expect(shared).toBe('SZEK-1*2~ASZTAL%2eT*1*v93=11*b5=4.17.18*o7=Anna%20%26%20B%C3%A9la*o8');
  });

  it('[CS-68] is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const written = writeSharedCart(lines);
        fc.pre(written.length <= 8000);
        expect(readSharedCart(written)).toEqual({ ok: true, value: lines });
        expect(written).toMatch(/^[\w\-!'()%=.*~]+$/);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no quantity', 'SZEK'],
    ['no piece', 'SZEK*0'],
    ['a part of a piece', 'SZEK*1.5'],
    ['too many pieces', 'SZEK*10000'],
    ['a choice nobody knows', 'SZEK*1*x1=2'],
    ['a choice of nothing', 'SZEK*1*v93'],
    ['a broken escape', 'SZEK%*1'],
    ['a line that is none', 'SZEK*1~'],
    ['a field without end', `${'A'.repeat(501)}*1`],
    ['a long field of escapes', `${'%41'.repeat(1501)}*1`],
    ['no sku', '*1'],
    ['nothing but marks', '*'],
    ['no name of an option', 'SZEK*1*v=2'],
    ['a broken name of an option', 'SZEK*1*v%=2'],
    ['two values of an option', 'SZEK*1*v1=2=3'],
    ['a broken value', 'SZEK*1*v1=%'],
    ['a bundle without a quantity', 'SZEK*1*b5'],
    ['a bundle with a text for its quantity', 'SZEK*1*b5=x.17'],
    ['a bundle with a broken link', 'SZEK*1*b5=1.%'],
    ['a broken text', 'SZEK*1*o7=%'],
  ])('[CS-69] %s is refused', (_what, broken) => {
    expect(readSharedCart(broken)).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('[CS-69] more than fits an address is refused', () => {
    const many = Array.from({ length: 51 }, () => ({ sku: 'A', qty: 1 }));
    expect(readSharedCart(many.map(() => 'A*1').join('~'))).toEqual({
      ok: false,
      error: { kind: 'too-long' },
    });
    expect(readSharedCart('A'.repeat(8001))).toEqual({ ok: false, error: { kind: 'too-long' } });
    const written = readSharedCart(writeSharedCart(many));
    expect(written.ok && written.value).toHaveLength(50);
  });

  it('[CS-69] a value at the limit is read', () => {
    const long = 'A'.repeat(500);
    expect(readSharedCart(`${long}*9999`)).toEqual({ ok: true, value: [{ sku: long, qty: 9999 }] });
    const field = '%41'.repeat(500);
    expect(readSharedCart(`${field}*1`)).toEqual({ ok: true, value: [{ sku: long, qty: 1 }] });
    const accented = '%E2%82%AC'.repeat(500);
    expect(readSharedCart(`${accented}*1`)).toEqual({
      ok: true,
      value: [{ sku: '€'.repeat(500), qty: 1 }],
    });
    const lines = [...Array.from({ length: 15 }, () => `${long}*1`), `${'B'.repeat(453)}*1`];
    const whole = lines.join('~');
    expect(whole).toHaveLength(8000);
    expect(readSharedCart(whole).ok).toBe(true);
    expect(readSharedCart(`${whole}1`)).toMatchObject({ error: { kind: 'too-long' } });
  });

  it('[CS-69] a lone surrogate is written as the replacement character', () => {
    expect(writeSharedCart([{ sku: 'A\ud800', qty: 1 }])).toBe('A%EF%BF%BD*1');
  });

  it('[CS-68] an empty text and a missing one are distinguished', () => {
    expect(readSharedCart('A*1*o7=*o8*b1=0')).toEqual({
      ok: true,
      value: [
        {
          sku: 'A',
          qty: 1,
          product_option: {
            extension_attributes: {
              bundle_options: [{ option_id: '1', option_qty: 0, option_selections: [] }],
              custom_options: [
                { option_id: '7', option_value: '' },
                { option_id: '8', option_value: null },
              ],
            },
          },
        },
      ],
    });
  });

  it('[CS-69] any text is rejected or read as a cart that survives a round trip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const cart = readSharedCart(any);
        expect(cart.ok ? readSharedCart(writeSharedCart(cart.value)) : cart).toEqual(cart);
      }),
    );
  });
});
