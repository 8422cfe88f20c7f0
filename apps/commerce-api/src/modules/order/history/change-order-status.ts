import { allowedTransitions, type OrderActor } from '@shop/orders';
import type { OrderStatus } from '@shop/contract';
import type { TransactionSql } from 'postgres';
import { giveCouponBack } from '../../coupon/index.ts';
import { type Cancellation, queueEmail } from '../../emails/index.ts';
import { giveStockBack } from '../placing/order-store.ts';

export interface OrderMove {
  readonly orderId: number;
  readonly to: OrderStatus;
  readonly mover: OrderActor;
  readonly nowMs: number;
  /** Why the order is canceled; absent if `mover` wants it. */
  readonly reason?: Cancellation['reason'];
}

interface MovingRow {
  readonly status: string;
  readonly coupon_code: string | null;
  readonly store_code: string | null;
}

/**
 * Changes the status of an order, in the caller's transaction, with the consequences: emails about a dispatch and a
 * cancellation; a canceled order returns its stock and its coupon. Does nothing if the order has the status already.
 * `false`: the change is not allowed.
 */
export async function changeOrderStatus(tx: TransactionSql, move: OrderMove): Promise<boolean> {
  const { orderId, to, mover, nowMs, reason } = move;
  const [order] = await tx<MovingRow[]>`
    SELECT status, coupon_code, store_code FROM shop_order WHERE id = ${orderId} FOR UPDATE`;
  if (order === undefined) return false;
  if (order.status === to) return true;
  if (!allowedTransitions(order.status, mover).includes(to)) return false;
  await tx`UPDATE shop_order SET status = ${to} WHERE id = ${orderId}`;
  await tx`
    INSERT INTO order_status_change (order_id, status, changed_at, changed_by)
    VALUES (${orderId}, ${to}, ${new Date(nowMs)}, ${mover})`;
  if (to === 'canceled') {
    await giveStockBack(tx, orderId);
    if (order.coupon_code !== null) await giveCouponBack(tx, order.coupon_code);
    const subject = { orderId, ...(reason && { reason }) };
    await queueEmail(tx, { kind: 'order-canceled', subject }, order.store_code, nowMs);
  }
  if (to === 'shipped') {
    await queueEmail(tx, { kind: 'order-shipped', subject: { orderId } }, order.store_code, nowMs);
  }
  return true;
}
