import { longestPassword } from '@shop/contract';
import { characterCount } from '@shop/kernel';
import { problem, type ValueProblem } from './problem.ts';

/** A new password: 8 to 128 characters, any of them; spaces count. The bounds as in CH-1. Source: CH-4. */
export function passwordProblem(password: string, min: number): ValueProblem | undefined {
  if (password === '') return problem('required');
  if (characterCount(password) < min) return problem('too-short', { min });
  return password.length > longestPassword
    ? problem('too-long', { max: longestPassword })
    : undefined;
}

/** The password typed a second time. Source: CH-4. */
export function repeatedPasswordProblem(
  password: string,
  repeated: string,
): ValueProblem | undefined {
  if (repeated === '') return problem('required');
  return password === repeated ? undefined : problem('passwords-differ');
}
