import { err, ok, plainEmail, type Result } from '@shop/kernel';
import type { ISql, PendingQuery, Row } from 'postgres';

/** A customer with an account. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string;
  readonly groupId: number;
  readonly createdAt: Date;
}

export interface NewCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** Normalises an email address: letter case and the encoding of accents do not distinguish accounts. */
export function emailKey(email: string): string {
  return plainEmail(email).toLowerCase();
}

export async function findCustomerByEmail(sql: ISql, email: string): Promise<Customer | undefined> {
  const [row] = await sql<Customer[]>`
    SELECT ${customerColumns(sql)} FROM customer WHERE email_key = ${emailKey(email)}`;
  return row;
}

export async function findCustomer(sql: ISql, id: number): Promise<Customer | undefined> {
  const [row] = await sql<Customer[]>`
    SELECT ${customerColumns(sql)} FROM customer WHERE id = ${id}`;
  return row;
}

function customerColumns(sql: ISql): PendingQuery<Row[]> {
  return sql`id, email, firstname, lastname, password_hash AS "passwordHash", group_id AS "groupId",
    created_at AS "createdAt"`;
}

/** Fields that the shop adds to a new customer. */
export interface NewCustomerIds {
  readonly id: number;
  readonly group_id: number;
}

/** Declines with `email-taken` if the address has an account. */
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
 * Serializes the transactions that use this address until they end, so that a check for an existing account is
 * sufficient: the error of a unique index would write the address into PostgreSQL's log.
 */
export async function lockEmail(sql: ISql, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey(email)}, 0))`;
}
