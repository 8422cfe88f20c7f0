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
  /** Required only from a company. */
  readonly company: string;
  readonly text: string;
}

/** The most characters of the words themselves: the rest of the letter says who writes them. Source: FM-20. */
export const maxMessageTextLength = maxMessageLength - 500;

/** A message to the shop; `forCompany` asks for the name of one. Source: FM-20. */
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
