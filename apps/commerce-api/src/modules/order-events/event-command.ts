import type { Sql } from 'postgres';
import { withDatabase } from '../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { eventLines, print, printLines, type ListItem } from '@shop/shop-cli';
import { resendEvents } from './event-store.ts';

const longestList = 50;
const states: readonly string[] = ['due', 'delivered', 'failed'];

/** `shop webhooks list [STATE]`. */
export function runEventList(state?: string): Promise<number> {
  if (state !== undefined && !states.includes(state)) {
    throw new Error(`"${state}" is none of ${states.join(', ')}.`);
  }
  return withEvents(async (sql) => {
    printLines(eventLines(await listEvents(sql, state)));
    return 0;
  });
}

/** `shop webhooks resend ID…`. Returns the exit code: 1 if an event does not exist. */
export function runEventResend(ids: readonly string[]): Promise<number> {
  const invalidId = ids.find((id) => !/^[1-9]\d{0,15}$/.test(id));
  if (invalidId !== undefined) throw new Error(`"${invalidId}" is no id of the list.`);
  return withEvents(async (sql) => {
    const count = await resendEvents(sql, { ids });
    print(`${count} of ${ids.length} will be sent\n`);
    return count === new Set(ids).size ? 0 : 1;
  });
}

/** `shop webhooks replay SINCE`. */
export function runEventReplay(since: string): Promise<number> {
  const at = Date.parse(since);
  if (Number.isNaN(at)) throw new Error(`"${since}" is no moment: write it as 2026-11-27T08:00Z.`);
  return withEvents(async (sql) => {
    print(`${await resendEvents(sql, { since: new Date(at) })} will be sent\n`);
    return 0;
  });
}

/** Lists events, the newest first, each with the responses to its attempts; 0 for one without a response. */
export async function listEvents(sql: Sql, state?: string): Promise<ListItem<'listEvents'>[]> {
  const events = await sql<(Omit<ListItem<'listEvents'>, 'at'> & { readonly moment: Date })[]>`
    SELECT order_event.id, type, order_event.created_at AS moment, state, increment_id AS order, ARRAY(
      SELECT coalesce(response_status, 0) FROM webhook_attempt
      WHERE event_id = order_event.id ORDER BY webhook_attempt.id) AS responses
    FROM order_event JOIN shop_order ON shop_order.id = order_event.order_id
    ${state === undefined ? sql`` : sql`WHERE order_event.state = ${state}`}
    ORDER BY order_event.id DESC LIMIT ${longestList}`;
  return events.map(({ moment, ...event }) => ({ ...event, at: moment.toISOString() }));
}

function withEvents(work: (sql: Sql) => Promise<number>): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), 'webhooks', work);
}
