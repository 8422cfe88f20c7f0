import {
  maxAttempts,
  retrySeconds,
  type DeliveryStore,
  type DueEvent,
  type ReportStore,
} from '@shop/order-events';
import { readFrom } from '@shop/operator-api';
import type { ISql, Sql } from 'postgres';
import { readOrderDocument } from '../order/index.ts';

/** Milliseconds an event is stored; after that it can no longer be sent. */
const eventMs = 30 * 24 * 3_600_000;
/** Milliseconds after which a report without a response is repeated. */
const reportAgainMs = 15 * 60_000;

/** Storage of the deliveries to the webhook. */
export const deliveryStore = (sql: Sql): DeliveryStore => ({
  async claim(nowMs) {
    const now = new Date(nowMs);
    const [event] = await sql<DueEvent[]>`
      UPDATE order_event
      SET attempts = attempts + 1,
        due_at = ${now}::timestamptz
          + (${retrySeconds}::int[])[least(attempts + 1, ${retrySeconds.length})] * interval '1 second'
      WHERE id = (
        SELECT id FROM order_event AS candidate
        WHERE state = 'due' AND due_at <= ${now} AND NOT EXISTS (
          SELECT FROM order_event AS earlier
          WHERE earlier.state = 'due' AND earlier.order_id = candidate.order_id
            AND earlier.id < candidate.id)
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, order_id, type, status, amount, created_at, attempts`;
    return event;
  },
  async record({ id, attempts }, attempt, nowMs) {
    const failedOrDue = attempts >= maxAttempts ? 'failed' : 'due';
    const state = attempt.isDelivered ? 'delivered' : failedOrDue;
    await sql`
      INSERT INTO webhook_attempt (event_id, attempted_at, response_status)
      VALUES (${id}, ${new Date(nowMs)}, ${attempt.responseStatus ?? null})`;
    await sql`UPDATE order_event SET state = ${state} WHERE id = ${id}`;
  },
  readOrder: (orderId, nowMs) => readOrderDocument(sql, orderId, nowMs),
});

/** Storage of the reports to Google Analytics. */
export const reportStore = (sql: Sql): ReportStore => ({
  async claim(nowMs) {
    const [event] = await sql<Awaited<ReturnType<ReportStore['claim']>>[]>`
      UPDATE order_event SET report_due_at = ${new Date(nowMs + reportAgainMs)}
      WHERE id = (
        SELECT id FROM order_event WHERE report_due_at <= ${new Date(nowMs)}
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, order_id, type, amount, created_at, coalesce((
        SELECT granted FROM order_payment
        WHERE order_payment.order_id = order_event.order_id), 0) AS granted`;
    return event;
  },
  async settle({ id }) {
    await sql`UPDATE order_event SET report_due_at = NULL WHERE id = ${id}`;
  },
  readOrder: (orderId, nowMs) => readOrderDocument(sql, orderId, nowMs),
});

/** Marks all events as reported: a browser or another server reports them. */
export async function skipReports(sql: Sql): Promise<void> {
  await sql`UPDATE order_event SET report_due_at = NULL WHERE report_due_at IS NOT NULL`;
}

/** Makes events due again, from their first attempt. Returns how many there are. */
export async function resendEvents(
  sql: ISql,
  which: { readonly ids: readonly string[] } | { readonly since: Date },
): Promise<number> {
  const events = await sql`
    UPDATE order_event SET state = 'due', attempts = 0, due_at = '-infinity'
    WHERE ${'ids' in which ? sql`id = ANY (${[...which.ids]}::bigint[])` : sql`created_at >= ${readFrom(which.since)}`}`;
  return events.count;
}

/** Deletes events that are older than 30 days, with their log. */
export async function removeOldEvents(sql: Sql, nowMs: number): Promise<void> {
  await sql`DELETE FROM order_event WHERE created_at < ${new Date(nowMs - eventMs)}`;
}
