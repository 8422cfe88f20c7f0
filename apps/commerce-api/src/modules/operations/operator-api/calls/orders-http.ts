import { readFrom } from '@shop/operator-api';
import type { ApiContext } from '../../../context.ts';
import {
  changedSince,
  lastStoredId,
  orderStatusAfter,
  readOrderDocument,
  takeStepWithin,
  trackOrder,
} from '../../../order/index.ts';
import { grantWithin, paymentPorts, settleGranted } from '../../../payment/index.ts';
import type { ChangeHandlers, FollowUps, Handlers } from './handlers.ts';
import { refusal, unknownOrder } from './refusal-http.ts';

/** Reads orders. */
export function orderReaders({
  sql,
  clock,
}: Pick<ApiContext, 'sql' | 'clock'>): Handlers<'listOrders' | 'readOrder'> {
  return {
    async listOrders({ query: { after, limit, sort, status, since } }) {
      const isNewest = sort === 'newest';
      const sinceAt = since === undefined ? undefined : readFrom(since);
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
        // An order may have been erased since its id was read.
        items: orders.filter((order) => order !== undefined),
        next: rows.length > limit ? String(page.at(-1)?.id) : null,
      };
    },
    async readOrder({ params: { number } }) {
      const [row] = await sql<{ id: number }[]>`
        SELECT id FROM shop_order WHERE increment_id = ${number}`;
      const order = row && (await readOrderDocument(sql, row.id, clock.now()));
      if (order === undefined) throw unknownOrder();
      return order;
    },
  };
}

/** Changes orders. */
export function orderChanges({
  clock,
  shop,
}: Pick<ApiContext, 'clock' | 'shop'>): ChangeHandlers<'stepOrder' | 'addParcel' | 'refundOrder'> {
  const { carriers } = shop.orders;
  return {
    async stepOrder(tx, { params: { number }, body: { step, carrier, code } }) {
      const nowMs = clock.now();
      if (carrier !== undefined && code !== undefined) {
        const parcel = { orderNumber: number, carrierCode: carrier, code };
        throwRefused(await trackOrder(tx, carriers, parcel, nowMs));
      }
      const { isDone, text } = await takeStepWithin(tx, number, step, nowMs);
      if (isDone) return { number, status: orderStatusAfter(step) };
      throw text === 'no such order' ? unknownOrder() : refusal('step-refused', text);
    },
    async addParcel(tx, { params: { number }, body: { carrier, code } }) {
      const parcel = { orderNumber: number, carrierCode: carrier, code };
      throwRefused(await trackOrder(tx, carriers, parcel, clock.now()));
      return { number, carrier, code };
    },
    async refundOrder(tx, { params: { number }, body: { amount } }) {
      const [order] = await tx`SELECT id FROM shop_order WHERE increment_id = ${number}`;
      if (order === undefined) throw unknownOrder();
      const reason = await grantWithin(tx, number, amount);
      if (reason !== undefined) throw refusal('refund-refused', reason);
      return { number, amount };
    },
  };
}

/** Asks the provider for a refund that was granted. */
export const orderFollowUps = (deps: ApiContext): FollowUps<'refundOrder'> => ({
  refundOrder: ({ params: { number } }) => settleGranted(paymentPorts(deps), number),
});

function throwRefused(reason: string | undefined): void {
  if (reason === undefined) return;
  throw reason === 'no such order' ? unknownOrder() : refusal('parcel-refused', reason);
}
