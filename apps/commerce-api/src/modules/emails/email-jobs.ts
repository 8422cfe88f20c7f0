import type { Clock, Log } from '@shop/kernel';
import type { ISql, Sql } from 'postgres';
import type { Email } from './email.ts';
import type { EmailTransport } from './email-transport.ts';

/** An email to be written, with its data. */
export type EmailJob =
  | { readonly kind: 'order-placed'; readonly subject: { readonly orderId: number } }
  | { readonly kind: 'order-code'; readonly subject: { readonly orderId: number } }
  | { readonly kind: 'order-shipped'; readonly subject: { readonly orderId: number } }
  | { readonly kind: 'withdrawal-received'; readonly subject: { readonly withdrawalId: number } }
  | { readonly kind: 'withdrawal-notice'; readonly subject: { readonly withdrawalId: number } }
  | { readonly kind: 'order-canceled'; readonly subject: Cancellation }
  | { readonly kind: 'invoice'; readonly subject: { readonly orderId: number } }
  | { readonly kind: 'payment-received'; readonly subject: { readonly orderId: number } }
  | { readonly kind: 'payment-failed'; readonly subject: { readonly orderId: number } }
  | {
      readonly kind: 'payment-refunded';
      /** Minor units of the order's currency. */
      readonly subject: { readonly orderId: number; readonly amount: number };
    }
  | {
      readonly kind: 'password-reset';
      readonly subject: { readonly email: string; readonly invitationDays?: number };
    }
  | {
      readonly kind: 'email-change';
      readonly subject: { readonly customerId: number; readonly email: string };
    }
  | { readonly kind: 'account-erased'; readonly subject: { readonly email: string } }
  | { readonly kind: 'email-changed'; readonly subject: { readonly email: string } }
  | { readonly kind: 'newsletter-asked'; readonly subject: { readonly subscriptionId: number } }
  | { readonly kind: 'newsletter-confirmed'; readonly subject: { readonly subscriptionId: number } }
  | { readonly kind: 'back-in-stock'; readonly subject: { readonly alertId: number } }
  | { readonly kind: 'contact'; readonly subject: ContactMessage }
  | { readonly kind: 'contact-received'; readonly subject: { readonly email: string } };

/** Canceled order. `reason`: `unpaid` if its time to pay is over; absent if somebody canceled it. */
export interface Cancellation {
  readonly orderId: number;
  readonly reason?: 'unpaid';
}

/** Message of a shopper to the shop. */
export interface ContactMessage {
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** One of the shop's addresses; absent: the default one. */
  readonly to?: string | undefined;
}

/** Writes the email of a job in the language of a view, just before it is sent; `undefined`: there is no recipient. */
type EmailWriters = {
  readonly [Kind in EmailJob['kind']]: (
    subject: Extract<EmailJob, { kind: Kind }>['subject'],
    storeCode?: string | null,
  ) => Promise<Email | undefined>;
};

const firstRetryMs = 60_000;
const longestRetryMs = 3_600_000;
/** Milliseconds after which an unsent email is dropped and logged. */
const givenUpAfterMs = 7 * 24 * 3_600_000;

/**
 * Queues an email in the caller's transaction: it is sent only if the transaction commits. `storeCode`: view of the
 * email; `null`: the default one.
 */
export async function queueEmail(
  sql: ISql,
  job: EmailJob,
  storeCode: string | null,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await sql`
    INSERT INTO mail_job (kind, subject, store_code, created_at, due_at)
    VALUES (${job.kind}, ${JSON.stringify(job.subject)}::text::jsonb, ${storeCode}, ${now}, ${now})`;
}

export interface EmailSenderPorts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: EmailTransport;
  readonly writers: EmailWriters;
}

interface JobRow {
  readonly id: number;
  readonly kind: EmailJob['kind'];
  readonly subject: never;
  readonly store_code: string | null;
  readonly created_at: Date;
}

/**
 * Sends the emails that are due, one by one, and returns the number sent. Processes may do so in parallel. A failed
 * email waits a minute, then twice as long each time, up to an hour. If the process ends while sending, the email is
 * sent again.
 */
export async function sendDueEmails(ports: EmailSenderPorts): Promise<number> {
  for (let sentCount = 0; ;) {
    const job = await claimJob(ports.sql, ports.clock.now());
    if (job === undefined) return sentCount;
    try {
      const message = await ports.writers[job.kind](job.subject, job.store_code);
      if (message !== undefined) await ports.transport(message);
      await ports.sql`DELETE FROM mail_job WHERE id = ${job.id}`;
      sentCount += message === undefined ? 0 : 1;
    } catch (error) {
      const isHopeless = ports.clock.now() - job.created_at.getTime() > givenUpAfterMs;
      ports.log.error(isHopeless ? 'mail-given-up' : 'mail-failed', {
        kind: job.kind,
        job: job.id,
        cause: error,
      });
      if (isHopeless) await ports.sql`DELETE FROM mail_job WHERE id = ${job.id}`;
    }
  }
}

/** Takes the next due job and postpones it, so that no other process takes it while it is sent. */
async function claimJob(sql: Sql, nowMs: number): Promise<JobRow | undefined> {
  const now = new Date(nowMs);
  const [job] = await sql<JobRow[]>`
    UPDATE mail_job
    SET attempts = attempts + 1,
      due_at = ${now}::timestamptz
        + least(${firstRetryMs} * power(2, attempts), ${longestRetryMs}) * interval '1 millisecond'
    WHERE id = (
      SELECT id FROM mail_job WHERE due_at <= ${now}
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, subject, store_code, created_at`;
  return job;
}
