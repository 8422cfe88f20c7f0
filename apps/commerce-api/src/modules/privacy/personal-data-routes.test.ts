import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';
import { moveOrder } from '../order/history/order-command.ts';
import { eraseOldBuyers } from './erase-customer.ts';
import { customerLines } from '@shop/shop-cli';
import { eraseUser, listUsers } from './user-command.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const exported = async (token: string) => api.get(`/api/user/export?token=${token}`);
const erase = (token: string, password = goodPassword) =>
  api.post(`/api/user/erase?token=${token}`, { password });

/** Creates a customer with data in every table. Their order is completed. */
async function busyCustomer() {
  const customer = await api.customer();
  const { token, email } = customer;
  const canary = email.split('@')[0] ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const engraved = await api.post(`/api/cart/create?token=${token}`);
  const line = await api.post(`/api/cart/update?token=${token}&cartId=${engraved.body.result}`, {
    cartItem: {
      sku: 'POLC',
      qty: 1,
      product_option: {
        extension_attributes: {
          custom_options: [
            { option_id: '1', option_value: `Éljen ${canary}` },
            { option_id: '2', option_value: '11' },
          ],
        },
      },
    },
  });
  const order = orderBody(engraved.body.result, {
    products: [{ sku: 'POLC', qty: 1, server_item_id: line.body.result.item_id }],
    address: { email, firstname: 'Kanári', telephone: '+36301112233', street: ['Titok utca 1.'] },
    comment: `Csengő: ${canary}`,
  });
  const { orderNumber } = (await api.post('/api/order/create', order, headers)).body.result;
  await api.post(`/api/user/me?token=${token}`, {
    customer: { addresses: [{ firstname: 'Kanári', city: 'Budapest', postcode: '1137' }] },
  });
  await api.post(`/api/user/addWishlistItem?token=${token}`, { product_id: 101 });
  const { result: cartId } = (await api.post(`/api/cart/create?token=${token}`)).body;
  await api.post(`/api/cart/update?token=${token}&cartId=${cartId}`, {
    cartItem: { sku: 'SZEK-1', qty: 2, quoteId: cartId },
  });
  await api.post('/api/ext/email-manager/subscribe', { email });
  const now = new Date(api.clock.now());
  await api.context.sql`
    INSERT INTO stock_alert (sku, email, created_at) VALUES ('SZEK-1', ${email}, ${now})`;
  const [customerRow] = await api.context.sql<{ id: number }[]>`
    SELECT id FROM customer WHERE email = ${email}`;
  for (const state of ['pending', 'approved']) {
    const [review] = await api.context.sql<{ id: number }[]>`
      INSERT INTO review_submission (product_id, title, detail, nickname, rating, state, created_at,
        customer_id)
      VALUES (101, 'Jó', 'Kényelmes', ${`Kanári ${canary}`}, 5, ${state}, ${now},
        ${customerRow?.id ?? 0})
      RETURNING id`;
    const id = 1_000_000_000 + (review?.id ?? 0);
    if (state === 'approved') {
      await api.load([
        {
          _type: 'review',
          _id: String(id),
          _source: { id, product_id: 101, nickname: `Kanári ${canary}`, review_status: 1 },
        },
      ]);
    }
  }
  const stated = await api.post(`/api/order/withdrawal?token=${token}`, {
    name: `Kanári ${canary}`,
    orderNumber,
    email,
  });
  const { confirmation } = stated.body.result;
  await api.post('/api/order/withdrawal/confirm', { confirmation });
  for (const to of ['processing', 'shipped', 'complete'] as const) {
    await moveOrder(api.context.sql, orderNumber, to, api.clock.now());
  }
  return { ...customer, orderNumber, canary };
}

/** Returns every table that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await api.context.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await api.context.sql<{ any: boolean }[]>`
      SELECT EXISTS (
        SELECT FROM ${api.context.sql(name)} AS t WHERE t::text ILIKE ${`%${text}%`}) AS any`;
    if (row?.any === true) found.push(name);
  }
  return found.toSorted();
}

describe('one’s own data', () => {
  it('are served completely, and never those of another customer', async () => {
    const [anna, bela] = [await busyCustomer(), await api.customer()];
    const { status, body } = await exported(anna.token);
    expect([status, body.result]).toMatchObject([
      200,
      {
        exported_at: '2026-03-05T12:00:00.000Z',
        profile: { email: anna.email, addresses: [{ firstname: 'Kanári' }] },
        orders: [{ increment_id: anna.orderNumber }],
        cart: [{ sku: 'SZEK-1', qty: 2 }],
        wishlist: [{ product_id: 101 }],
        reviews: [{ state: 'pending' }, { state: 'approved' }],
        newsletter: [{ list: 'newsletter', state: 'pending', consents: [{ step: 'asked' }] }],
        stock_alerts: [{ sku: 'SZEK-1' }],
        withdrawals: [{ order_number: anna.orderNumber }],
        sessions: [{ started_at: '2026-03-05T12:00:00.000Z' }],
      },
    ]);
    const others = await exported(bela.token);
    expect(JSON.stringify(others.body)).not.toContain(anna.canary);
    expect(others.body.result).toMatchObject({ orders: [], reviews: [], wishlist: [] });
    expect((await exported('')).status).toBe(401);
    expect(others.headers.get('cache-control')).toContain('no-store');
  });
});

describe('an erased customer', () => {
  it('is nowhere any more, but for the bill of an order', async () => {
    const anna = await busyCustomer();
    expect(await tablesWith(anna.canary)).toEqual(
      expect.arrayContaining([
        'cart_item',
        'customer',
        'document',
        'order_item',
        'review_submission',
        'shop_order',
      ]),
    );
    const { status, body } = await erase(anna.token);
    expect([status, body.result]).toEqual([200, true]);
    // The last email, which is sent and then deleted too.
    expect(await tablesWith(anna.canary)).toEqual(['mail_job']);
    const emails = await api.context.sql<{ kind: string }[]>`
      DELETE FROM mail_job WHERE subject ->> 'email' = ${anna.email} RETURNING kind`;
    expect(emails).toEqual([{ kind: 'account-erased' }]);

    const [order] = await api.context.sql<Record<string, unknown>[]>`
      SELECT customer_id, customer_email, shipping_address, comment, status, grand_total,
        billing_address FROM shop_order WHERE increment_id = ${anna.orderNumber}`;
    expect(order).toMatchObject({
      customer_id: null,
      customer_email: null,
      shipping_address: null,
      comment: null,
      status: 'complete',
      grand_total: 13_260,
      billing_address: { firstname: 'Kanári', city: 'Budapest', street: ['Titok utca 1.'] },
    });
    expect(order?.['billing_address']).not.toHaveProperty('telephone');
    // findings E13: the engraving is deleted, the selected option is not.
    const [line] = await api.context.sql<{ options: unknown }[]>`
      SELECT options FROM order_item ORDER BY id DESC LIMIT 1`;
    expect(line?.options).toEqual([{ label: 'Láb', value: 'Fa' }]);

    expect((await api.get(`/api/user/me?token=${anna.token}`)).status).toBe(401);
    const refreshed = await api.post('/api/user/refresh', { refreshToken: anna.refreshToken });
    expect(refreshed.body.meta.error).toBe('refresh-invalid');
    expect(await eraseUser(api.context.sql, anna.email, api.clock.now())).toBe('no such customer');
  });

  it('is taken out of the bill as well once the books need it no more', async () => {
    const anna = await busyCustomer();
    await erase(anna.token);
    const bill = async () =>
      (
        await api.context.sql<{ billing_address: object; customer_lastname: string }[]>`
        SELECT billing_address, customer_lastname FROM shop_order
        WHERE increment_id = ${anna.orderNumber}`
      )[0];
    await eraseOldBuyers(api.context.sql, new Date('2034-12-31T12:00:00Z'));
    expect(await bill()).toMatchObject({ customer_lastname: 'Kovács' });
    await eraseOldBuyers(api.context.sql, new Date('2035-01-01T12:00:00Z'));
    expect(await bill()).toEqual({ billing_address: {}, customer_lastname: '' });
  });

  it('needs the password, and nothing on its way', async () => {
    const { token } = await api.customer();
    const wrong = await erase(token, 'rossz jelszo');
    expect([wrong.status, wrong.body.meta.error]).toEqual([400, 'password-wrong']);
    const headers = { authorization: `Bearer ${token}` };
    const placed = await api.post('/api/order/create', orderBody(''), headers);
    const early = await erase(token);
    expect([early.status, early.body.meta.error]).toEqual([409, 'orders-under-way']);
    const { orderNumber } = placed.body.result;
    await api.post(`/api/user/cancel-order?token=${token}`, { orderNumber });
    expect((await erase(token)).status).toBe(200);
  });

  it('can be erased by command, and is listed until then', async () => {
    const { email } = await api.customer();
    expect(customerLines(await listUsers(api.context.sql, email))).toEqual([
      expect.stringContaining('Kovács Anna'),
    ]);
    expect(await listUsers(api.context.sql, 'kovács a')).not.toEqual([]);
    expect(await listUsers(api.context.sql, '%')).toEqual([]);
    expect(await eraseUser(api.context.sql, email.toUpperCase(), api.clock.now())).toBe('erased');
    expect(await listUsers(api.context.sql, email)).toEqual([]);
  });
});
