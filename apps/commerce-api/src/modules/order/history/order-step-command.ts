import type { OrderStatus } from '@shop/contract';
import { isPaidByTransfer } from '@shop/orders';
import type { Sql, TransactionSql } from 'postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { readConfig } from '@shop/api-settings';
import { readShopConfig } from '../../../platform/read-shop-config.ts';
import { print } from '@shop/shop-cli';
import { changeOrderStatus } from './change-order-status.ts';
import { trackOrder, trackingRefusal } from './track-order.ts';

/** A step of the shop with an order. */
export type OrderStep = 'pay' | 'dispatch' | 'deliver' | 'cancel';

interface StepResult {
  readonly isDone: boolean;
  readonly text: string;
}

const targets: Readonly<Record<OrderStep, OrderStatus>> = {
  pay: 'processing',
  dispatch: 'shipped',
  deliver: 'complete',
  cancel: 'canceled',
};

/** `shop orders pay|deliver|cancel NUMBER`. Returns the exit code: 1 if the step is not allowed. */
export function runOrderStep(number: string, step: OrderStep): Promise<number> {
  return report(number, (sql) => takeStep(sql, number, step, Date.now()));
}

/** `shop orders dispatch NUMBER [CARRIER CODE]`: stores the parcel first, so that the email has its number. */
export function runOrderDispatch(number: string, carrier?: string, code?: string): Promise<number> {
  if (carrier === undefined) return runOrderStep(number, 'dispatch');
  return report(number, async (sql, shop) => {
    const parcel = { orderNumber: number, carrierCode: carrier, code: code ?? '' };
    const refusal =
      trackingRefusal(shop.orders.carriers, parcel) ??
      (await trackOrder(sql, shop, parcel, Date.now()));
    if (refusal !== undefined) return { isDone: false, text: refusal };
    return takeStep(sql, number, 'dispatch', Date.now());
  });
}

/** `shop orders track NUMBER CARRIER CODE`. */
export function runOrderTrack(number: string, carrierCode: string, code: string): Promise<number> {
  return report(number, async (sql, shop) => {
    const parcel = { orderNumber: number, carrierCode, code };
    const refusal = await trackOrder(sql, shop, parcel, Date.now());
    return { isDone: refusal === undefined, text: refusal ?? `${carrierCode} ${code}` };
  });
}

/** Returns the status of an order after a step. */
export const orderStatusAfter = (step: OrderStep): OrderStatus => targets[step];

/** Takes one step as the shop; see {@link takeStepWithin}. */
export async function takeStep(
  sql: Sql,
  number: string,
  step: OrderStep,
  nowMs: number,
): Promise<StepResult> {
  return inTransaction(sql, (tx) => takeStepWithin(tx, number, step, nowMs));
}

/**
 * Takes one step as the shop, in the caller's transaction. An order that is paid on delivery can be dispatched at once:
 * it passes through `processing`. One that is paid in advance must be paid before its dispatch.
 */
export async function takeStepWithin(
  tx: TransactionSql,
  number: string,
  step: OrderStep,
  nowMs: number,
): Promise<StepResult> {
  const [order] = await tx<
    { id: number; status: string; payment_code: string; payment_state: string | null }[]
  >`
      SELECT id, status, payment_code,
        (SELECT state FROM order_payment WHERE order_id = shop_order.id) AS payment_state
      FROM shop_order WHERE increment_id = ${number} FOR UPDATE`;
  if (order === undefined) return { isDone: false, text: 'no such order' };
  const isOnline = order.payment_state !== null;
  if (step === 'pay' && isOnline) {
    return {
      isDone: false,
      text: 'it is paid online: `shop payments capture` asks the provider',
    };
  }
  const move = (to: OrderStatus) =>
    changeOrderStatus(tx, { orderId: order.id, to, mover: 'shop', nowMs });
  if (step === 'dispatch' && order.status === 'pending') {
    if (isOnline || isPaidByTransfer(order.payment_code)) {
      return { isDone: false, text: 'it is not paid yet: `shop orders pay` first' };
    }
    await move('processing');
  }
  const to = targets[step];
  const isDone = await move(to);
  return {
    isDone,
    text: isDone ? to : `an order that is ${order.status} cannot become ${to}`,
  };
}

async function report(
  number: string,
  work: (sql: Sql, shop: Parameters<typeof trackOrder>[1]) => Promise<StepResult>,
): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const shop = readShopConfig(config);
  return withDatabase(config, 'orders', async (sql) => {
    const { isDone, text } = await work(sql, shop);
    print(`${number}: ${text}\n`);
    return isDone ? 0 : 1;
  });
}
