import type { Sql, TransactionSql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { emailKey } from '../customer/index.ts';
import { eraseCustomer } from './erase-customer.ts';
import { customerLines, print, printLines, type ListItem } from '@shop/shop-cli';

const longestList = 50;

/** `shop users list [TEXT]`. */
export async function runUserList(text?: string): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), 'users', async (sql) => {
    printLines(customerLines(await listUsers(sql, text)));
    return 0;
  });
}

/** `shop users erase EMAIL`. Returns the exit code: 1 if there is no such customer or an order is in progress. */
export async function runUserErase(email: string): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), 'users', async (sql) => {
    const outcome = await eraseUser(sql, email, Date.now());
    print(`${email}: ${outcome}\n`);
    return outcome === 'erased' ? 0 : 1;
  });
}

/** Lists the newest customers, or those with the text in their name or email address. */
export async function listUsers(sql: Sql, text = ''): Promise<ListItem<'findCustomers'>[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await sql<
    (Omit<ListItem<'findCustomers'>, 'created_at'> & { readonly moment: Date })[]
  >`
    SELECT id, created_at AS moment, email, firstname, lastname, (
      SELECT count(*)::int FROM shop_order WHERE customer_id = customer.id) AS orders
    FROM customer
    WHERE email ILIKE ${like} OR lastname || ' ' || firstname ILIKE ${like}
    ORDER BY id DESC LIMIT ${longestList}`;
  return rows.map(({ moment, ...row }) => ({ ...row, created_at: moment.toISOString() }));
}

/** Erases the customer with this email address. */
export async function eraseUser(
  sql: Sql | TransactionSql,
  email: string,
  nowMs: number,
): Promise<'erased' | 'no such customer' | 'an order is under way'> {
  return inTransaction(sql, async (tx) => {
    const [customer] = await tx<{ id: number }[]>`
      SELECT id FROM customer WHERE email_key = ${emailKey(email)}`;
    if (customer === undefined) return 'no such customer';
    const isErased = await eraseCustomer(tx, customer.id, null, nowMs);
    return isErased ? 'erased' : 'an order is under way';
  });
}
