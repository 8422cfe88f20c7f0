import { err, ok, type Result } from '@shop/kernel';
import { moneyFromWire, wireAmount } from '@shop/money';
import type { OperatorAnswer } from '@shop/operator-api';
import {
  attemptReport,
  grantRefusal,
  paymentState,
  planGrant,
  settlementFailure,
  type SettlementFailure,
} from '@shop/payments';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { inTransaction } from '../../db/transaction.ts';
import { withDatabase } from '../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { createJsonLog, createLineWriter, systemClock } from '@shop/platform-node';
import { paymentLines, printLines, refundLine, type RefundOfCommand } from '@shop/shop-cli';
import { createPaymentProviders } from './providers/payment-providers.ts';
import { findOrderPayment, findPayments, lockOrderPayment, totalOf } from './payment-store.ts';
import { settleOrder, type SettlementPorts } from './settle-order.ts';

/** `shop payments show NUMBER`. Returns the exit code: 1 if the order is not paid online. */
export function runPaymentShow(orderNumber: string): Promise<number> {
  return withPayments((ports) => showPayment(ports.sql, orderNumber));
}

/** `shop payments capture NUMBER`: reads the providers, captures, voids and refunds what is due. */
export function runPaymentCapture(orderNumber: string): Promise<number> {
  return withPayments((ports) => settleAndShow(ports, orderNumber));
}

/** `shop payments refund NUMBER AMOUNT`: grants a refund once per name, and executes what is due. */
export function runPaymentRefund(orderNumber: string, refund: RefundOfCommand): Promise<number> {
  return withPayments(async (ports) => {
    const grant = await inTransaction(ports.sql, (tx) => grantWithin(tx, orderNumber, refund));
    if (!grant.ok) {
      printLines([`${orderNumber}: ${grant.error}`]);
      return 1;
    }
    printLines([refundLine(orderNumber, refund, grant.value.isRepeated)]);
    return settleAndShow(ports, orderNumber);
  });
}

/** Settles the payment of an order. Returns the work that failed at the provider and is still due. */
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

/** Grants a refund once per name. Returns the reason of a refusal. `amount`: major units with tax. */
export async function grantWithin(
  tx: TransactionSql,
  orderNumber: string,
  { amount, name, isKey = false }: RefundOfCommand,
): Promise<Result<{ readonly isRepeated: boolean }, string>> {
  const orderPayment = await findOrderPayment(tx, orderNumber);
  const order = orderPayment && (await lockOrderPayment(tx, orderPayment.order_id));
  if (order === undefined) return err('this order is not paid online');
  if (!Number.isFinite(amount)) return err('the amount is a number, such as 4990 or 24.90');
  const money = moneyFromWire(amount, order.currency);
  if (wireAmount(money) !== amount)
    return err(`the amount has more decimals than ${order.currency} has`);
  const { minor } = money;
  // A command without a name sends the amount as the name, also to a remote shop.
  const isNamedByOperator = !isKey && name !== String(amount);
  const refund = { name, isNamedByOperator, amount: minor };
  const decision = planGrant({ ...order, total: order.grand_total }, refund);
  if (decision.kind === 'granted') {
    await tx`
      UPDATE order_payment SET granted = granted + ${minor},
        refunds = refunds || jsonb_build_object(${name}::text, ${minor}::bigint)
      WHERE order_id = ${order.order_id}`;
  }
  const refusal = grantRefusal(decision, order, order.currency);
  return refusal === undefined ? ok({ isRepeated: decision.kind === 'repeated' }) : err(refusal);
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
