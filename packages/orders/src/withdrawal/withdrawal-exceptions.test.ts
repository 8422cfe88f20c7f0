import { expect, it } from 'vitest';
import type { Product } from '@shop/contract';
import { withdrawalExceptions, type WithdrawalException } from './withdrawal-exceptions.ts';

const option = (type: string) => ({ option_id: 1, type, values: [] });

it.each<[Product['type_id'], Product['custom_options'], readonly WithdrawalException[]]>([
  ['simple', [], []],
  ['simple', undefined, []],
  ['simple', [option('radio')], []],
  ['simple', [option('radio'), option('field')], ['own-words']],
  ['configurable', [option('area')], ['own-words']],
  ['downloadable', [], ['download']],
  ['downloadable', [option('field')], ['download', 'own-words']],
  ['virtual', [], []],
])('[OR-11] of a product of type %s with options %j are excepted: %j', (type_id, options, all) => {
  expect(withdrawalExceptions({ type_id, custom_options: options })).toEqual(all);
});
