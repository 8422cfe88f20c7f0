import { plainCode } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/**
 * Parses a Hungarian bank account for a refund: `12345678-12345678(-12345678)` or an IBAN from HU. Returns its written
 * form; `undefined` if it is invalid. Source: FM-9.
 */
export function hungarianBankAccount(typed: string): string | undefined {
  const text = plainCode(typed).replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{16}(\d{8})?$/.test(text)) return (text.match(/\d{8}/g) ?? []).join('-');
  return /^HU\d{26}$/.test(text) && hasIbanCheck(text)
    ? (text.match(/.{1,4}/g) ?? []).join(' ')
    : undefined;
}

/** Source: FM-9. */
export function bankAccountProblem(typed: string): ValueError | undefined {
  if (plainCode(typed) === '') return fieldError('required');
  return hungarianBankAccount(typed) === undefined ? fieldError('bank-account-invalid') : undefined;
}

/** Returns true if the rotated IBAN, with letters as 10 to 35, modulo 97 is 1. */
function hasIbanCheck(iban: string): boolean {
  const rotated = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rotated) {
    for (const digit of parseInt(character, 36).toString())
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}
