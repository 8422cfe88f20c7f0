import type { Order } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { readClaims, serverSecret, signClaims } from '../../tokens/signed-claims.ts';

/** Lifetime of the URL of a file, in milliseconds. */
const linkLifeMs = 24 * 3_600_000;
const claims = v.object({ invoice: v.number(), exp: v.number() });

interface MadeInvoice {
  readonly id: number;
  readonly kind: string;
  readonly number: string;
}

/** Reads the invoices of an order and their corrections, oldest first. */
export function readInvoices(sql: Sql, orderId: number): Promise<readonly MadeInvoice[]> {
  return sql<MadeInvoice[]>`
    SELECT id, kind, number FROM invoice
    WHERE order_id = ${orderId} AND number IS NOT NULL ORDER BY id`;
}

/** Returns them in wire format: with URLs that open their files for a day. */
export async function invoiceDocuments(
  sql: Sql,
  orderId: number,
  nowMs: EpochMs,
): Promise<Pick<Order, 'invoices'>> {
  const invoices = await readInvoices(sql, orderId);
  if (invoices.length === 0) return {};
  const secret = await serverSecret(sql, 'invoice');
  const urlOf = (invoice: number) =>
    `/api/order/invoice/${signClaims(secret, { invoice, exp: nowMs + linkLifeMs })}`;
  return { invoices: invoices.map(({ id, kind, number }) => ({ kind, number, url: urlOf(id) })) };
}

/** Returns the id of the invoice that a token opens; `undefined` for an expired token and for any other text. */
export async function readInvoiceToken(
  sql: Sql,
  token: string,
  nowMs: EpochMs,
): Promise<number | undefined> {
  const read = v.safeParse(claims, readClaims(await serverSecret(sql, 'invoice'), token));
  return read.success && read.output.exp > nowMs ? read.output.invoice : undefined;
}
