import { formatDateTime } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { eq } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { shopOrder, withdrawal } from '../db/schema/order.ts';
import { escapeHtml, type Letter } from '../mail/letter.ts';

interface Received {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly items: string | null;
  readonly receivedAt: Date;
}

/** The receipt of a withdrawal on a durable medium: what was stated, on which day and at what time. */
export async function writeWithdrawalReceipt(
  db: PostgresJsDatabase,
  withdrawalId: number,
  seller: ShopConfig['seller'],
): Promise<Letter | undefined> {
  const received = await readWithdrawal(db, withdrawalId);
  if (received === undefined) return undefined;
  return letter(received.email, `Elállás beérkezett: ${received.orderNumber}`, [
    [`Kedves ${received.name}!`],
    [
      'Megkaptuk az alábbi elállási nyilatkozatot. Ez a levél a nyilatkozat beérkezését igazolja, érdemes megőrizni.',
    ],
    statementLines(received),
    [
      'A termékeket a nyilatkozat elküldésétől számított 14 napon belül kell visszaküldeni. Ha a csomag még úton van, az átvételtől is vissza lehet küldeni.',
      ...(seller === null ? [] : [`Cím: ${seller.name}, ${seller.seat}`]),
    ],
    [
      'A kifizetett összeget a legolcsóbb szokásos szállítás díjával együtt legkésőbb 14 napon belül, a vásárláskor használt fizetési módon visszafizetjük. A visszafizetés a termékek vagy a feladás igazolásának beérkezéséig visszatartható.',
    ],
    ['Ha a nyilatkozat tévedésből érkezett, ez a levél megválaszolható.'],
    ['Üdvözlettel:', 'Zugoly'],
  ]);
}

/** Tells the shop of a withdrawal; answering it answers the buyer. */
export async function writeWithdrawalNotice(
  db: PostgresJsDatabase,
  withdrawalId: number,
  mailFrom: string,
): Promise<Letter | undefined> {
  const received = await readWithdrawal(db, withdrawalId);
  if (received === undefined) return undefined;
  const to = /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  return {
    ...letter(to, `Elállási nyilatkozat: ${received.orderNumber}`, [statementLines(received)]),
    replyTo: received.email,
  };
}

function statementLines(received: Received): readonly string[] {
  const at = formatDateTime(as<EpochMs>(received.receivedAt.getTime()), 'hu');
  return [
    'Kijelentem, hogy gyakorlom elállási jogomat az alábbi megrendelés tekintetében.',
    `Név: ${received.name}`,
    `Rendelésszám: ${received.orderNumber}`,
    `E-mail-cím: ${received.email}`,
    `Érintett termékek: ${received.items ?? 'a megrendelés összes terméke'}`,
    `Beérkezés dátuma és időpontja: ${at} (budapesti idő szerint)`,
  ];
}

async function readWithdrawal(
  db: PostgresJsDatabase,
  withdrawalId: number,
): Promise<Received | undefined> {
  const [found] = await db
    .select({
      orderNumber: shopOrder.incrementId,
      name: withdrawal.name,
      email: withdrawal.email,
      items: withdrawal.items,
      receivedAt: withdrawal.receivedAt,
    })
    .from(withdrawal)
    .innerJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId))
    .where(eq(withdrawal.id, withdrawalId));
  return found;
}

function letter(to: string, subject: string, paragraphs: readonly (readonly string[])[]): Letter {
  return {
    to,
    subject,
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="hu"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head><body>`,
      ...paragraphs.map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`),
      '</body></html>',
    ].join(''),
  };
}
