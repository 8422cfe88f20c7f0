import { invoiceEmail, orderCanceledEmail, orderReadyEmail, orderShippedEmail } from '@shop/emails';
import { formatPickup } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import { type Cancellation, type Email, emailTo, type EmailView } from '../../emails/index.ts';
import { readTracking } from '../order-tracking.ts';
import { readOrderAddressee } from './order-addressee.ts';

/**
 * Informs the buyer that the order was dispatched, or is ready at the pickup point; `undefined` if the order has no
 * email address.
 */
export async function writeShippedEmail(
  sql: Sql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readOrderAddressee(sql, orderId, view, nowMs);
  if (addressed === undefined) return undefined;
  const { to, order, data } = addressed;
  const withdrawalUrl = `${view.shopUrl}/elallas`;
  const { pickupPoint, shippingTitle } = order;
  const parcels = await readTracking(sql, orderId);
  if (pickupPoint !== null && pickupPoint['carrier'] === undefined) {
    return emailTo(to, orderReadyEmail, { ...data, pickupPoint, withdrawalUrl }, view);
  }
  // The parcel is on its way to its point; the carrier announces its arrival.
  const place = pickupPoint && formatPickup(pickupPoint, view.language);
  const title = [shippingTitle, place].filter(Boolean).join(', ') || null;
  const shipped = { ...data, shippingTitle: title, parcels, withdrawalUrl };
  return emailTo(to, orderShippedEmail, shipped, view);
}

/** Informs the buyer that the order was canceled, and why; `undefined` if the order has no email address. */
export async function writeCanceledEmail(
  sql: Sql,
  { orderId, reason }: Cancellation,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readOrderAddressee(sql, orderId, view, nowMs);
  if (addressed === undefined) return undefined;
  const data = { ...addressed.data, ...(reason && { reason }) };
  return emailTo(addressed.to, orderCanceledEmail, data, view);
}

/** Sends the numbers of the invoices again; `undefined` if the order has no email address. */
export async function writeInvoiceEmail(
  sql: Sql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
): Promise<Email | undefined> {
  const addressed = await readOrderAddressee(sql, orderId, view, nowMs);
  return addressed && emailTo(addressed.to, invoiceEmail, addressed.data, view);
}
