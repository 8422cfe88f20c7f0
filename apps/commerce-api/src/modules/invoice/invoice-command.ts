import { createJsonLog, createLineWriter, systemClock } from '@shop/platform-node';
import type { ISql } from 'postgres';
import { withDatabase } from '../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { readShopConfig } from '../../platform/read-shop-config.ts';
import { print } from '@shop/shop-cli';
import { queueEmail } from '../emails/index.ts';
import { readInvoices } from '../order/index.ts';
import { makeDueInvoices } from './invoice-jobs.ts';
import { invoicePorts, type InvoicePorts } from './invoice-ports.ts';

/** Milliseconds in which the running shop creates a document. */
const shopMs = 3_000;
/** Reported for an order without documents. */
export const noInvoice = 'there is nothing to invoice yet, or the service failed: see the log';

/** `shop orders invoice NUMBER`. Returns the exit code: 1 if the order still has no invoice. */
export function runOrderInvoice(orderNumber: string): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const shop = readShopConfig(config);
  return withDatabase(config, 'invoices', async (sql) => {
    const log = createJsonLog({ ...createLineWriter(), stacks: false });
    const clock = systemClock;
    const ports = invoicePorts({ sql, clock, log, config, shop });
    const text = await sendInvoice({ sql, clock }, orderNumber, ports);
    print(`${orderNumber}: ${text}\n`);
    return text.startsWith('sent: ') ? 0 : 1;
  });
}

/** Returns the report of `shop orders invoice`. Without `ports` the running shop creates the documents. */
export async function sendInvoice(
  { sql, clock }: Pick<InvoicePorts, 'sql' | 'clock'>,
  orderNumber: string,
  ports: InvoicePorts | undefined,
): Promise<string> {
  const numbers = await sendInvoices({ sql, clock }, orderNumber, ports);
  if (numbers === undefined) return 'no such order';
  return numbers.length === 0 ? noInvoice : `sent: ${numbers.join(', ')}`;
}

/**
 * Creates the missing documents of an order and sends its numbers to the buyer again. Returns the numbers; `undefined`:
 * no such order. Without `ports`, whose settings only the running shop may have, that shop creates them.
 */
export async function sendInvoices(
  { sql, clock }: Pick<InvoicePorts, 'sql' | 'clock'>,
  orderNumber: string,
  ports: InvoicePorts | undefined,
): Promise<readonly string[] | undefined> {
  const [order] = await sql<{ id: number; store_code: string | null }[]>`
    SELECT id, store_code FROM shop_order WHERE increment_id = ${orderNumber}`;
  if (order === undefined) return undefined;
  await queueInvoice(sql, order.id);
  await (ports === undefined ? clock.wait(shopMs) : makeDueInvoices(ports, order.id));
  const numbers = (await readInvoices(sql, order.id)).map(({ number }) => number);
  if (numbers.length > 0) {
    const job = { kind: 'invoice', subject: { orderId: order.id } } as const;
    await queueEmail(sql, job, order.store_code, clock.now());
  }
  return numbers;
}

/** Marks the documents of an order as due. */
export async function queueInvoice(sql: ISql, orderId: number): Promise<void> {
  await sql`
    INSERT INTO invoice_job (order_id) VALUES (${orderId})
    ON CONFLICT (order_id) DO UPDATE SET version = invoice_job.version + 1, due_at = '-infinity'`;
}
