import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 3,000 most common passwords of at least 8 characters, the most common first. From the lists of zxcvbn (MIT). */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Returns true if the password is on the list of common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
