import { expect, it } from 'vitest';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import {
  emptyPersonalDetails,
  validatePersonal,
  validateRegistration,
} from './validate-personal.ts';

const fieldsAndCodes = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const personal = {
  firstName: 'Anna',
  lastName: 'Kis',
  emailAddress: ' anna@example.hu ',
  createAccount: false,
};

it('[FM-18] names and an e-mail address are asked for, a password only with an account', () => {
  expect(fieldsAndCodes(validatePersonal(emptyPersonalDetails, '', rules))).toEqual([
    'lastName required',
    'firstName required',
    'emailAddress required',
  ]);
  expect(validatePersonal(personal, '', rules)).toEqual([]);
  const withAccount = { ...personal, createAccount: true };
  expect(fieldsAndCodes(validatePersonal(withAccount, '', rules))).toEqual(['password required']);
  expect(fieldsAndCodes(validatePersonal(withAccount, 'titkos1', rules))).toEqual([
    'password too-short',
  ]);
  expect(validatePersonal(withAccount, 'titkos123', rules)).toEqual([]);
});

it('[FM-19] a registration asks for all of it', () => {
  const { createAccount: _account, ...customer } = personal;
  expect(fieldsAndCodes(validateRegistration({ ...customer, password: '' }, rules))).toEqual([
    'password required',
  ]);
  expect(validateRegistration({ ...customer, password: 'titkos123' }, rules)).toEqual([]);
});
