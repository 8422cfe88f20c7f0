import { expect, it } from 'vitest';
import { isMultiSelect, isSelectOption } from './custom-option-kind.ts';

it.each([
  ['radio', true, false],
  ['select', true, false],
  ['drop_down', true, false],
  ['checkbox', true, true],
  ['multiple', true, true],
  ['field', false, false],
  ['area', false, false],
])('[PO-47] an option of type %s offers values: %s, several at once: %s', (type, offers, many) => {
  expect([isSelectOption({ type }), isMultiSelect({ type })]).toEqual([offers, many]);
});
