import { emailAddress } from '@shop/contract';
import { plainEmail } from '@shop/kernel';
import * as v from 'valibot';
import { fieldError, type ValueError } from './field-error.ts';

/**
 * Checks an email address: one `@`, a domain with a dot, at most 254 characters. Ignores invisible characters (KE-29).
 * The same rule as on the wire. Source: FM-3.
 */
export function emailProblem(email: string): ValueError | undefined {
  if (plainEmail(email) === '') return fieldError('required');
  return v.is(emailAddress, email) ? undefined : fieldError('email-invalid');
}
