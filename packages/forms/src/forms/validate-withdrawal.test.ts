import { withdrawalRequest } from '@shop/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import { validateWithdrawal, type WithdrawalDetails } from './validate-withdrawal.ts';

const whole = {
  name: 'Kiss Anna',
  orderNumber: 'ZG-2026-000123',
  email: 'anna@example.hu',
  bankAccount: '',
};
const account = '11773016-11111018-00000000';

it.each<[story: string, typed: Partial<WithdrawalDetails>, found: readonly string[]]>([
  ['a whole one', {}, []],
  ['one with a bank account', { bankAccount: account }, []],
  ['one with a wrong bank account', { bankAccount: '123' }, ['bankAccount bank-account-invalid']],
  ['a name with what names do not have', { name: 'Kiss Anna (2)' }, []],
  ['no name', { name: '' }, ['name required']],
  ['a name of one letter', { name: 'K' }, ['name too-short']],
  ['too long a name', { name: 'a'.repeat(201) }, ['name too-long']],
  ['no order', { orderNumber: '' }, ['orderNumber required']],
  ['no such order', { orderNumber: 'a'.repeat(41) }, ['orderNumber too-long']],
  ['no address', { email: 'anna' }, ['email email-invalid']],
])('[FM-21] a withdrawal is checked field by field: %s', (_story, typed, found) => {
  const withdrawal = { ...whole, ...typed };
  const problems = validateWithdrawal(withdrawal, rules);
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(found);
  // Input accepted here is accepted on the wire.
  expect(found.length > 0 || v.is(withdrawalRequest, withdrawal)).toBe(true);
});
