import type { Sql } from 'postgres';

/** Milliseconds for which an ended session is remembered, so that a stolen token of it still tells. */
const sessionMemoryMs = 7 * 24 * 3_600_000;

/** Removes what nobody can use any more. Small enough to run beside requests, harmless to run twice. */
export async function removeWhatIsOver(sql: Sql, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await sql`DELETE FROM cart WHERE expires_at < ${now} AND state <> 'ordered'`;
  await sql`DELETE FROM cart_handoff WHERE expires_at < ${now}`;
  await sql`DELETE FROM password_reset WHERE expires_at < ${now}`;
  await sql`DELETE FROM idempotency_key WHERE expires_at < ${now}`;
  await sql`DELETE FROM session_family WHERE expires_at < ${new Date(nowMs - sessionMemoryMs)}`;
}
