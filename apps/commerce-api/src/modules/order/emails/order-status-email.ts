import { pickupLines } from '@shop/format';
import { eq } from '../../../db/drizzle.ts';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { shopOrder } from '../../../db/schema/order.ts';
import {
  greetingTo,
  type Email,
  type EmailPart,
  type EmailView,
  shortEmail,
} from '../../emails/index.ts';
import { orderStatusMessages } from './order-status-messages.ts';

type OrderRow = typeof shopOrder.$inferSelect;

/**
 * Tells the buyer that the goods are on their way, or ready where they are fetched; `undefined` when the order names no
 * address.
 */
export function writeShippedEmail(
  db: PostgresJsDatabase,
  orderId: number,
  view: EmailView,
): Promise<Email | undefined> {
  const { shipped, ready } = orderStatusMessages[view.language];
  return writeEmail(db, orderId, view, (order) => ({
    subject: (order.pickupPoint === null ? shipped : ready).subject(order.incrementId),
    parts: [
      ...(order.pickupPoint === null
        ? [
            shipped.onItsWay,
            ...(order.shippingTitle === null
              ? []
              : [`${shipped.shipping}: ${order.shippingTitle}`]),
          ]
        : [ready.waiting, ...pickupLines(order.pickupPoint, view.language)]),
      { label: shipped.withdrawal, url: `${view.shopUrl}/elallas` },
    ],
  }));
}

/** Tells the buyer that the order is off; `undefined` when the order names no address. */
export function writeCanceledEmail(
  db: PostgresJsDatabase,
  orderId: number,
  view: EmailView,
): Promise<Email | undefined> {
  const { canceled } = orderStatusMessages[view.language];
  return writeEmail(db, orderId, view, (order) => ({
    subject: canceled.subject(order.incrementId),
    parts: canceled.paragraphs,
  }));
}

async function writeEmail(
  db: PostgresJsDatabase,
  orderId: number,
  view: EmailView,
  write: (order: OrderRow) => { readonly subject: string; readonly parts: readonly EmailPart[] },
): Promise<Email | undefined> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || order.customerEmail === null) return undefined;
  const { subject, parts } = write(order);
  return shortEmail(view, order.customerEmail, subject, [
    greetingTo(
      { firstname: order.customerFirstname, lastname: order.customerLastname },
      view.language,
    ),
    `${orderStatusMessages[view.language].orderNumber}: ${order.incrementId}`,
    ...parts,
  ]);
}
