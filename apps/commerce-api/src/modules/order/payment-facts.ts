import type { ISql } from 'postgres';

/** SQL condition: all payments of the order were refunded. `order`: alias of `shop_order` in the query. */
export function isRefunded(sql: ISql, order: string) {
  return sql`(
    EXISTS (SELECT FROM payment WHERE order_id = ${sql(order)}.id
      AND state ->> 'status' = 'refunded')
    AND NOT EXISTS (SELECT FROM payment WHERE order_id = ${sql(order)}.id
      AND state ->> 'status' IN ('captured', 'partly-refunded')))`;
}

/** Returns the payment state of an order that is paid online; `undefined` for any other order. */
export async function readPaymentState(sql: ISql, orderId: number): Promise<string | undefined> {
  const [row] = await sql<{ state: string; isRefunded: boolean }[]>`
    SELECT order_payment.state, ${isRefunded(sql, 'shop_order')} AS "isRefunded"
    FROM order_payment JOIN shop_order ON shop_order.id = order_payment.order_id
    WHERE order_payment.order_id = ${orderId}`;
  return row?.isRefunded === true ? 'refunded' : row?.state;
}
