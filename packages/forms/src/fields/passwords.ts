import { maxPasswordLength } from '@shop/contract';
import { characterCount } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** Checks a new password: 8 to 128 characters of any kind, spaces included. The bounds as in FM-1. Source: FM-4. */
export function passwordProblem(password: string, min: number): ValueError | undefined {
  if (password === '') return fieldError('required');
  if (characterCount(password) < min) return fieldError('too-short', { min });
  return password.length > maxPasswordLength
    ? fieldError('too-long', { max: maxPasswordLength })
    : undefined;
}

/** Checks the repeated password. Source: FM-4. */
export function repeatedPasswordProblem(
  password: string,
  repeated: string,
): ValueError | undefined {
  if (repeated === '') return fieldError('required');
  return password === repeated ? undefined : fieldError('passwords-differ');
}
