import type { Sql } from 'postgres';

/** Milliseconds an event is stored; after that it can no longer be sent. */
const eventMs = 30 * 24 * 3_600_000;
/** Seconds until the next attempt, by the number of attempts so far. The first exceeds the timeout of an attempt. */
const retrySeconds = [15, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Number of attempts after which an event is sent no more unless the operator asks for it. */
export const maxAttempts = retrySeconds.length + 1;

export interface DueEvent {
  readonly id: number;
  readonly order_id: number;
  readonly type: string;
  readonly status: string;
  readonly created_at: Date;
  /** This attempt included. */
  readonly attempts: number;
}

/**
 * Takes the oldest event that is due and postpones it, so that no other process takes it while it is sent. An event
 * waits for the earlier ones of its order.
 */
export async function claimEvent(sql: Sql, nowMs: number): Promise<DueEvent | undefined> {
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
    RETURNING id, order_id, type, status, created_at, attempts`;
  return event;
}

/** Writes an attempt into the log and the state of its event. `responseStatus`: absent if no response came. */
export async function recordAttempt(
  sql: Sql,
  { id, attempts }: DueEvent,
  attempt: { readonly responseStatus: number | undefined; readonly isDelivered: boolean },
  nowMs: number,
): Promise<void> {
  const failedOrDue = attempts >= maxAttempts ? 'failed' : 'due';
  const state = attempt.isDelivered ? 'delivered' : failedOrDue;
  await sql`
    INSERT INTO webhook_attempt (event_id, attempted_at, response_status)
    VALUES (${id}, ${new Date(nowMs)}, ${attempt.responseStatus ?? null})`;
  await sql`UPDATE order_event SET state = ${state} WHERE id = ${id}`;
}

/** Makes events due again, from their first attempt. Returns how many there are. */
export async function resendEvents(
  sql: Sql,
  which: { readonly ids: readonly string[] } | { readonly since: Date },
): Promise<number> {
  const events = await sql`
    UPDATE order_event SET state = 'due', attempts = 0, due_at = '-infinity'
    WHERE ${'ids' in which ? sql`id = ANY (${[...which.ids]}::bigint[])` : sql`created_at >= ${which.since}`}`;
  return events.count;
}

/** Deletes events that are older than 30 days, with their log. */
export async function removeOldEvents(sql: Sql, nowMs: number): Promise<void> {
  await sql`DELETE FROM order_event WHERE created_at < ${new Date(nowMs - eventMs)}`;
}
