import { expect, it } from 'vitest';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import {
  emptyPersonalDetails,
  validatePersonal,
  validateRegistration,
} from './validate-personal.ts';

const fieldsAndCodes = (problems: readonly { field: string; code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const noPassword = { password: '', repeatedPassword: '' };
const personal = {
  firstName: 'Anna',
  lastName: 'Kis',
  emailAddress: ' anna@example.hu ',
  createAccount: false,
};

it('[FM-18] names and an e-mail address are asked for, a password only with an account', () => {
  expect(fieldsAndCodes(validatePersonal(emptyPersonalDetails, noPassword, rules))).toEqual([
    'lastName required',
    'firstName required',
    'emailAddress required',
  ]);
  expect(validatePersonal(personal, noPassword, rules)).toEqual([]);
  const withAccount = { ...personal, createAccount: true };
  expect(fieldsAndCodes(validatePersonal(withAccount, noPassword, rules))).toEqual([
    'password required',
    'repeatedPassword required',
  ]);
  const typed = { password: 'titkos123', repeatedPassword: 'titkos124' };
  expect(fieldsAndCodes(validatePersonal(withAccount, typed, rules))).toEqual([
    'repeatedPassword passwords-differ',
  ]);
});

it('[FM-19] a registration asks for all of it', () => {
  const { createAccount: _account, ...customer } = personal;
  expect(fieldsAndCodes(validateRegistration({ ...customer, ...noPassword }, rules))).toEqual([
    'password required',
    'repeatedPassword required',
  ]);
  const typed = { password: 'titkos123', repeatedPassword: 'titkos123' };
  expect(validateRegistration({ ...customer, ...typed }, rules)).toEqual([]);
});
