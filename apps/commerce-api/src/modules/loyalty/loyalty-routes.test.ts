import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({}, { offers: { minorPerPoint: { EUR: 50 } } });
});
afterAll(() => api.close());

const card = async (token: string) =>
  (await api.get(`/api/ext/loyalty/card?token=${token}`)).body.result;
const join = async (token: string) =>
  (await api.post(`/api/ext/loyalty/join?token=${token}`)).body.result;

/** An order of a customer, worth so many minor units, in that state. */
async function order(
  email: string,
  total: number,
  status: string,
  currency = 'HUF',
  afterMs = 1000,
) {
  await api.context.sql`
    INSERT INTO shop_order (increment_id, customer_id, status, created_at, currency,
      customer_firstname, customer_lastname, subtotal_net, subtotal, discount, shipping, payment_cost,
      tax, grand_total, payment_code, payment_title, billing_address)
    SELECT ${`T-${total}-${status}-${currency}`}, id, ${status}, ${new Date(api.clock.now() + afterMs)},
      ${currency}, '', '', 0, 0, 0, 0, 0, 0, ${total}, '', '', '{}'
    FROM customer WHERE email = ${email}`;
}

it('findings G: a card is joined once, collects points of completed orders, and is given back', async () => {
  const { token, email } = await api.customer();
  expect(await card(token)).toBeNull();
  const joined = await join(token);
  expect(joined).toMatchObject({ points: 0 });
  expect(joined.number).toMatch(/^7\d{11}$/);
  expect((await join(token)).number).toBe(joined.number);

  await order(email, 12_345, 'complete');
  await order(email, 50_000, 'processing');
  await order(email, 90_000, 'canceled');
  await order(email, 1_990, 'complete', 'EUR');
  await order(email, 1_250, 'complete', 'RON');
  // Before the customer joined.
  await order(email, 80_000, 'complete', 'HUF', -1000);
  expect(await card(token)).toMatchObject({ number: joined.number, points: 173 });

  expect((await api.post(`/api/ext/loyalty/leave?token=${token}`)).body.result).toBe(true);
  expect(await card(token)).toBeNull();
});

it('belongs to its customer only: without a session there is no card', async () => {
  expect((await api.get('/api/ext/loyalty/card')).status).toBe(401);
  expect((await api.post('/api/ext/loyalty/join')).status).toBe(401);
  expect((await api.post('/api/ext/loyalty/leave')).status).toBe(401);
});

it('stands in the personal data, and is forgotten with the account', async () => {
  const { token, email } = await api.customer();
  const { number } = await join(token);
  await order(email, 1_000, 'complete', 'EUR');
  const exported = await api.get(`/api/user/export?token=${token}`);
  expect(exported.body.result.loyalty_card).toMatchObject({ number, points: 20 });
  expect(
    (await api.post(`/api/user/erase?token=${token}`, { password: goodPassword })).status,
  ).toBe(200);
  const cards = await api.context.sql`SELECT FROM loyalty_card WHERE number = ${number}`;
  expect(cards).toHaveLength(0);
});
