import { formatDateTime } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import { eq } from '../../../db/drizzle.ts';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { shopOrder, withdrawal } from '../../../db/schema/order.ts';
import { bareAddress } from '../../contact/index.ts';
import {
  escapeHtml,
  greeting,
  type Email,
  type EmailView,
  signature,
  withoutLinks,
} from '../../emails/index.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

interface Received {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly items: string | null;
  readonly bankAccount: string | null;
  readonly receivedAt: Date;
}

/** The receipt of a withdrawal on a durable medium: what was stated, on which day and at what time. */
export async function writeWithdrawalReceipt(
  db: PostgresJsDatabase,
  withdrawalId: number,
  seller: ShopConfig['seller'],
  { language }: EmailView,
): Promise<Email | undefined> {
  const received = await readWithdrawal(db, withdrawalId);
  if (received === undefined) return undefined;
  const said = withdrawalMessages[language];
  return message(language, received.email, said.subject(received.orderNumber), [
    [greeting[language](received.name)],
    [said.received],
    statementLines(received, language),
    [
      said.sendBack,
      ...(seller === null ? [] : [`${said.address}: ${seller.name}, ${seller.seat}`]),
    ],
    [said.refund],
    [said.mistake],
    signature[language],
  ]);
}

/** Tells the shop of a withdrawal, in its own language; answering it answers the buyer. */
export async function writeWithdrawalNotice(
  db: PostgresJsDatabase,
  withdrawalId: number,
  mailFrom: string,
): Promise<Email | undefined> {
  const received = await readWithdrawal(db, withdrawalId);
  if (received === undefined) return undefined;
  const subject = `Elállási nyilatkozat: ${received.orderNumber}`;
  return {
    ...message('hu', bareAddress(mailFrom), subject, [statementLines(received, 'hu')]),
    replyTo: received.email,
  };
}

function statementLines(received: Received, language: EmailView['language']): readonly string[] {
  const { statement, fields, allItems, zone } = withdrawalMessages[language];
  const at = formatDateTime(unsafeBrand<EpochMs>(received.receivedAt.getTime()), language);
  return [
    statement,
    `${fields.name}: ${withoutLinks(received.name)}`,
    `${fields.orderNumber}: ${received.orderNumber}`,
    `${fields.email}: ${received.email}`,
    `${fields.items}: ${withoutLinks(received.items ?? allItems)}`,
    ...(received.bankAccount === null ? [] : [`${fields.bankAccount}: ${received.bankAccount}`]),
    `${fields.receivedAt}: ${at} (${zone})`,
  ];
}

async function readWithdrawal(
  db: PostgresJsDatabase,
  withdrawalId: number,
): Promise<Received | undefined> {
  const [row] = await db
    .select({
      orderNumber: shopOrder.incrementId,
      name: withdrawal.name,
      email: withdrawal.email,
      items: withdrawal.items,
      bankAccount: withdrawal.bankAccount,
      receivedAt: withdrawal.receivedAt,
    })
    .from(withdrawal)
    .innerJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId))
    .where(eq(withdrawal.id, withdrawalId));
  return row;
}

function message(
  language: EmailView['language'],
  to: string,
  subject: string,
  paragraphs: readonly (readonly string[])[],
): Email {
  return {
    to,
    subject,
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(subject)}</title></head><body>`,
      ...paragraphs.map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`),
      '</body></html>',
    ].join(''),
  };
}
