import type { OperatorAnswer } from '@shop/operator-api';
import type { ISql } from 'postgres';
import type { ApiContext } from '../../../context.ts';
import {
  changedSince,
  lastStoredId,
  orderStatusAfter,
  readOrderDocument,
  takeStepWithin,
  trackOrder,
} from '../../../order/index.ts';
import { invoicePorts, noInvoice, queueInvoice, sendInvoices } from '../../../invoice/index.ts';
import {
  grantWithin,
  paymentPorts,
  readPaymentReport,
  settlePayment,
} from '../../../payment/index.ts';
import type { ChangeHandlers, FollowUps, Handlers } from './handlers.ts';
import { paymentRefusal, refusal, unknownOrder } from './refusal-http.ts';

/** Reads orders. */
export function orderReaders({
  sql,
  clock,
}: Pick<ApiContext, 'sql' | 'clock'>): Handlers<'listOrders' | 'readOrder' | 'readPayment'> {
  return {
    async listOrders({ query: { after, limit, sort, status, since } }) {
      const isNewest = sort === 'newest';
      const sinceAt = since === undefined ? undefined : new Date(since);
      const lastId = isNewest ? Number.MAX_SAFE_INTEGER : await lastStoredId(sql);
      const rows = await sql<{ id: number }[]>`
        SELECT id FROM shop_order
        WHERE ${after === undefined ? sql`true` : isNewest ? sql`id < ${after}` : sql`id > ${after}`}
          ${status === undefined ? sql`` : sql`AND status = ${status}`}
          AND id <= ${lastId} AND ${changedSince(sql, sinceAt)}
        ORDER BY id ${isNewest ? sql`DESC` : sql`ASC`} LIMIT ${limit + 1}`;
      const page = rows.slice(0, limit);
      const orders = await Promise.all(
        page.map(({ id }) => readOrderDocument(sql, id, clock.now())),
      );
      return {
        // An order may have been deleted since its id was read.
        items: orders.filter((order) => order !== undefined),
        next: rows.length > limit ? String(page.at(-1)?.id) : null,
      };
    },
    async readOrder({ params: { number } }) {
      const order = await readOrderDocument(sql, await orderId(sql, number), clock.now());
      if (order === undefined) throw unknownOrder();
      return order;
    },
    readPayment: ({ params: { number } }) => readPayment(sql, number),
  };
}

/** Changes orders. */
export function orderChanges({
  clock,
  shop,
}: Pick<ApiContext, 'clock' | 'shop'>): ChangeHandlers<'stepOrder' | 'addParcel' | FollowedId> {
  return {
    async stepOrder(tx, { params: { number }, body: { step, carrier, code } }) {
      const nowMs = clock.now();
      if (carrier !== undefined && code !== undefined) {
        const parcel = { orderNumber: number, carrierCode: carrier, code };
        throwRefused(await trackOrder(tx, shop, parcel, nowMs));
      }
      const { isDone, text } = await takeStepWithin(tx, number, step, nowMs);
      if (isDone) return { number, status: orderStatusAfter(step) };
      throw text === 'no such order' ? unknownOrder() : refusal('step-refused', text);
    },
    async addParcel(tx, { params: { number }, body: { carrier, code } }) {
      const parcel = { orderNumber: number, carrierCode: carrier, code };
      throwRefused(await trackOrder(tx, shop, parcel, clock.now()));
      return { number, carrier, code };
    },
    async refundOrder(tx, { params: { number }, body: { amount, name }, onceKey }) {
      await orderId(tx, number);
      const refund = { amount, name: name ?? onceKey ?? '', isKey: name === undefined };
      const grant = await grantWithin(tx, number, refund);
      if (!grant.ok) throw refusal('refund-refused', grant.error);
      return { number, amount, repeated: grant.value.isRepeated };
    },
    async settlePayment(tx, { params: { number } }) {
      const payment = await readPayment(tx, number);
      await tx`
        UPDATE order_payment SET check_at = ${new Date(clock.now())}
        WHERE order_id = ${await orderId(tx, number)}`;
      return payment;
    },
    async makeInvoice(tx, { params: { number } }) {
      await queueInvoice(tx, await orderId(tx, number));
      return { number, invoices: [] };
    },
  };
}

type FollowedId = 'refundOrder' | 'settlePayment' | 'makeInvoice';

/** Asks providers and services for the stored work that is due. */
export function orderFollowUps(deps: ApiContext): FollowUps<FollowedId> {
  const settle = async (number: string) => {
    const failure = await settlePayment(paymentPorts(deps), number);
    if (failure !== undefined) throw paymentRefusal(failure);
  };
  return {
    refundOrder: ({ params: { number } }) => settle(number),
    async settlePayment({ params: { number } }) {
      await settle(number);
      return readPayment(deps.sql, number);
    },
    async makeInvoice({ params: { number } }) {
      const ports = invoicePorts(deps);
      const invoices = ports && (await sendInvoices(ports, number, ports));
      if (invoices === undefined || invoices.length === 0)
        throw refusal('invoice-missing', noInvoice);
      return { number, invoices: [...invoices] };
    },
  };
}

async function orderId(sql: ISql, number: string): Promise<number> {
  const [order] = await sql<{ id: number }[]>`
    SELECT id FROM shop_order WHERE increment_id = ${number}`;
  if (order === undefined) throw unknownOrder();
  return order.id;
}

async function readPayment(sql: ISql, number: string): Promise<OperatorAnswer<'readPayment'>> {
  const report = await readPaymentReport(sql, number);
  if (report !== undefined) return report;
  await orderId(sql, number);
  throw refusal('payment-unknown', 'This order is not paid online.');
}

function throwRefused(reason: string | undefined): void {
  if (reason === undefined) return;
  throw reason === 'no such order' ? unknownOrder() : refusal('parcel-refused', reason);
}
