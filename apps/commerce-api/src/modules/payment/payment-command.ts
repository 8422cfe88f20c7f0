import { moneyFromWire, wireAmount } from '@shop/money';
import type { OperatorAnswer } from '@shop/operator-api';
import { attemptReport, settlementFailure, type SettlementFailure } from '@shop/payments';
import type { ISql, Sql } from 'postgres';
import { withDatabase } from '../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { createJsonLog, createLineWriter, systemClock } from '@shop/platform-node';
import { paymentLines, printLines } from '@shop/shop-cli';
import { createPaymentProviders } from './providers/payment-providers.ts';
import { paymentState } from './payment-document.ts';
import { findOrderPayment, findPayments, totalOf } from './payment-store.ts';
import { settleOrder, type SettlementPorts } from './settle-order.ts';

/** `shop payments show NUMBER`. Returns the exit code: 1 if the order is not paid online. */
export function runPaymentShow(orderNumber: string): Promise<number> {
  return withPayments((ports) => showPayment(ports.sql, orderNumber));
}

/** `shop payments capture NUMBER`: reads the providers, captures, voids and refunds what is due. */
export function runPaymentCapture(orderNumber: string): Promise<number> {
  return withPayments((ports) => settleAndShow(ports, orderNumber));
}

/** `shop payments refund NUMBER AMOUNT`: grants a refund and carries it out. `amount`: major units with tax. */
export function runPaymentRefund(orderNumber: string, amount: string): Promise<number> {
  return withPayments(async (ports) => {
    const refusal = await grantWithin(ports.sql, orderNumber, Number(amount.replace(',', '.')));
    if (refusal === undefined) return settleAndShow(ports, orderNumber);
    printLines([`${orderNumber}: ${refusal}`]);
    return 1;
  });
}

/** Settles the payment of an order. Returns what failed at the provider and is therefore still due. */
export async function settlePayment(
  ports: SettlementPorts,
  orderNumber: string,
): Promise<SettlementFailure | undefined> {
  const order = await findOrderPayment(ports.sql, orderNumber);
  if (order === undefined) return undefined;
  try {
    const failure = await settleOrder(ports, order.order_id);
    return failure && settlementFailure(failure);
  } catch (cause) {
    ports.log.error('payment-settlement-failed', { order: order.order_id, cause });
    return settlementFailure({ kind: 'unreachable' });
  }
}

/** Reads the payment of an order and its attempts. `undefined`: it is not paid online. */
export async function readPaymentReport(
  sql: ISql,
  orderNumber: string,
): Promise<OperatorAnswer<'readPayment'> | undefined> {
  const order = await findOrderPayment(sql, orderNumber);
  if (order === undefined) return undefined;
  const { currency } = order;
  const payments = await findPayments(sql, order.order_id);
  return {
    number: order.increment_id,
    state: paymentState(order, payments),
    title: order.payment_title,
    total: wireAmount(totalOf(order)),
    currency,
    attempts: payments.map(({ provider, reference, state, created_at: createdAt }) => ({
      at: createdAt.toISOString(),
      provider,
      reference,
      ...attemptReport(state, currency),
    })),
  };
}

/** Grants a refund. Returns the reason if it is not granted. `amount`: major units with tax. */
export async function grantWithin(
  sql: ISql,
  orderNumber: string,
  amount: number,
): Promise<string | undefined> {
  const order = await findOrderPayment(sql, orderNumber);
  if (order === undefined) return 'this order is not paid online';
  if (!Number.isFinite(amount)) return 'the amount is a number, such as 4990 or 24.90';
  const { minor } = moneyFromWire(amount, order.currency);
  // The condition is that of the moment of writing: two refunds at a time do not exceed the total.
  const granted = await sql`
    UPDATE order_payment SET granted = granted + ${minor}
    FROM shop_order WHERE shop_order.id = order_payment.order_id
      AND order_payment.order_id = ${order.order_id}
      AND order_payment.state = 'paid' AND ${minor} > 0
      AND granted + ${minor} <= shop_order.grand_total
    RETURNING shop_order.id`;
  if (granted.length === 0) {
    const refundable = wireAmount({
      minor: order.grand_total - order.granted,
      currency: order.currency,
    });
    return `nothing is refunded: it is ${order.state}, and at most ${refundable} can be`;
  }
  return undefined;
}

async function settleAndShow(ports: SettlementPorts, orderNumber: string): Promise<number> {
  const failure = await settlePayment(ports, orderNumber);
  if (failure !== undefined) printLines([`${orderNumber}: ${failure.text}`]);
  const exitCode = await showPayment(ports.sql, orderNumber);
  return failure === undefined ? exitCode : 1;
}

async function showPayment(sql: Sql, orderNumber: string): Promise<number> {
  const report = await readPaymentReport(sql, orderNumber);
  printLines(report === undefined ? [`${orderNumber}: not paid online`] : paymentLines(report));
  return report === undefined ? 1 : 0;
}

function withPayments(work: (ports: SettlementPorts) => Promise<number>): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'payments', async (sql) => {
    const log = createJsonLog({ ...createLineWriter(), stacks: false });
    const payments = await createPaymentProviders(config, { sql, clock: systemClock });
    const { withoutStock } = config.payment;
    return work({ sql, clock: systemClock, log, payments, withoutStock });
  });
}
