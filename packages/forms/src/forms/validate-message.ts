import { maxCompanyLength, maxMessageLength } from '@shop/contract';
import { emailProblem } from '../fields/email.ts';
import type { FormRules } from '../fields/form-rules.ts';
import { nameProblem } from '../fields/person-name.ts';
import { fieldErrors, type FieldError } from '../fields/field-error.ts';
import { textProblem } from '../fields/text-field.ts';

/** Fields of a message to the shop. */
export interface MessageDetails {
  readonly name: string;
  readonly email: string;
  /** Required for a company only. */
  readonly company: string;
  readonly text: string;
}

/** Maximum length of the message text; the rest of the email is for the sender's details. Source: FM-20. */
export const maxMessageTextLength = maxMessageLength - 500;

/** Validates a message to the shop; `forCompany` requires a company name. Source: FM-20. */
export function validateMessage(
  { name, email, company, text }: MessageDetails,
  rules: Pick<FormRules, 'minNameLength'>,
  { forCompany }: { readonly forCompany: boolean },
): readonly FieldError<keyof MessageDetails>[] {
  return fieldErrors<keyof MessageDetails>([
    ['name', nameProblem(name, rules.minNameLength)],
    ['email', emailProblem(email)],
    ['company', forCompany ? textProblem(company, { max: maxCompanyLength }) : undefined],
    ['text', textProblem(text, { max: maxMessageTextLength })],
  ]);
}
