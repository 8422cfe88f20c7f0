import { allowedTransitions } from '@shop/orders';
import type { WithdrawalReceipt, WithdrawalRequest } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { ISql, TransactionSql } from 'postgres';
import { emailKey } from '../../customer/index.ts';
import { queueEmail } from '../../emails/index.ts';
import { hashToken } from '../../../tokens/secret-text.ts';
import { withdrawalState } from '../history/withdrawal-period.ts';

/** An order with a proved owner. */
export interface WithdrawableOrder {
  readonly id: number;
  readonly increment_id: string;
  /** True if a withdrawal is possible now, or was made. */
  readonly is_open: boolean;
  /** True if it is not dispatched: the customer may cancel it. */
  readonly is_cancelable: boolean;
}

interface OrderRow {
  readonly id: number;
  readonly increment_id: string;
  readonly status: string;
  readonly customer_id: number | null;
  readonly customer_email: string | null;
  readonly completed_at: Date | null;
}

interface WithdrawalRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly items: string | null;
  readonly bank_account: string | null;
  readonly received_at: Date;
}

/** Returns the order with this number if it is the caller's, or was placed with this email address. */
export async function findWithdrawableOrder(
  sql: ISql,
  proof: Pick<WithdrawalRequest, 'orderNumber' | 'email'>,
  customerId: number | undefined,
  nowMs: EpochMs,
): Promise<WithdrawableOrder | undefined> {
  const [order] = await sql<OrderRow[]>`
    SELECT id, increment_id, status, customer_id, customer_email, (
      SELECT max(changed_at) FROM order_status_change
      WHERE order_id = shop_order.id AND status = 'complete') AS completed_at
    FROM shop_order WHERE increment_id = ${proof.orderNumber.toUpperCase()}`;
  if (order === undefined) return undefined;
  const isCallers = customerId !== undefined && order.customer_id === customerId;
  const isWritten =
    order.customer_email !== null && emailKey(order.customer_email) === emailKey(proof.email);
  if (!isCallers && !isWritten) return undefined;
  const { is_open } = withdrawalState(
    order.status,
    order.completed_at ?? undefined,
    undefined,
    nowMs,
  );
  const is_cancelable = allowedTransitions(order.status, 'customer').includes('canceled');
  return { id: order.id, increment_id: order.increment_id, is_open, is_cancelable };
}

/**
 * Receives a withdrawal, in the caller's transaction, and sends its receipt. A repeated statement returns the existing
 * one; a different one is stored in addition, and the shop is informed of both. Returns only what this caller stated.
 */
export async function receiveWithdrawal(
  tx: TransactionSql,
  order: WithdrawableOrder,
  statement: Pick<WithdrawalRequest, 'name' | 'email' | 'items' | 'bankAccount'>,
  storeCode: string,
  nowMs: number,
): Promise<WithdrawalReceipt> {
  const { name, email, items, bankAccount } = statement;
  const statementHash = hashToken(
    JSON.stringify([name, email, items ?? null, bankAccount ?? null]),
  );
  const [row] = await tx<WithdrawalRow[]>`
    INSERT INTO withdrawal (order_id, name, email, items, bank_account, received_at, statement_hash)
    VALUES (
      ${order.id}, ${name}, ${email}, ${items ?? null}, ${bankAccount ?? null}, ${new Date(nowMs)},
      ${statementHash}
    )
    ON CONFLICT (order_id, statement_hash) DO NOTHING
    RETURNING id, name, email, items, bank_account, received_at`;
  if (row !== undefined) {
    const subject = { withdrawalId: row.id };
    await queueEmail(tx, { kind: 'withdrawal-received', subject }, storeCode, nowMs);
    await queueEmail(tx, { kind: 'withdrawal-notice', subject }, storeCode, nowMs);
    return receipt(order, row);
  }
  const [first] = await tx<WithdrawalRow[]>`
    SELECT id, name, email, items, bank_account, received_at FROM withdrawal
    WHERE order_id = ${order.id} AND statement_hash = ${statementHash}`;
  if (first === undefined) throw new Error('A withdrawal was not kept');
  return receipt(order, first);
}

function receipt(order: WithdrawableOrder, row: WithdrawalRow): WithdrawalReceipt {
  return {
    orderNumber: order.increment_id,
    name: row.name,
    email: row.email,
    ...(row.items === null ? {} : { items: row.items }),
    ...(row.bank_account === null ? {} : { bankAccount: row.bank_account }),
    received_at: row.received_at.toISOString(),
  };
}
