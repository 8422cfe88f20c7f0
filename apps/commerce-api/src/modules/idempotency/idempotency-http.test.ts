import { calls, type CallName } from '@shop/contract';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../tokens/secret-text.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

interface Sending {
  readonly call: CallName;
  /** Created again for the call that differs. */
  readonly body: (which: 'same' | 'other') => object | Promise<object>;
  readonly as?: 'customer' | 'cart';
  /** Counts of the rows written by one request. */
  readonly traces: (sql: Sql) => PromiseLike<readonly { readonly count: number }[]>;
}

const emails = (kind: string) => (sql: Sql) =>
  sql<{ count: number }[]>`SELECT count(*) FROM mail_job WHERE kind = ${kind}`;
const secondPassword = 'Nyolc kék kancsó';

/** Stores a token of an email, as if the email had been sent. */
async function emailWord(table: 'password_reset' | 'email_change', which: string) {
  const { sql, clock } = api.context;
  const word = `${table}-${which}`;
  const known = { token_hash: hashToken(word), expires_at: new Date(clock.now() + 60_000) };
  const { email } = await api.customer();
  const [customer] = await sql<{ id: number }[]>`SELECT id FROM customer WHERE email = ${email}`;
  const row = { ...known, customer_id: customer?.id ?? 0 };
  if (table === 'password_reset') await sql`INSERT INTO password_reset ${sql(row)}`;
  else await sql`INSERT INTO email_change ${sql({ ...row, email: `uj.${which}@example.hu` })}`;
  return word;
}

const sendings: readonly Sending[] = [
  {
    call: 'createReview',
    body: (which) => ({
      review: { product_id: 101, title: which, detail: 'Jó szék', nickname: 'Anna' },
    }),
    traces: (sql) => sql`SELECT count(*) FROM review_submission`,
  },
  {
    call: 'subscribe',
    body: (which) => ({ list: 'newsletter', email: `${which}@example.hu` }),
    traces: emails('newsletter-asked'),
  },
  {
    call: 'sendMail',
    body: async (which) => ({
      sourceAddress: 'anna@example.hu',
      targetAddress: 'rendeles@zugoly.example',
      subject: 'Kérdés',
      emailText: which,
      token: (await api.get('/api/ext/mail-service/get-token')).body.result,
    }),
    traces: emails('contact'),
  },
  {
    call: 'register',
    body: (which) => ({
      customer: { email: `${which}@example.hu`, firstname: 'Anna', lastname: 'Kovács' },
      password: goodPassword,
    }),
    traces: (sql) => sql`SELECT count(*) FROM customer WHERE email LIKE '%@example.hu'`,
  },
  {
    call: 'resetPassword',
    body: (which) => ({ email: `${which}@example.hu` }),
    traces: emails('password-reset'),
  },
  {
    call: 'confirmReset',
    body: async (which) => ({
      resetToken: await emailWord('password_reset', which),
      newPassword: secondPassword,
    }),
    traces: (sql) => sql`SELECT count(*) FROM customer`,
  },
  {
    call: 'confirmEmail',
    body: async (which) => ({ changeToken: await emailWord('email_change', which) }),
    traces: emails('email-changed'),
  },
  {
    call: 'changeEmail',
    as: 'customer',
    body: (which) => ({ email: `${which}@example.org`, password: goodPassword }),
    traces: emails('email-change'),
  },
  {
    call: 'updateMe',
    as: 'customer',
    body: (which) => ({
      customer: { addresses: [{ city: which, firstname: 'Anna', region: { region_id: 0 } }] },
    }),
    traces: (sql) => sql`SELECT max(id) AS count FROM customer_address`,
  },
  {
    call: 'addToWishlist',
    as: 'customer',
    body: (which) => ({ product_id: which === 'same' ? [101, 102] : 101 }),
    traces: (sql) => sql`SELECT count(*) FROM wishlist_item`,
  },
  {
    call: 'cartShippingInformation',
    as: 'cart',
    body: (which) => ({
      addressInformation: {
        shippingAddress: { countryId: 'HU', city: which },
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'flatrate',
      },
    }),
    traces: (sql) => sql`SELECT count(*) FROM cart WHERE carrier_code = 'courier'`,
  },
];

describe('[RL-2] the same key', () => {
  it.each(sendings.map((sending) => [sending.call, sending] as const))(
    'lets %s happen once and answers the same again; with another body it is refused',
    async (name, { body, as, traces }) => {
      const query = new URLSearchParams({
        ...(as === 'customer' ? { token: (await api.customer()).token } : {}),
        ...(as === 'cart' ? { cartId: await api.cartWith({ sku: 'SZEK-1', qty: 1 }) } : {}),
      });
      const path = `${calls[name].path}?${query.toString()}`;
      const key = { 'idempotency-key': `once-${name}` };
      const same = await body('same');
      const first = await api.post(path, same, key);
      expect([name, first.status]).toEqual([name, 200]);
      const left = await traces(api.context.sql);
      const again = await api.post(path, same, key);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(await traces(api.context.sql)).toEqual(left);
      const other = await api.post(path, await body('other'), key);
      expect([other.status, other.body.meta.error]).toEqual([422, 'idempotency-mismatch']);
    },
  );

  it('changes a password once, and keeps nothing of it', async () => {
    const { token, email } = await api.customer();
    const key = { 'idempotency-key': 'password-1' };
    const change = (newPassword: string, headers = {}) =>
      api.post(
        `/api/user/change-password?token=${token}`,
        { currentPassword: goodPassword, newPassword },
        headers,
      );
    expect((await change('password', key)).body.meta.error).toBe('password-too-common');
    expect((await change(secondPassword, key)).status).toBe(200);
    expect((await change(secondPassword, key)).headers.get('idempotent-replayed')).toBe('true');
    expect((await change(secondPassword)).body.meta.error).toBe('password-wrong');
    const login = { username: email, password: secondPassword };
    expect((await api.post('/api/user/login', login)).status).toBe(200);
    const [storedRow] = await api.context.sql`
      SELECT answer FROM idempotency_key WHERE key = 'password-1'`;
    expect(storedRow).toEqual({ answer: { result: true } });
  });

  it('sent twice at once happens once', async () => {
    const review = { product_id: 101, title: 'Egyszerre', detail: 'Jó szék', nickname: 'Anna' };
    const key = { 'idempotency-key': 'at-once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post('/api/review/create', { review }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      await api.context.sql`SELECT 1 FROM review_submission WHERE title = 'Egyszerre'`,
    ).toHaveLength(1);
  });

  it('answers without personal data: what is kept of a registration is two numbers', async () => {
    const customer = { email: 'titok@example.hu', firstname: 'Anna', lastname: 'Kovács' };
    const sent = { customer, password: goodPassword };
    const key = { 'idempotency-key': 'new-customer' };
    const made = await api.post('/api/user/create', sent, key);
    expect(made.body.result).toMatchObject(customer);
    const [storedRow] = await api.context.sql`
      SELECT answer FROM idempotency_key WHERE key = 'new-customer'`;
    expect(storedRow?.['answer']).toEqual({ result: { id: made.body.result.id, group_id: 1 } });
  });
});

it('[RL-2] a choice of shipping made for another version of the cart is refused with its rows', async () => {
  const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
  const { status, body } = await api.post(
    `/api/cart/shipping-information?token=&cartId=${cartId}`,
    { addressInformation: { shippingAddress: { countryId: 'HU' } } },
    { 'x-cart-version': '1' },
  );
  expect([status, body.meta.error, body.result[0].sku]).toEqual([409, 'cart-version', 'SZEK-1']);
});
