import type { Order } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import { readFrom } from '@shop/operator-api';
import type { Sql } from 'postgres';
import { readOrderDocument } from '../history/order-history.ts';

/** Number of orders whose ids are read together. */
const batchSize = 200;

/**
 * Reads the orders that were placed, or had an event, since a time (OA-11), the oldest first. Orders have the format of
 * the API, amounts in major units. Events are stored for 30 days; changes of status forever. `undefined`: all orders.
 */
export async function* exportedOrders(
  sql: Sql,
  since: Date | undefined,
  nowMs: EpochMs,
): AsyncGenerator<Order> {
  for (let afterId = 0; ;) {
    const lastId = await lastStoredId(sql);
    const batch = await sql<{ id: number }[]>`
      SELECT id FROM shop_order
      WHERE id > ${afterId} AND id <= ${lastId} AND ${changedSince(sql, since)}
      ORDER BY id LIMIT ${batchSize}`;
    for (const { id } of batch) {
      const order = await readOrderDocument(sql, id, nowMs);
      // The order was deleted since its id was read.
      if (order !== undefined) yield order;
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    afterId = last.id;
  }
}

/** SQL condition on rows of `shop_order`: placed or changed since a time; without a time every order. Source: OA-11. */
export function changedSince(sql: Sql, since: Date | undefined) {
  if (since === undefined) return sql`true`;
  const from = readFrom(since);
  return sql`(shop_order.created_at >= ${from}
    OR EXISTS (SELECT FROM order_status_change
      WHERE order_id = shop_order.id AND changed_at >= ${from})
    OR EXISTS (SELECT FROM order_event
      WHERE order_id = shop_order.id AND order_event.created_at >= ${from}))`;
}

/** Key of the locks of orders that are being placed. See migration 0046. */
const placingClass = 0x6f_72_64_65;

/**
 * Returns the id up to which all orders are committed. Read it before the orders, so that orders committed in between
 * are included.
 */
export async function lastStoredId(sql: Sql): Promise<number> {
  const [row] = await sql<{ id: number | null }[]>`
    SELECT min(objid::bigint) AS id FROM pg_locks
    WHERE locktype = 'advisory' AND classid::bigint = ${placingClass} AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return row?.id ?? Number.MAX_SAFE_INTEGER;
}
