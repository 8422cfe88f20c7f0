import { expect, it } from 'vitest';
import { bankTransferDetails, isPaidByTransfer } from './bank-transfer.ts';

const bankAccount = { number: '12345676-12345676-00000000', iban: 'HU42 1177 3016 1111 1018' };
const seller = { name: 'Zugoly Otthon Kft.', bankAccount };

it.each<[language: string, account: string, form: string]>([
  ['hu', bankAccount.number, 'number'],
  ['de', bankAccount.iban, 'iban'],
  ['it', bankAccount.iban, 'iban'],
  ['en', bankAccount.iban, 'iban'],
])(
  '[OR-14] in "%s" a transfer goes to the account %s, which is its %s',
  (language, account, form) => {
    expect(bankTransferDetails(seller, language)).toEqual({ name: seller.name, account, form });
  },
);

it('[OR-14] a transfer goes nowhere where the shop names no account', () => {
  expect(bankTransferDetails(null, 'hu')).toBeUndefined();
  expect(bankTransferDetails({ name: seller.name }, 'hu')).toBeUndefined();
});

it.each([
  ['banktransfer', true],
  ['cashondelivery', false],
  [undefined, false],
])('[OR-14] paid by %s is waited for: %s', (code, isAwaited) => {
  expect(isPaidByTransfer(code)).toBe(isAwaited);
});
