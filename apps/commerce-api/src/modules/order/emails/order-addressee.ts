import type { EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import type { EmailView } from '../../emails/index.ts';
import { orderLink } from '../order-access.ts';
import { readInvoices } from '../order-invoices.ts';
import { readOrder } from '../order-rows.ts';

/** Reads the buyer of an order and the data in all its emails; `undefined` if the order has no email address. */
export async function readOrderAddressee(
  sql: Sql,
  orderId: number,
  view: EmailView,
  nowMs: EpochMs,
) {
  const order = await readOrder(sql, orderId);
  if (order === undefined || order.customerEmail === null) return undefined;
  const { incrementId: orderNumber, customerFirstname, customerLastname } = order;
  const customerName = { firstname: customerFirstname, lastname: customerLastname };
  const orderUrl = await orderLink(sql, order, view.shopUrl, nowMs);
  const invoices = await readInvoices(sql, orderId);
  return {
    to: order.customerEmail,
    order,
    data: { orderNumber, customerName, orderUrl, invoices },
  };
}
