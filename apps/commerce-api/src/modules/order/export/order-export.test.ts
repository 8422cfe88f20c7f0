import type { Order } from '@shop/contract';
import { exportText } from '@shop/feeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { takeStep } from '../history/order-step-command.ts';
import { runOrderExport } from './export-command.ts';
import { exportedOrders } from './exported-orders.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

async function place(lastname: string): Promise<string> {
  const { status, body } = await api.post(
    '/api/order/create',
    orderBody('', { address: { lastname } }),
  );
  expect(status).toBe(200);
  return body.result.orderNumber as string;
}
async function exported(format: 'csv' | 'json', since?: Date): Promise<string> {
  const orders = exportedOrders(api.context.sql, since, api.clock.now());
  let text = '';
  for await (const part of exportText(orders, format)) text += part;
  return text;
}
const numbers = async (since?: Date) =>
  (JSON.parse(await exported('json', since)) as Order[]).map((order) => order.increment_id);

it('exports the orders since a moment, and those that changed since, the oldest first', async () => {
  const old = [await place('Régi'), await place('Kovács')];
  const { sql } = api.context;
  await sql`UPDATE shop_order SET created_at = now() - interval '60 days'`;
  await sql`UPDATE order_event SET created_at = now() - interval '60 days'`;
  await sql`UPDATE order_status_change SET changed_at = now() - interval '60 days'`;
  const since = new Date(Date.now() - 86_400_000);
  expect(await numbers(since)).toEqual([]);
  expect(await exported('json', since)).toBe('[]\n');
  await takeStep(sql, old[1] ?? '', 'cancel', Date.now());
  const fresh = await place('Új');
  expect(await numbers(since)).toEqual([old[1], fresh]);
  expect(await numbers()).toEqual([...old, fresh]);
});

it('[OA-11] exports what changed from a minute before the moment: it was being stored at the moment', async () => {
  const number = await place('Késő');
  const { sql } = api.context;
  await sql`DELETE FROM order_event`;
  const [order] = await sql<{ created_at: Date }[]>`
    SELECT created_at FROM shop_order WHERE increment_id = ${number}`;
  const placedMs = order?.created_at.getTime() ?? 0;
  expect(await numbers(new Date(placedMs + 59_000))).toContain(number);
  expect(await numbers(new Date(placedMs + 61_000))).not.toContain(number);
});

it('writes a line of CSV for each line of an order, and no formula', async () => {
  const number = await place('=1+1,"x"');
  const [head = '', ...lines] = (await exported('csv')).split('\r\n');
  expect(head).toMatch(/^order_number,placed_at,status,.*,sku,name,options,qty,price_incl_tax,/);
  const line = lines.find((candidate) => candidate.startsWith(number)) ?? '';
  expect(line).toContain(`"'=1+1,""x"""`);
  expect(line).toContain('SZEK-1');
  // The phone number is not read as a formula.
  expect(line).toMatch(/,\+36 /);
  expect(lines.at(-1)).toBe('');
});

it.each([
  [{ format: 'xml' }, '--format xml: write one of csv, json.'],
  [{ since: 'yesterday' }, '--since yesterday: write a day or a moment'],
  [{ since: '2026-13-01' }, '--since 2026-13-01: write a day or a moment'],
])('refuses %j with the fix', async (options, message) => {
  await expect(runOrderExport(options)).rejects.toThrow(message);
});
