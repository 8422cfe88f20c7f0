import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maxSkuLength } from '../catalog/max-sku-length.ts';
import { product } from '../catalog/product.ts';
import { calls } from './calls.ts';
import {
  emailAddress,
  nullish,
  shortText,
  sku,
  wireFlag,
  wireId,
  wireNumber,
  wireSku,
  wireText,
} from './scalars.ts';

it.each<[kind: string, schema: v.GenericSchema, sent: unknown, read: unknown]>([
  ['a number', wireNumber, 2, 2],
  ['a number as text', wireNumber, '-2.5', -2.5],
  ['an id as text', wireId, '42', 42],
  ['a flag', wireFlag, true, true],
  ['a flag as a number', wireFlag, 0, false],
  ['a flag as text', wireFlag, '1', true],
  ['a flag that is off as text', wireFlag, '0', false],
  ['text', wireText, 'A-1', 'A-1'],
  ['text as a number', wireText, 12, '12'],
  ['null', v.object({ a: nullish(wireText) }), { a: null }, { a: undefined }],
  ['what is absent', v.object({ a: nullish(wireText) }), {}, {}],
])('[CO-7] reads %s', (_kind, schema, sent, read) => {
  expect(v.parse(schema, sent)).toEqual(read);
});

// findings D6
it.each<[kind: string, schema: v.GenericSchema, typed: string, read: string]>([
  ['a short text', shortText(6), 'Ko\u200bvács\u00ad', 'Kovács'],
  ['an e-mail address', emailAddress, 'mailto:anna\u200b@example.hu', 'anna@example.hu'],
])('[CO-73] reads %s without invisible characters', (_kind, schema, typed, read) => {
  expect(v.parse(schema, typed)).toBe(read);
});

// findings D6
it('[CO-73] reads a coupon code without invisible characters', () => {
  const sent = { token: '', cartId: 'c', coupon: '\u200eŐSZ\u201110 ' };
  expect(v.parse(calls.cartApplyCoupon.query, sent)).toMatchObject({ coupon: 'ŐSZ-10' });
});

// findings C7, C8
it.each([sku, wireSku])('[CO-71] composes the accents of an article number', (schema) => {
  expect(v.parse(schema, 'SZE\u0301K-1')).toBe('SZÉK-1');
});

it('[CO-71] takes the blanks around an article number away', () => {
  expect(v.parse(sku, ' FELHO-1 ')).toBe('FELHO-1');
});

it.each(['', ' ', 'A,B', 'A\tB', 'A\nB', 'x'.repeat(101)])('[CO-71] refuses %j', (text) => {
  expect(v.is(sku, text)).toBe(false);
});

it.each<[kind: string, schema: v.GenericSchema, sent: unknown]>([
  ['no number', wireNumber, 'two'],
  ['a number of another writing', wireNumber, '1e3'],
  ['an endless number', wireNumber, Infinity],
  ['an empty number', wireNumber, ''],
  ['half an id', wireId, 1.5],
  ['an id no number can hold', wireId, '99999999999999999999'],
  ['an id near to another', wireId, 2 ** 53],
  ['an odd flag', wireFlag, 'yes'],
  ['a text that is none', wireText, true],
  ['a missing text', wireText, null],
  ['a sku with a comma', sku, 'A,B'],
  ['an empty sku', sku, ' '],
])('[CO-7] refuses %s', (_kind, schema, sent) => {
  expect(v.safeParse(schema, sent).success).toBe(false);
});

it.each([
  ['typed', sku],
  ['on the wire', wireSku],
])('[CO-61] an article number %s has 100 characters at most', (_where, schema) => {
  expect(v.safeParse(schema, 'x'.repeat(maxSkuLength)).success).toBe(true);
  expect(v.safeParse(schema, 'x'.repeat(101)).success).toBe(false);
});

it('[CO-8] keeps fields of the catalogue that it does not know', () => {
  const chair = { id: 1, sku: 'A', type_id: 'simple', filter_group_7: [12], color: 'kék' };
  expect(v.parse(product, chair)).toMatchObject({ filter_group_7: [12], color: 'kék' });
});
