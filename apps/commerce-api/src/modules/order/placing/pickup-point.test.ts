import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { showOrder } from '../history/order-command.ts';

let api: SalesApi;
let token: string;
beforeAll(async () => {
  api = await createSalesApi();
  ({ token } = await api.customer());
});
afterAll(() => api.close());

const pickup = { shipping_carrier_code: 'showroom', shipping_method_code: 'pickup' };
const order = (info: object) =>
  api.post(`/api/order/create?token=${token}`, orderBody('', { info: { ...pickup, ...info } }));
const at = (point: unknown) => order({ shippingExtraFields: { pickup_point: point } });

it('is offered with the way that leads there, and with no other', async () => {
  const cart = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const { body } = await api.post(`/api/cart/shipping-methods?token=&cartId=${cart}`, {
    address: { country_id: 'HU' },
  });
  const points = body.result.map(
    ({ method_code: method, pickup_points: offered }: Record<string, unknown>) => [
      method,
      (offered as { code: string }[] | undefined)?.map(({ code }) => code),
    ],
  );
  expect(points).toEqual([
    ['flatrate', undefined],
    ['pickup', ['budapest', 'gyor']],
  ]);
});

it('is stored with the order and contained in its response, history, email and command', async () => {
  const { body } = await at('gyor');
  const point = { code: 'gyor', name: 'Győr, Belváros', postcode: '9021', city: 'Győr' };
  expect(body.result.pickup_point).toMatchObject(point);
  const { orderNumber } = body.result;
  const read = await api.get(`/api/user/order?token=${token}&orderNumber=${orderNumber}`);
  expect(read.body.result.pickup_point).toMatchObject(point);
  const email = await emailPorts(api.context).writers['order-placed']({
    orderId: Number(body.result.orderId),
  });
  for (const text of [email?.text, email?.html]) {
    expect(text).toContain('Átvétel helye');
    expect(text).toContain('9021 Győr, Példa tér 3.');
    expect(text).not.toContain('Szállítási cím');
  }
  expect((await showOrder(api.context.sql, orderNumber))?.join('\n')).toContain('Győr, Belváros');
});

it('notifies the buyer that the order is ready for pickup', async () => {
  const { body } = await at('gyor');
  const orderId = Number(body.result.orderId);
  const email = await emailPorts(api.context).writers['order-shipped']({ orderId });
  expect(email?.subject).toBe(`Átvehető a rendelés: ${body.result.orderNumber}`);
  expect(email?.text).toContain('9021 Győr, Példa tér 3.');
  expect(email?.text).not.toContain('úton');
});

it('is the first one for clients that name none, and none for what is brought', async () => {
  expect((await order({})).body.result.pickup_point.code).toBe('budapest');
  const brought = await api.post(
    `/api/order/create?token=${token}`,
    orderBody('', { info: { shippingExtraFields: { pickup_point: 'gyor' } } }),
  );
  expect(brought.body.result.pickup_point).toBeUndefined();
});

it('is refused when it is none of the shop, and nothing is ordered', async () => {
  const before = await api.qtyOf('SZEK-1');
  const { status, body } = await at('berlin');
  expect([status, body.meta.error]).toEqual([400, 'shipping-method-invalid']);
  expect(body.meta.fields).toEqual([
    { path: 'addressInformation.shippingExtraFields.pickup_point', rule: 'exists' },
  ]);
  expect((await at(7)).status).toBe(400);
  expect(await api.qtyOf('SZEK-1')).toBe(before);
});
