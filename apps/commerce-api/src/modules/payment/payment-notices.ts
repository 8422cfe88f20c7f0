import type { OrderPaymentState, PaymentState } from '@shop/payments';
import type { ISql } from 'postgres';
import { queueEmail } from '../emails/index.ts';
import type { OrderPaymentRow } from './payment-store.ts';

/** Milliseconds a shopper has to retry before an email reports the failed attempt. */
const failureNoticeMs = 5 * 60_000;

interface ChangedPayment {
  readonly previousState: PaymentState;
  readonly state: PaymentState;
}

/** Queues the email about a failed attempt, while another attempt is possible. */
export async function notePaymentFailure(
  tx: ISql,
  { order_id: orderId, store_code: storeCode }: OrderPaymentRow,
  {
    state,
    payments,
    nowMs,
  }: {
    readonly state: OrderPaymentState;
    readonly payments: readonly ChangedPayment[];
    readonly nowMs: number;
  },
): Promise<void> {
  const hasFailed = payments.some(
    (payment) => payment.state.status === 'failed' && payment.previousState.status !== 'failed',
  );
  if (state !== 'awaiting' || !hasFailed) return;
  const job = { kind: 'payment-failed', subject: { orderId } } as const;
  await queueEmail(tx, job, storeCode, nowMs + failureNoticeMs);
}

/** Queues the email about a paid order. */
export async function notePaid(tx: ISql, order: OrderPaymentRow, nowMs: number): Promise<void> {
  const job = { kind: 'payment-received', subject: { orderId: order.order_id } } as const;
  await queueEmail(tx, job, order.store_code, nowMs);
}

/** Queues the email about a refund. `amount`: minor units of the order's currency. */
export async function noteRefund(
  sql: ISql,
  orderId: number,
  amount: number,
  nowMs: number,
): Promise<void> {
  const [order] = await sql<{ store_code: string | null }[]>`
    SELECT store_code FROM shop_order WHERE id = ${orderId}`;
  const job = { kind: 'payment-refunded', subject: { orderId, amount } } as const;
  await queueEmail(sql, job, order?.store_code ?? null, nowMs);
}
