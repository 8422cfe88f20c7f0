import { withdrawalNoticeEmail, withdrawalReceiptEmail } from '@shop/emails';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { ShopConfig } from '@shop/shop-config';
import type { ISql } from 'postgres';
import { bareAddress } from '../../contact/index.ts';
import { type Email, emailTo, type EmailView } from '../../emails/index.ts';

interface WithdrawalRow {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly items: string | null;
  readonly bankAccount: string | null;
  readonly receivedAt: Date;
}

/** Writes the receipt of a withdrawal on a durable medium: its content, day and time. */
export async function writeWithdrawalReceipt(
  sql: ISql,
  withdrawalId: number,
  seller: ShopConfig['seller'],
  view: EmailView,
): Promise<Email | undefined> {
  const statement = await readWithdrawal(sql, withdrawalId);
  if (statement === undefined) return undefined;
  return emailTo(statement.email, withdrawalReceiptEmail, { statement, seller }, view);
}

/** Informs the shop of a withdrawal, in its own language; a reply goes to the buyer. */
export async function writeWithdrawalNotice(
  sql: ISql,
  withdrawalId: number,
  mailFrom: string,
  view: EmailView,
): Promise<Email | undefined> {
  const statement = await readWithdrawal(sql, withdrawalId);
  if (statement === undefined) return undefined;
  return {
    ...emailTo(bareAddress(mailFrom), withdrawalNoticeEmail, { statement }, view),
    replyTo: statement.email,
  };
}

async function readWithdrawal(sql: ISql, withdrawalId: number) {
  const [row] = await sql<WithdrawalRow[]>`
    SELECT increment_id AS "orderNumber", name, email, items, bank_account AS "bankAccount",
      received_at AS "receivedAt"
    FROM withdrawal JOIN shop_order ON shop_order.id = withdrawal.order_id
    WHERE withdrawal.id = ${withdrawalId}`;
  return row && { ...row, receivedAt: unsafeBrand<EpochMs>(row.receivedAt.getTime()) };
}
