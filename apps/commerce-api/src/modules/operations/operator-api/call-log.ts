import type { ISql, Sql } from 'postgres';

/** Milliseconds that a call stays in the log. */
const keepMs = 365 * 24 * 3_600_000;

/**
 * A call in the log. `status`: of the response; null while the call runs, or if its process ended. Without a status no
 * change was made; lines of a file may have been stored.
 */
export interface LoggedCall {
  readonly id: number;
  readonly called_at: Date;
  readonly key_name: string;
  readonly call: string;
  readonly subject: string;
  readonly status: number | null;
}

/** Logs a call before its work begins, so that no change is missing. Returns its id. Source: OA-5. */
export async function beginCall(
  sql: ISql,
  { keyName, call, nowMs }: { keyName: string; call: string; nowMs: number },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO operator_call (called_at, key_name, call)
    VALUES (${new Date(nowMs)}, ${keyName}, ${call}) RETURNING id`;
  return row?.id ?? 0;
}

/** Logs the end of a call: with the transaction of its change, or after its work. `subject`: no personal data. */
export async function endCall(
  sql: ISql,
  id: number,
  status: number,
  subject: string,
): Promise<void> {
  await sql`
    UPDATE operator_call SET status = ${status}, subject = ${subject.slice(0, 200)}
    WHERE id = ${id}`;
}

/** Reads the log, the newest first, before the call `beforeId`. */
export async function readCallLog(
  sql: ISql,
  limit: number,
  beforeId = Number.MAX_SAFE_INTEGER,
): Promise<readonly LoggedCall[]> {
  return sql<LoggedCall[]>`
    SELECT id, called_at, key_name, call, subject, status FROM operator_call
    WHERE id < ${beforeId} ORDER BY id DESC LIMIT ${limit}`;
}

/** Deletes calls that are a year old. */
export async function removeOldCalls(sql: Sql, nowMs: number): Promise<void> {
  await sql`DELETE FROM operator_call WHERE called_at < ${new Date(nowMs - keepMs)}`;
}
