import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartLifeMs } from '../modules/cart/cart-store.ts';
import { removeExpiredData } from './cleanup.ts';
import { orderBody } from '../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

it('removes what is over and keeps orders with their carts and keys', async () => {
  const { sql } = api.context;
  const { token } = await api.customer();
  await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const ordered = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const key = { 'idempotency-key': 'kept' };
  const placed = await api.post('/api/order/create', orderBody(ordered), key);
  await api.set(await api.cartWith(), { sku: 'SZEK-1', qty: 1 }, { 'idempotency-key': 'gone' });
  const code = (await api.post(`/api/cart/handoff?token=&cartId=${ordered}`)).status;
  expect(code).toBe(410);
  await api.post('/api/user/reset-password', { email: 'x@example.hu' });

  await removeExpiredData(sql, api.clock.now());
  expect(await sql`SELECT FROM cart`).toHaveLength(3);

  await api.clock.advance(cartLifeMs + 30 * 24 * 3_600_000);
  await removeExpiredData(sql, api.clock.now());
  expect(await sql`SELECT FROM cart WHERE state <> 'ordered'`).toHaveLength(0);
  expect(await sql`SELECT FROM session_family`).toHaveLength(0);
  expect(await sql`SELECT key FROM idempotency_key`).toEqual([{ key: 'kept' }]);
  expect((await api.get(`/api/user/me?token=${token}`)).status).toBe(401);
  const again = await api.post('/api/order/create', orderBody(ordered), key);
  expect(again.body.result).toEqual(placed.body.result);
});
