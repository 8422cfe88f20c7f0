import { maxPasswordLength } from '@shop/contract';
import { characterCount } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** A new password: 8 to 128 characters, any of them; spaces count. The bounds as in FM-1. Source: FM-4. */
export function passwordProblem(password: string, min: number): ValueError | undefined {
  if (password === '') return fieldError('required');
  if (characterCount(password) < min) return fieldError('too-short', { min });
  return password.length > maxPasswordLength
    ? fieldError('too-long', { max: maxPasswordLength })
    : undefined;
}

/** The password typed a second time. Source: FM-4. */
export function repeatedPasswordProblem(
  password: string,
  repeated: string,
): ValueError | undefined {
  if (repeated === '') return fieldError('required');
  return password === repeated ? undefined : fieldError('passwords-differ');
}
