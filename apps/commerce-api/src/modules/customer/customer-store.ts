import { err, ok, plainEmail, type Result } from '@shop/kernel';
import { eq } from '../../db/drizzle.ts';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { ISql } from 'postgres';
import { customer } from '../../db/schema/account.ts';

export type Customer = typeof customer.$inferSelect;

export interface NewCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Normalises an address: letter case and the coding of accents do not distinguish accounts. */
export function emailKey(email: string): string {
  return plainEmail(email).toLowerCase();
}

export async function findCustomerByEmail(
  db: PostgresJsDatabase,
  email: string,
): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.emailKey, emailKey(email)));
  return row;
}

export async function findCustomer(
  db: PostgresJsDatabase,
  id: number,
): Promise<Customer | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.id, id));
  return row;
}

/** Fields the shop adds to a new customer. */
export interface NewCustomerIds {
  readonly id: number;
  readonly group_id: number;
}

/** Declines with `email-taken` if somebody has an account with that address. */
export async function insertCustomer(
  sql: ISql,
  { email, firstname, lastname, passwordHash, createdAt }: NewCustomer,
): Promise<Result<NewCustomerIds, 'email-taken'>> {
  await lockEmail(sql, email);
  const [row] = await sql<NewCustomerIds[]>`
    INSERT INTO customer (email, email_key, firstname, lastname, password_hash, created_at)
    VALUES (${email}, ${emailKey(email)}, ${firstname}, ${lastname}, ${passwordHash}, ${createdAt})
    ON CONFLICT (email_key) DO NOTHING
    RETURNING id, group_id`;
  return row === undefined ? err('email-taken') : ok({ ...row });
}

/**
 * Makes whoever wants this address wait for one another until the transaction ends, so that looking whether it is free
 * is enough: what PostgreSQL says of a second one holds the address, and would stand in its log.
 */
export async function lockEmail(sql: ISql, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey(email)}, 0))`;
}
