import { settleInvoices } from '@shop/invoices';
import type { Sql } from 'postgres';
import type { InvoicePorts } from './invoice-ports.ts';

/** Seconds until the next attempt, by the number of attempts so far. */
const retrySeconds = [30, 120, 600, 3_600, 21_600];
/** Seconds for which one process claims an order: longer than all calls of a document. */
const claimSeconds = 180;
/** Milliseconds between two checks for the end of another process's claim, and number of checks. */
const claimLookMs = 200;
const maxClaimLooks = 100;

interface InvoiceJob {
  readonly order_id: number;
  readonly version: number;
  /** Number of attempts, this one included. */
  readonly attempts: number;
}

/**
 * Creates the documents of the orders that had an event, or of one order, and returns the number of orders. Processes
 * may do so in parallel; a call for one order waits until no other process works on it, 20 seconds at most. An order
 * whose document failed waits longer after each attempt.
 */
export async function makeDueInvoices(ports: InvoicePorts, orderId?: number): Promise<number> {
  let looks = 0;
  for (let count = 0; ;) {
    const job = await claimJob(ports, orderId);
    if (job === undefined) {
      if (orderId === undefined || looks === maxClaimLooks) return count;
      if (!(await isPending(ports, orderId))) return count;
      looks += 1;
      await ports.clock.wait(claimLookMs);
      continue;
    }
    count += 1;
    let failure: object | undefined;
    try {
      const outcome = await settleInvoices(ports.invoices, job.order_id);
      failure = outcome.ok ? undefined : outcome.error;
    } catch (cause) {
      failure = { cause };
    }
    if (failure !== undefined) {
      ports.log.error('invoice-failed', {
        order: job.order_id,
        attempts: job.attempts,
        ...failure,
      });
    }
    await finishJob(ports, job, failure === undefined);
  }
}

/** Deletes the events of orders, for a shop without invoices. */
export async function dropInvoiceJobs(sql: Sql): Promise<void> {
  await sql`DELETE FROM invoice_job`;
}

/** Returns true while another process works on an order: its job is claimed, or is being claimed now. */
async function isPending({ sql, clock }: InvoicePorts, orderId: number): Promise<boolean> {
  const now = new Date(clock.now());
  const jobs = await sql`
    SELECT FROM invoice_job
    WHERE order_id = ${orderId} AND (claimed_until > ${now} OR due_at <= ${now})`;
  return jobs.length > 0;
}

async function claimJob({ sql, clock }: InvoicePorts, orderId?: number) {
  const now = new Date(clock.now());
  const [job] = await sql<InvoiceJob[]>`
    UPDATE invoice_job
    SET attempts = attempts + 1,
      claimed_until = ${now}::timestamptz + ${claimSeconds} * interval '1 second'
    WHERE order_id = (
      SELECT order_id FROM invoice_job
      WHERE due_at <= ${now} AND claimed_until <= ${now}
        ${orderId === undefined ? sql`` : sql`AND order_id = ${orderId}`}
      ORDER BY due_at, order_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING order_id, version, attempts`;
  return job;
}

/** Ends a job unless the order had an event meanwhile: then it is due at once. */
async function finishJob(
  { sql, clock }: InvoicePorts,
  { order_id: orderId, version, attempts }: InvoiceJob,
  isDone: boolean,
): Promise<void> {
  const waitSeconds = retrySeconds[Math.min(attempts, retrySeconds.length) - 1] ?? 0;
  const retryAt = new Date(clock.now() + waitSeconds * 1_000);
  if (isDone) {
    await sql`DELETE FROM invoice_job WHERE order_id = ${orderId} AND version = ${version}`;
  }
  await sql`
    UPDATE invoice_job SET claimed_until = '-infinity',
      due_at = CASE WHEN version = ${version} THEN ${retryAt} ELSE due_at END
    WHERE order_id = ${orderId}`;
}
