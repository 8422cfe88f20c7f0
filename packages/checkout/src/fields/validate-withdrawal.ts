import { maxOrderNumberLength, maxSignatureLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { bankAccountProblem } from './bank-account.ts';
import { emailProblem } from './email.ts';
import type { FormRules } from '../flow/form-rules.ts';
import { fieldErrors, type FieldError } from './field-error.ts';
import { textProblem } from './text-field.ts';

/** Who withdraws from which contract, as it is typed. */
export interface WithdrawalDetails {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  /** Where the money goes that was paid in cash; empty, back the way it came. */
  readonly bankAccount: string;
}

/**
 * A withdrawal. The name is written as whoever withdraws likes: nobody is held up over a letter. Source: CH-64.
 */
export function validateWithdrawal(
  { name, orderNumber, email, bankAccount }: WithdrawalDetails,
  rules: Pick<FormRules, 'minNameLength'>,
): readonly FieldError<keyof WithdrawalDetails>[] {
  return fieldErrors<keyof WithdrawalDetails>([
    ['name', textProblem(name, { min: rules.minNameLength, max: maxSignatureLength })],
    ['orderNumber', textProblem(orderNumber, { max: maxOrderNumberLength })],
    ['email', emailProblem(email)],
    ['bankAccount', plainCode(bankAccount) === '' ? undefined : bankAccountProblem(bankAccount)],
  ]);
}
