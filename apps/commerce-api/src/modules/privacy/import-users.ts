import { readConfig } from '@shop/api-settings';
import type { CustomerRow } from '@shop/operator-api/tables';
import { importCustomers, type UserImportOptions } from '@shop/shop-cli';
import type { TransactionSql } from 'postgres';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { insertCustomer, updateProfile } from '../customer/index.ts';
import { queueEmail } from '../emails/index.ts';
import { takeOverNewsletter } from '../newsletter/index.ts';
import { dummyHash } from '../session/index.ts';

/** `shop users import FILE`. */
export const runUserImport = (file: string, options: UserImportOptions): Promise<number> =>
  withDatabase(readConfig(process.env, process.cwd()), 'users', (sql) =>
    importCustomers(file, (row) =>
      inTransaction(sql, (tx) => addUser(tx, row, options, Date.now())),
    ),
  );

/** Adds a customer whom no password fits until one is set by email. False: the email address has an account. */
export async function addUser(
  tx: TransactionSql,
  { address, hasAgreed, agreedAt, ...person }: CustomerRow,
  { invite = false }: UserImportOptions,
  nowMs: number,
): Promise<boolean> {
  const { email } = person;
  const hash = { passwordHash: dummyHash, createdAt: new Date(nowMs) };
  const added = await insertCustomer(tx, { ...person, ...hash });
  if (!added.ok) return false;
  if (address !== undefined) await updateProfile(tx, added.value.id, { addresses: [address] });
  if (hasAgreed) await takeOverNewsletter(tx, email, new Date(agreedAt ?? nowMs));
  if (invite) await queueEmail(tx, { kind: 'password-reset', subject: { email } }, null, nowMs);
  return true;
}
