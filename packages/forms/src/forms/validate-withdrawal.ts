import { maxOrderNumberLength, maxSignatureLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { bankAccountProblem } from '../fields/bank-account.ts';
import { emailProblem } from '../fields/email.ts';
import type { FormRules } from '../fields/form-rules.ts';
import { fieldErrors, type FieldError } from '../fields/field-error.ts';
import { textProblem } from '../fields/text-field.ts';

/** Fields of a withdrawal from a contract, as typed. */
export interface WithdrawalDetails {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  /** Account for the refund of a cash payment; when empty, the refund uses the original payment method. */
  readonly bankAccount: string;
}

/** Validates a withdrawal. The name may have any number of letters. Source: FM-21. */
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
