import type { CustomOption } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import {
  chosenOptionValues,
  customOptionErrors,
  customValuesOf,
  defaultCustomValues,
  textLimit,
  toCustomItemOptions,
} from './custom-values.ts';

const engraving: CustomOption = {
  option_id: 1,
  title: 'Gravírozás',
  type: 'field',
  is_require: true,
  max_characters: 10,
  values: [],
};
const legs: CustomOption = {
  option_id: 2,
  title: 'Láb',
  type: 'radio',
  is_require: true,
  values: [
    { option_type_id: 21, title: 'Fa', price: 0, price_type: 'fixed' },
    { option_type_id: 22, title: 'Fém', price: 4000, price_type: 'fixed' },
  ],
};
const finish: CustomOption = {
  option_id: 3,
  type: 'drop_down',
  is_require: true,
  values: [{ option_type_id: 31, price: 10, price_type: 'percent' }],
};
const extras: CustomOption = {
  option_id: 4,
  type: 'checkbox',
  values: [
    { option_type_id: 41, price: 500, price_type: 'fixed' },
    { option_type_id: 42, price: 700, price_type: 'fixed' },
    { title: 'nameless', price: 9999, price_type: 'fixed' },
  ],
};
const options = [engraving, legs, finish, extras];
const filled = { '1': ' Anna ', '2': '22', '3': '31', '4': ['42', '41'] };

describe('custom options', () => {
  it('[PO-20] begin empty, of radio buttons with the first', () => {
    expect(defaultCustomValues(options)).toEqual({ '1': '', '2': '21', '3': '', '4': [] });
    expect(defaultCustomValues([{ ...legs, values: [] }])).toEqual({ '2': '' });
  });

  it('[PO-25] are read back as they were written, what was never filled as empty', () => {
    const sent = toCustomItemOptions(options, filled);
    const back = customValuesOf(options, sent);
    expect(back).toEqual({ '1': 'Anna', '2': '22', '3': '31', '4': ['41', '42'] });
    expect(toCustomItemOptions(options, back)).toEqual(sent);
    expect(customValuesOf(options, undefined)).toEqual({ '1': '', '2': '', '3': '', '4': [] });
    expect(customValuesOf([extras], [{ option_id: '4', option_value: '41, 42' }])).toEqual({
      '4': ['41', '42'],
    });
  });

  it('[PO-25] are read without the spaces around them, and empty where nothing came', () => {
    const back = (option_value: string | null, option_id = '4') =>
      customValuesOf([extras], [{ option_id, option_value }]);
    expect(back(' 41 ')).toEqual({ '4': ['41'] });
    expect(back('  ')).toEqual({ '4': [] });
    expect(back(null)).toEqual({ '4': [] });
    expect(back('41', '9')).toEqual({ '4': [] });
  });

  it('[PO-25] a list of many values is written as check boxes are', () => {
    const many = { ...extras, type: 'multiple' };
    expect(toCustomItemOptions([many], filled)).toEqual(toCustomItemOptions([extras], filled));
    expect(defaultCustomValues([many])).toEqual({ '4': [] });
  });

  it('[PO-20] a list to select from offers its values as any other list does', () => {
    const select = { ...finish, type: 'select' };
    expect(chosenOptionValues([select], { '3': '31' })).toEqual(finish.values);
    expect(toCustomItemOptions([select], { '3': '99' })).toEqual([
      { option_id: '3', option_value: '' },
    ]);
  });

  it('[PO-20] any text costs nothing', () => {
    const priced = [{ ...engraving, values: legs.values }];
    expect(chosenOptionValues(priced, { '1': '21' })).toEqual([]);
  });

  it('[PO-20] a value that is not chosen does not count', () => {
    expect(chosenOptionValues([extras], {})).toEqual([]);
    expect(toCustomItemOptions([extras], {})).toEqual([{ option_id: '4', option_value: null }]);
  });

  it('[PO-20] a text in parts is one', () => {
    expect(toCustomItemOptions([engraving], { '1': ['Anna', 'Béla'] })).toEqual([
      { option_id: '1', option_value: 'Anna Béla' },
    ]);
  });

  it('[PO-20] a bounded text may be left empty', () => {
    expect(customOptionErrors([{ ...engraving, is_require: false }], {})).toEqual({});
  });

  it('[PO-20] required ones need a value', () => {
    expect(customOptionErrors(options, defaultCustomValues(options))).toEqual({
      '1': 'required',
      '3': 'required',
    });
    const ticked = [{ ...extras, is_require: true }];
    expect(customOptionErrors(ticked, { '4': [] })).toEqual({ '4': 'required' });
    expect(customOptionErrors(ticked, {})).toEqual({ '4': 'required' });
    expect(customOptionErrors(ticked, { '4': ['41'] })).toEqual({});
  });

  it('[PO-20] spaces are no text, and a value must be one that is offered', () => {
    expect(customOptionErrors(options, { ...filled, '1': '  ', '2': '99' })).toEqual({
      '1': 'required',
      '2': 'required',
    });
  });

  it('[PO-20] text may be as long as allowed and no longer', () => {
    expect(customOptionErrors([engraving], { '1': 'Anna Kovác' })).toEqual({});
    expect(customOptionErrors([engraving], { '1': 'Anna Kovács' })).toEqual({ '1': 'too-long' });
    const free = { ...engraving, max_characters: 0 };
    expect(customOptionErrors([free], { '1': 'Anna Kovács' })).toEqual({});
  });

  it.each([
    [undefined, 500],
    [0, 500],
    [10, 10],
    [500, 500],
    [800, 500],
  ])('[PO-22] an option that allows %s characters takes %d', (max_characters, most) => {
    const text = { ...engraving, max_characters };
    expect(textLimit(text)).toBe(most);
    expect(customOptionErrors([text], { '1': 'x'.repeat(most) })).toEqual({});
    expect(customOptionErrors([text], { '1': 'x'.repeat(most + 1) })).toEqual({ '1': 'too-long' });
  });

  it('[PO-22] a value that is not offered is refused, also of what may be left open', () => {
    const open = { ...finish, is_require: false };
    expect(customOptionErrors([open], { '3': '99' })).toEqual({ '3': 'required' });
    expect(customOptionErrors([open], { '3': '' })).toEqual({});
    expect(customOptionErrors([open], {})).toEqual({});
    expect(customOptionErrors([extras], { '4': ['41', '99'] })).toEqual({ '4': 'required' });
    expect(customOptionErrors([extras], { '4': ['41', 'undefined'] })).toEqual({ '4': 'required' });
    expect(customOptionErrors([engraving], { '1': '99' })).toEqual({});
  });

  it('[PO-20] only text has a length', () => {
    expect(customOptionErrors([{ ...legs, max_characters: 1 }], { '2': '22' })).toEqual({});
  });

  it('[PO-20] a value without an id cannot be chosen', () => {
    expect(chosenOptionValues([extras], { '4': '' })).toEqual([]);
    expect(chosenOptionValues([extras], { '4': ['undefined'] })).toEqual([]);
  });

  it('[PO-24] an error is gone once its field is right', () => {
    expect(customOptionErrors(options, filled)).toEqual({});
  });

  it('[PO-20] the values chosen are those that cost something', () => {
    expect(chosenOptionValues(options, filled).map((value) => value.option_type_id)).toEqual([
      22, 31, 41, 42,
    ]);
  });

  it('[PO-25] go on the wire as text, an id, or ids joined by commas', () => {
    expect(toCustomItemOptions(options, filled)).toEqual([
      { option_id: '1', option_value: 'Anna' },
      { option_id: '2', option_value: '22' },
      { option_id: '3', option_value: '31' },
      { option_id: '4', option_value: '41,42' },
    ]);
  });

  it('[PO-25] an unticked box is null, an empty field empty', () => {
    expect(toCustomItemOptions(options, {})).toEqual([
      { option_id: '1', option_value: '' },
      { option_id: '2', option_value: '' },
      { option_id: '3', option_value: '' },
      { option_id: '4', option_value: null },
    ]);
  });
});
