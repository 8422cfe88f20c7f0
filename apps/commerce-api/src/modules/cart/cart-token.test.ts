import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { hashToken } from '../../tokens/secret-text.ts';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const pull = (cartId: string, token = '') =>
  api.get(`/api/cart/pull?token=${token}&cartId=${cartId}`);
const create = async (token = '', headers: Record<string, string> = {}): Promise<string> =>
  (await api.post(`/api/cart/create?token=${token}`, undefined, headers)).body.result;

describe('findings E6: the cart of a customer', () => {
  it('needs a session of that customer', async () => {
    const { token } = await api.customer();
    const cartId = await create(token);
    const query = `token=&cartId=${cartId}`;
    const cartItem = { sku: 'SZEK-1', qty: 1 };
    const answers = [
      await pull(cartId),
      await api.get(`/api/cart/totals?${query}`),
      await api.post(`/api/cart/update?${query}`, { cartItem }),
      await api.post(`/api/cart/apply-coupon?${query}&coupon=TIZ`),
      await api.post(`/api/cart/handoff?${query}`),
      await api.post('/api/order/create', orderBody(cartId)),
    ];
    for (const { status, body } of answers) {
      expect([status, body.meta.error]).toEqual([404, 'cart-invalid']);
    }
    expect((await pull(cartId, token)).status).toBe(200);
  });

  it.each<[string, (session: Awaited<ReturnType<SalesApi['customer']>>) => Promise<unknown>]>([
    ['logout', ({ token }) => api.post(`/api/user/logout?token=${token}`, {})],
    [
      'a change of the password',
      ({ token }) =>
        api.post(`/api/user/change-password?token=${token}`, {
          currentPassword: goodPassword,
          newPassword: 'Hat zöld csésze',
        }),
    ],
    [
      'a password set by the link of an email',
      async ({ email }) => {
        const message = await emailPorts(api.context).writers['password-reset']({ email });
        const resetToken = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
        const newPassword = 'Hat zöld csésze';
        await api.post('/api/user/reset-password/confirm', { resetToken, newPassword });
      },
    ],
    [
      'the second use of a refresh token',
      async ({ refreshToken }) => {
        const refresh = () => api.post('/api/user/refresh', { refreshToken });
        const { body } = await refresh();
        await api.get(`/api/user/me?token=${body.result}`);
        await api.clock.advance(11_000);
        expect((await refresh()).body.meta.error).toBe('refresh-invalid');
      },
    ],
  ])('gets another token with %s', async (_what, end) => {
    const session = await api.customer();
    const cartId = await create(session.token);
    await api.post(`/api/cart/update?token=${session.token}&cartId=${cartId}`, {
      cartItem: { sku: 'SZEK-1', qty: 2 },
    });
    await end(session);
    let login = await api.post('/api/user/login', {
      username: session.email,
      password: goodPassword,
    });
    if (login.status !== 200) {
      login = await api.post('/api/user/login', {
        username: session.email,
        password: 'Hat zöld csésze',
      });
    }
    const token: string = login.body.result;
    expect((await pull(cartId, token)).body.meta.error).toBe('cart-invalid');
    const renewed = await create(token);
    expect(renewed).not.toBe(cartId);
    expect(await create(token)).toBe(renewed);
    expect((await pull(renewed, token)).body.result).toMatchObject([{ sku: 'SZEK-1', qty: 2 }]);
  });
});

describe('findings E6: the token of a cart', () => {
  it('is nowhere in the database, remembered answers included', async () => {
    const { token } = await api.customer();
    const guest = await create('', { 'idempotency-key': 'token-test-1' });
    const own = await create(token);
    for (const [cartId, user] of [
      [guest, ''],
      [own, token],
    ] as const) {
      const { body } = await api.post(
        `/api/cart/update?token=${user}&cartId=${cartId}`,
        { cartItem: { sku: 'SZEK-1', qty: 1 } },
        { 'idempotency-key': `token-test-${cartId.slice(0, 8)}` },
      );
      expect(body.result.quote_id).toBe(cartId);
      await api.post(`/api/cart/handoff?token=${user}&cartId=${cartId}`);
    }
    const tables = await api.context.sql<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
    // Byte columns are printed as hexadecimal digits.
    const written = [guest, own].flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    for (const { name } of tables) {
      const [row] = await api.context.sql<{ count: number }[]>`
        SELECT count(*)::int AS count FROM ${api.context.sql(name)} AS t
        WHERE t::text LIKE ANY(${written.map((text) => `%${text}%`)})`;
      expect([name, row?.count]).toEqual([name, 0]);
    }
    const [cartRow] = await api.context.sql`
      SELECT id FROM cart WHERE token_hash = ${hashToken(guest)}`;
    expect(cartRow).toBeDefined();
  });

  it('[S7-29] may travel in a header instead of the query', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const { body } = await api.get('/api/cart/pull', { 'x-cart-token': cartId });
    expect(body.result).toMatchObject([{ sku: 'SZEK-1', quote_id: cartId }]);
    const named = await api.get(`/api/cart/pull?token=&cartId=none`, { 'x-cart-token': cartId });
    expect(named.status).toBe(404);
  });
});

describe('findings E13: a cart opened under a key', () => {
  const key = { 'idempotency-key': 'one-key-for-all' };

  it('is created once for a client that retries after a lost response', async () => {
    const first = await api.post('/api/cart/create?token=', undefined, key);
    const again = await api.post('/api/cart/create?token=', undefined, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('is not assigned to the next guest once it is used', async () => {
    const first = await create('', key);
    await api.set(first, { sku: 'SZEK-1', qty: 1 });
    const next = await api.post('/api/cart/create?token=', undefined, key);
    expect(next.body.result).not.toBe(first);
    expect(next.headers.get('idempotent-replayed')).toBeNull();
    expect((await pull(next.body.result)).body.result).toEqual([]);
  });

  it.each<[string, object]>([
    ['destination', { shippingAddress: { countryId: 'HU', postcode: '1137' } }],
    ['carrier', { shippingCarrierCode: 'courier', shippingMethodCode: 'flatrate' }],
    ['payment', { paymentMethodCode: 'banktransfer' }],
  ])('is not assigned to the next guest once it has a %s', async (what, addressInformation) => {
    const own = { 'idempotency-key': `key-of-${what}` };
    const first = await create('', own);
    const path = `/api/cart/shipping-information?token=&cartId=${first}`;
    expect((await api.post(path, { addressInformation })).status).toBe(200);
    expect(await create('', own)).not.toBe(first);
  });

  it('is not handed to another client at all', async () => {
    const own = { 'idempotency-key': 'another-key' };
    const first = await create('', { ...own, 'x-forwarded-for': '192.0.2.1' });
    expect(await create('', { ...own, 'x-forwarded-for': '192.0.2.2' })).not.toBe(first);
    expect(await create('', { ...own, 'x-forwarded-for': '192.0.2.1' })).toBe(first);
  });
});
