import { emailProblem } from '../fields/email.ts';
import { fieldErrors, type FieldError } from '../fields/field-error.ts';
import type { FormRules } from '../fields/form-rules.ts';
import { passwordProblem } from '../fields/passwords.ts';
import { nameProblem } from '../fields/person-name.ts';

/** Personal details of the shopper. Source: product specification, section 3, Checkout. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  /** The password is never stored with these details; see `Checkout.setPassword`. */
  readonly createAccount: boolean;
}

/** Initial state of the personal details. Source: FM-18. */
export const emptyPersonalDetails: PersonalDetails = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  createAccount: false,
};

/** A field of the personal details. Source: FM-18. */
export type PersonalField = keyof PersonalDetails | 'password';

/** Validates the personal details; with a new account, its password as well. Source: FM-18. */
export function validatePersonal(
  details: PersonalDetails,
  password: string,
  rules: FormRules,
): readonly FieldError<PersonalField>[] {
  const account = details.createAccount
    ? ([['password', passwordProblem(password, rules.minPasswordLength)]] as const)
    : [];
  return fieldErrors<PersonalField>([
    ['lastName', nameProblem(details.lastName, rules.minNameLength)],
    ['firstName', nameProblem(details.firstName, rules.minNameLength)],
    ['emailAddress', emailProblem(details.emailAddress)],
    ...account,
  ]);
}

/** Validates a registration form. Source: FM-19. */
export function validateRegistration(
  customer: Omit<PersonalDetails, 'createAccount'> & { readonly password: string },
  rules: FormRules,
): readonly FieldError<PersonalField>[] {
  return validatePersonal({ ...customer, createAccount: true }, customer.password, rules);
}
