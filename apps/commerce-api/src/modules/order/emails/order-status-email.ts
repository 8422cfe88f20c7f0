import { pickupLines } from '@shop/format';
import { eq } from '../../../db/drizzle.ts';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { shopOrder } from '../../../db/schema/order.ts';
import {
  greetingTo,
  type Letter,
  type LetterPart,
  type LetterView,
  shortLetter,
} from '../../emails/index.ts';
import { orderStatusWords } from './order-status-messages.ts';

type OrderRow = typeof shopOrder.$inferSelect;

/**
 * Tells the buyer that the goods are on their way, or ready where they are fetched; `undefined` when the order names no
 * address.
 */
export function writeShippedLetter(
  db: PostgresJsDatabase,
  orderId: number,
  view: LetterView,
): Promise<Letter | undefined> {
  const { shipped, ready } = orderStatusWords[view.language];
  return writeLetter(db, orderId, view, (order) => ({
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
export function writeCanceledLetter(
  db: PostgresJsDatabase,
  orderId: number,
  view: LetterView,
): Promise<Letter | undefined> {
  const { canceled } = orderStatusWords[view.language];
  return writeLetter(db, orderId, view, (order) => ({
    subject: canceled.subject(order.incrementId),
    parts: canceled.paragraphs,
  }));
}

async function writeLetter(
  db: PostgresJsDatabase,
  orderId: number,
  view: LetterView,
  write: (order: OrderRow) => { readonly subject: string; readonly parts: readonly LetterPart[] },
): Promise<Letter | undefined> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || order.customerEmail === null) return undefined;
  const { subject, parts } = write(order);
  return shortLetter(view, order.customerEmail, subject, [
    greetingTo(
      { firstname: order.customerFirstname, lastname: order.customerLastname },
      view.language,
    ),
    `${orderStatusWords[view.language].orderNumber}: ${order.incrementId}`,
    ...parts,
  ]);
}
