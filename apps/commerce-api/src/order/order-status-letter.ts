import { eq } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { shopOrder } from '../db/schema/order.ts';
import { escapeHtml, type Letter } from '../mail/letter.ts';

type OrderRow = typeof shopOrder.$inferSelect;

/** Tells the buyer that the goods are on their way; `undefined` when the order names no address. */
export function writeShippedLetter(
  db: PostgresJsDatabase,
  orderId: number,
  publicUrl: string,
): Promise<Letter | undefined> {
  return writeLetter(db, orderId, (order) => ({
    subject: `Úton van a rendelés: ${order.incrementId}`,
    paragraphs: [
      'A csomagot átadtuk a szállítónak, és úton van a megadott címre.',
      ...(order.shippingTitle === null ? [] : [`Szállítás: ${order.shippingTitle}`]),
      'A megrendeléstől az átvételtől számított 14 napon belül indokolás nélkül el lehet állni:',
      `${publicUrl}/elallas`,
    ],
  }));
}

/** Tells the buyer that the order is off; `undefined` when the order names no address. */
export function writeCanceledLetter(
  db: PostgresJsDatabase,
  orderId: number,
): Promise<Letter | undefined> {
  return writeLetter(db, orderId, (order) => ({
    subject: `Törölt rendelés: ${order.incrementId}`,
    paragraphs: [
      'A rendelést töröltük, a termékeket nem küldjük el.',
      'Ha a rendelés ára már beérkezett hozzánk, legkésőbb 14 napon belül visszafizetjük ugyanazon a módon, ahogyan érkezett.',
      'Ha a törlés nem kérésre történt, ügyfélszolgálatunk erre a levélre válaszolva is elérhető.',
    ],
  }));
}

async function writeLetter(
  db: PostgresJsDatabase,
  orderId: number,
  write: (order: OrderRow) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
  },
): Promise<Letter | undefined> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (order === undefined || order.customerEmail === null) return undefined;
  const { subject, paragraphs } = write(order);
  const all = [
    `Kedves ${order.customerFirstname}!`,
    `Rendelésszám: ${order.incrementId}`,
    ...paragraphs,
  ];
  return {
    to: order.customerEmail,
    subject,
    text: [...all, 'Üdvözlettel:\nZugoly\n'].join('\n\n'),
    html: [
      '<!doctype html><html lang="hu"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head><body>`,
      ...all.map((text) => `<p>${escapeHtml(text)}</p>`),
      '<p>Üdvözlettel:<br>Zugoly</p></body></html>',
    ].join(''),
  };
}
