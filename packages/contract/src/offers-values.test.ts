import { expect, it } from 'vitest';
import { offersValues, takesMany } from './offers-values.ts';

it.each([
  ['radio', true, false],
  ['select', true, false],
  ['drop_down', true, false],
  ['checkbox', true, true],
  ['multiple', true, true],
  ['field', false, false],
  ['area', false, false],
])('[CO-64] an option of type %s offers values: %s, several at once: %s', (type, offers, many) => {
  expect([offersValues({ type }), takesMany({ type })]).toEqual([offers, many]);
});
