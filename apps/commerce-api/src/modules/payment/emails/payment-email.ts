import { paymentFailedEmail, paymentReceivedEmail, paymentRefundedEmail } from '@shop/emails';
import { formatMoney } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import { paymentState } from '@shop/payments';
import type { Sql } from 'postgres';
import { emailTo, type Email, type EmailView } from '../../emails/index.ts';
import { readOrderAddressee } from '../../order/index.ts';
import { findPayments, readOrderPayment, type OrderPaymentRow } from '../payment-store.ts';

/** Informs the buyer that the order is paid; `undefined` if the order has no email address. */
export async function writePaymentReceivedEmail(
  sql: Sql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readAddressee(sql, orderId, view, nowMs);
  if (addressed === undefined) return undefined;
  const { to, order, data } = addressed;
  const amount = amountText(order, order.grand_total, view);
  return emailTo(to, paymentReceivedEmail, { ...data, amount }, view);
}

/** Informs the buyer that an attempt failed; `undefined` if another one succeeded or the order is closed. */
export async function writePaymentFailedEmail(
  sql: Sql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readAddressee(sql, orderId, view, nowMs);
  if (addressed === undefined) return undefined;
  const { to, order, data } = addressed;
  if (paymentState(order, await findPayments(sql, orderId)) !== 'failed') return undefined;
  const paymentUrl = `${view.shopUrl}/payment?order=${encodeURIComponent(order.increment_id)}`;
  return emailTo(to, paymentFailedEmail, { ...data, paymentUrl }, view);
}

/** Informs the buyer of a refund. `amount`: minor units of the order's currency. */
export async function writePaymentRefundedEmail(
  sql: Sql,
  { orderId, amount }: { readonly orderId: number; readonly amount: number },
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readAddressee(sql, orderId, view, nowMs);
  if (addressed === undefined) return undefined;
  const { to, order, data } = addressed;
  return emailTo(
    to,
    paymentRefundedEmail,
    { ...data, amount: amountText(order, amount, view) },
    view,
  );
}

async function readAddressee(sql: Sql, orderId: number, view: EmailView, nowMs: EpochMs) {
  const order = await readOrderPayment(sql, orderId);
  const addressee = await readOrderAddressee(sql, orderId, view, nowMs);
  if (order === undefined || addressee === undefined) return undefined;
  return { to: addressee.to, data: addressee.data, order };
}

const amountText = (
  { currency }: OrderPaymentRow,
  minor: number,
  { language, grouping }: EmailView,
) => formatMoney({ minor, currency }, language, grouping);
