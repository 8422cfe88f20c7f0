import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { sendDueEmails } from '../../modules/emails/email-jobs.ts';
import type { Email } from '../../modules/emails/email.ts';
import { orderBody, type OrderChanges } from '../../test/order-body.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ rateLimitScale: 1, multistore: true });
});
afterAll(() => api.close());

let clients = 0;
/** Header of a new client without counted requests. */
const newClient = () => ({ 'x-forwarded-for': `192.0.2.${++clients}` });

async function statuses(times: number, ask: (index: number) => Promise<{ status: number }>) {
  const found: number[] = [];
  for (let index = 0; index < times; index++) found.push((await ask(index)).status);
  return found;
}
const same = (status: number, times: number) => Array.from({ length: times }, () => status);

describe('findings E1: one client', () => {
  const place = async (headers: Record<string, string>, changes: OrderChanges = {}) =>
    api.post('/api/order/create', orderBody('', changes), headers);

  it('places sixty orders an hour, however many carts and recipients it names', async () => {
    await api.context.sql`UPDATE stock SET qty = 1000 WHERE sku = 'SZEK-1'`;
    const client = newClient();
    const order = (index: number) => place(client, { address: { email: `a${index}@example.hu` } });
    expect(await statuses(61, order)).toEqual([...same(200, 60), 429]);
    const before = await api.qtyOf('SZEK-1');
    expect((await place(client)).status).toBe(429);
    expect(await api.qtyOf('SZEK-1')).toBe(before);
    expect((await place(newClient(), { address: { email: 'z@example.hu' } })).status).toBe(200);
  });

  it('is not a customer behind the same address, who is counted alone', async () => {
    const client = newClient();
    const order = (index: number) => place(client, { address: { email: `b${index}@example.hu` } });
    expect((await statuses(61, order)).at(-1)).toBe(429);
    const customer = await api.customer();
    const own = await api.post(
      `/api/order/create?token=${customer.token}`,
      orderBody('', { address: { email: customer.email } }),
      client,
    );
    expect(own.status).toBe(200);
  });

  it('tries one hundred and twenty orders in ten minutes, also such as are refused', async () => {
    const client = newClient();
    const unpayable = { info: { payment_method_code: 'nincs' } };
    expect(await statuses(121, () => place(client, unpayable))).toEqual([...same(400, 120), 429]);
    expect((await place(newClient(), unpayable)).status).toBe(400);
  });

  it('gets at most five order emails an hour at one address, from any client', async () => {
    const order = (index: number) =>
      place(newClient(), {
        address: { email: index % 2 === 0 ? 'Victim@example.hu' : ' victim@example.hu' },
      });
    expect(await statuses(6, order)).toEqual([...same(200, 5), 429]);
  });

  it('a signed-in customer can order after strangers ordered in their name', async () => {
    const customer = await api.customer();
    const named = { address: { email: customer.email } };
    expect(await statuses(6, () => place(newClient(), named))).toEqual([...same(200, 5), 429]);
    const own = await api.post(
      `/api/order/create?token=${customer.token}`,
      orderBody('', named),
      newClient(),
    );
    expect(own.status).toBe(200);
  });

  it('gets the answer of an order it placed before without being counted', async () => {
    const client = newClient();
    const named = { order_id: 'client-limits-1', address: { email: 'again@example.hu' } };
    expect(await statuses(12, () => place(client, named))).toEqual(same(200, 12));
    expect((await place(client, { address: { email: 'again@example.hu' } })).status).toBe(200);
  });

  it('opens sixty carts in ten minutes', async () => {
    const client = newClient();
    const open = () => api.post('/api/cart/create?token=', undefined, client);
    expect(await statuses(61, open)).toEqual([...same(200, 60), 429]);
  });

  it.each([
    ['requests', '/api/cart/handoff?token=&cartId=none', {}, 404],
    ['cashes in', '/api/cart/adopt?token=', { code: 'none' }, 400],
  ])('%s thirty codes of a hand-off in a minute', async (_what, path, body, status) => {
    const client = newClient();
    const ask = () => api.post(path, body, client);
    expect(await statuses(31, ask)).toEqual([...same(status, 30), 429]);
    expect((await api.post(path, body, newClient())).status).toBe(status);
  });

  it('gets no link and no note of its own into an email to another person', async () => {
    await api.context.sql`DELETE FROM mail_job`;
    await place(newClient(), {
      address: {
        firstname: 'Nyert! https://evil.example/a',
        lastname: 'www.evil.example',
        company: 'evil.example',
        street: ['http://evil.example', 'evil.example'],
        email: 'stranger@example.hu',
      },
      products: [
        {
          sku: 'PARNA-1',
          qty: 1,
          product_option: { extension_attributes: { custom_options: [] } },
        },
      ],
      comment: 'Kattints: evil.example',
    });
    const emails: Email[] = [];
    const transport = (message: Email) => Promise.resolve(void emails.push(message));
    await sendDueEmails({ ...emailPorts(api.context), transport });
    const [message] = emails;
    expect(message?.to).toBe('stranger@example.hu');
    for (const text of [message?.text, message?.html]) {
      expect(text).toContain('evil');
      expect(text).not.toMatch(/evil\.example|www\.evil|https?:\/\/evil|Kattints/);
    }
  });
});

type Send = (email: string, headers: Record<string, string>) => Promise<{ status: number }>;

/** Calls that send an email to any given address, or to the shop's staff. */
const messages: readonly (readonly [what: string, perClient: number, perAddress: number, Send])[] =
  [
    [
      'subscriptions to the newsletter',
      5,
      3,
      (email, headers) => api.post('/api/ext/email-manager/subscribe', { email }, headers),
    ],
    [
      'stock alerts',
      10,
      10,
      (email, headers) => api.post('/api/stock/notify', { sku: 'ELFOGYOTT', email }, headers),
    ],
    [
      'messages',
      5,
      5,
      async (email, headers) => {
        const { body } = await api.get('/api/ext/mail-service/get-token', newClient());
        const message = {
          sourceAddress: email,
          targetAddress: 'rendeles@zugoly.example',
          subject: 'Kérdés',
          emailText: 'Mikor érkezik?',
          token: body.result,
        };
        return api.post('/api/ext/mail-service/send-email', message, headers);
      },
    ],
    [
      'links for a new password',
      3,
      3,
      (email, headers) => api.post('/api/user/reset-password', { email }, headers),
    ],
    [
      'codes for an order',
      20,
      5,
      (email, headers) =>
        api.post(
          '/api/order/code',
          { orderNumber: `ZG-2026-${email}`.slice(0, 20), email },
          headers,
        ),
    ],
  ];

describe('findings E1: an hour has a limit of', () => {
  it.each(messages)('%s for one client: %i', async (_what, perClient, _perAddress, send) => {
    const client = newClient();
    const ask = (index: number) => send(`${index}-client@example.hu`, client);
    expect(await statuses(perClient + 1, ask)).toEqual([...same(200, perClient), 429]);
    expect((await send('another-client@example.hu', newClient())).status).toBe(200);
  });

  it.each(messages.map(([what, , perAddress, send]) => [what, perAddress, send] as const))(
    '%s for one address: %i',
    async (_what, perAddress, send) => {
      const ask = () => send('all-clients@example.hu', newClient());
      expect(await statuses(perAddress + 1, ask)).toEqual([...same(200, perAddress), 429]);
    },
  );

  it('five letters that confirm a changed address, whichever customer names it', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const change = (token: string) => {
      const body = { email: 'changed@example.hu', password: goodPassword };
      return api.post(`/api/user/change-email?token=${token}`, body, newClient());
    };
    expect(await statuses(5, () => change(anna.token))).toEqual(same(200, 5));
    expect((await change(bela.token)).status).toBe(429);
  });

  it('forty guesses at codes of orders for one client', async () => {
    const client = newClient();
    const guess = (index: number) => {
      const orderNumber = `ZG-2026-${index}`;
      const body = { orderNumber, email: 'anna@example.hu', code: '000000' };
      return api.post('/api/order/code/redeem', body, client);
    };
    expect(await statuses(41, guess)).toEqual([...same(400, 40), 429]);
  });

  it('ten new accounts and five reviews for one client', async () => {
    const client = newClient();
    const register = (index: number) => {
      const names = { firstname: 'Anna', lastname: 'Kovács' };
      const customer = { email: `new${index}@example.hu`, ...names };
      return api.post('/api/user/create', { customer, password: goodPassword }, client);
    };
    expect(await statuses(11, register)).toEqual([...same(200, 10), 429]);
    const review = { product_id: 101, title: 'Jó', detail: 'Kényelmes', nickname: 'Anna' };
    const write = () => api.post('/api/review/create', { review }, client);
    expect(await statuses(6, write)).toEqual([...same(200, 5), 429]);
  });
});

describe('findings E12: one client', () => {
  const guess = async (client: Record<string, string>, code: string) => {
    const { body } = await api.post('/api/cart/create?token=', undefined, client);
    return api.post(
      `/api/cart/apply-coupon?token=&cartId=${body.result}&coupon=${code}`,
      undefined,
      client,
    );
  };

  it('tries thirty coupons in ten minutes, however many carts it opens', async () => {
    const client = newClient();
    const tries = await statuses(31, (index) => guess(client, `NINCS${index}`));
    expect(tries).toEqual([...same(400, 30), 429]);
    expect((await guess(newClient(), 'TIZ')).status).toBe(200);
  });

  it('is the whole /64 of an IPv6 address', async () => {
    const tries = await statuses(31, (index) =>
      guess({ 'x-forwarded-for': `2001:db8:1:2::${index + 1}` }, `NINCS${index}`),
    );
    expect(tries.at(-1)).toBe(429);
    const neighbour = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect((await guess(neighbour, 'NINCS')).status).toBe(400);
  });

  it('has six hundred changes a minute', async () => {
    const client = newClient();
    const change = () => api.post('/api/cart/delete?cartId=none', { cartItem: {} }, client);
    expect((await statuses(601, change)).at(-1)).toBe(429);
    expect((await api.get('/api/cart/pull?cartId=none', client)).status).toBe(404);
  });

  it.each<[what: string, limit: number, status: number, path: string, body?: object]>([
    ['catalog calls in a minute', 600, 200, '/api/menuImages'],
    ['links to orders in ten minutes', 300, 400, '/api/order/open', { access: 'none' }],
    ['links of emails in an hour', 60, 400, '/api/ext/email-manager/confirm', { token: 'none' }],
    ['open forms for a message in an hour', 30, 200, '/api/ext/mail-service/get-token'],
    ['addresses of invoices in ten minutes', 60, 404, '/api/order/invoice/none'],
    [
      'guesses at payments in an hour',
      20,
      404,
      '/api/payment/check',
      { orderNumber: 'ZG-2026-000001' },
    ],
    [
      'links for a new password in an hour',
      10,
      400,
      '/api/user/reset-password/confirm',
      { resetToken: 'none', newPassword: goodPassword },
    ],
  ])('has a limit of %s: %i', async (_what, limit, status, path, body) => {
    const client = newClient();
    const ask = () => (body === undefined ? api.get(path, client) : api.post(path, body, client));
    expect(await statuses(limit + 1, ask)).toEqual([...same(status, limit), 429]);
  });

  it('exports the data of a customer five times an hour', async () => {
    const { token } = await api.customer();
    const read = () => api.get(`/api/user/export?token=${token}`, newClient());
    expect(await statuses(6, read)).toEqual([...same(200, 5), 429]);
  });

  it('has six thousand keys an hour', async () => {
    const client = newClient();
    const change = () =>
      api.post(
        '/api/cart/delete?cartId=none',
        { cartItem: {} },
        { ...client, 'idempotency-key': 'k' },
      );
    let last = 0;
    for (let minute = 0; minute < 11; minute++) {
      last = (await statuses(599, change)).at(-1) ?? 0;
      await api.clock.advance(60_000);
    }
    expect(last).toBe(429);
    const plain = await api.post('/api/cart/delete?cartId=none', { cartItem: {} }, client);
    expect(plain.status).not.toBe(429);
  });
});

it('findings B12: a client has one budget in all store views', async () => {
  const client = newClient();
  const guess = async (index: number) => {
    const view = index % 2 === 0 ? '' : '&storeCode=de';
    const { body } = await api.post(`/api/cart/create?token=${view}`, undefined, client);
    return api.post(
      `/api/cart/apply-coupon?token=&cartId=${body.result}&coupon=NINCS${view}`,
      undefined,
      client,
    );
  };
  expect((await statuses(31, guess)).at(-1)).toBe(429);
  const login = (index: number) =>
    api.post(
      `/api/user/login?${index % 2 === 0 ? '' : 'storeCode=de'}`,
      { username: 'nobody@example.hu', password: 'wrong' },
      client,
    );
  expect((await statuses(11, login)).at(-1)).toBe(429);
});
