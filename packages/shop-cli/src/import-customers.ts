import { basename } from 'node:path';
import type { CustomerRow, CustomerView } from '@shop/operator-api/tables';
import { printRefused, readTableText } from './terminal/table-file.ts';
import { printLines } from './terminal/terminal-text.ts';

/** Parses the days of `--invite-days`. Errors: throws for a value outside 2 to 30. */
export function readInviteDays(text = '7'): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 2 && days <= 30) return days;
  throw new Error(`--invite-days is a number of days from 2 to 30, not "${text}".`);
}

/**
 * Stores the customers of a file one by one, and prints counts and line numbers, never their data. `views`: store views
 * of the shop. `store` returns false for an email address that has an account. Returns the exit code: 1 if a row was
 * refused.
 * Errors: rejects for a file that is not a table of customers, and with the error of `store`; earlier rows stay stored.
 */
export async function importCustomers(
  file: string,
  views: readonly CustomerView[],
  store: (customer: CustomerRow) => Promise<boolean>,
): Promise<number> {
  const name = basename(file);
  const { readCustomers } = await import('@shop/operator-api/tables');
  const table = readCustomers(await readTableText(file), views);
  if ('missing' in table) throw new Error(`${name} has no column ${table.missing}.`);
  printRefused(name, table.refused);
  let addedCount = 0;
  for (const row of table.rows) {
    if (await store(row)) addedCount += 1;
    else printLines([`${name}:${row.line}: has an account: left as it is`]);
  }
  const knownCount = table.rows.length - addedCount;
  printLines([
    `${name}: ${addedCount} added, ${knownCount} had an account, ${table.refused.length} refused`,
  ]);
  return table.refused.length > 0 ? 1 : 0;
}
