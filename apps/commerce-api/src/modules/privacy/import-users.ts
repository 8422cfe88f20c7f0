import { readConfig } from '@shop/api-settings';
import type { CustomerRow } from '@shop/operator-api/tables';
import { importCustomers, readInviteDays, type UserImportOptions } from '@shop/shop-cli';
import type { TransactionSql } from 'postgres';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { readShopConfig } from '../../platform/read-shop-config.ts';
import { insertCustomer, updateProfile } from '../customer/index.ts';
import { queueEmail } from '../emails/index.ts';
import { takeOverNewsletter } from '../newsletter/index.ts';
import { dummyHash } from '../session/index.ts';

/** `shop users import FILE`. */
export function runUserImport(file: string, options: UserImportOptions): Promise<number> {
  const days = options.invite === true ? readInviteDays(options.inviteDays) : undefined;
  const config = readConfig(process.env, process.cwd());
  const { multistore, defaultCode, views: all } = readShopConfig(config).stores;
  const views = all.filter(({ code }) => multistore || code === defaultCode);
  return withDatabase(config, 'users', (sql) =>
    importCustomers(file, views, (row) =>
      inTransaction(sql, (tx) => addUser(tx, row, days, Date.now())),
    ),
  );
}

/**
 * Adds a customer without a valid password until one is set by email. `invitationDays`: lifetime of the link in the
 * invitation email; `undefined`: no invitation. False: the email address has an account.
 */
export async function addUser(
  tx: TransactionSql,
  { address, hasAgreed, agreedAt, storeCode, ...person }: CustomerRow,
  invitationDays: number | undefined,
  nowMs: number,
): Promise<boolean> {
  const { email } = person;
  const hash = { passwordHash: dummyHash, createdAt: new Date(nowMs) };
  const added = await insertCustomer(tx, { ...person, ...hash });
  if (!added.ok) return false;
  if (address !== undefined) await updateProfile(tx, added.value.id, { addresses: [address] });
  if (hasAgreed) await takeOverNewsletter(tx, email, new Date(agreedAt ?? nowMs));
  if (invitationDays === undefined) return true;
  const subject = { email, invitationDays };
  await queueEmail(tx, { kind: 'password-reset', subject }, storeCode ?? null, nowMs);
  return true;
}
