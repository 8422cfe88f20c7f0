import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { moveOrder, showOrder } from '../history/order-command.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

async function place(token = ''): Promise<string> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  return (await api.post('/api/order/create', orderBody(''), headers)).body.result.orderNumber;
}
const statement = (orderNumber: string, more: object = {}) => ({
  name: 'Kovács Anna',
  orderNumber,
  email: 'anna@example.hu',
  ...more,
});
const state = (body: object, token = '') => api.post(`/api/order/withdrawal?token=${token}`, body);
const confirm = (confirmation: string) =>
  api.post('/api/order/withdrawal/confirm', { confirmation });
const count = async () =>
  (await api.context.sql<{ rows: number }[]>`SELECT count(*)::int AS rows FROM withdrawal`)[0]
    ?.rows;

describe('a cancellation by a guest', () => {
  const cancel = (orderNumber: string, email = 'anna@example.hu', token = '') =>
    api.post(`/api/order/cancel?token=${token}`, { orderNumber, email });

  it('accepts number and email address, releases the stock and sends an email', async () => {
    const before = await api.qtyOf('SZEK-1');
    const number = await place();
    expect(await api.qtyOf('SZEK-1')).toBe(before - 1);
    const { body } = await state(statement(number));
    expect(body.result.is_cancelable).toBe(true);
    const answers = await Promise.all(
      [1, 2].map(() => cancel(number.toLowerCase(), ' Anna@Example.hu ')),
    );
    for (const { status, body: canceled } of answers) {
      expect([status, canceled.result]).toEqual([200, { orderNumber: number, status: 'canceled' }]);
    }
    expect(await api.qtyOf('SZEK-1')).toBe(before);
    const [jobs] = await api.context.sql<{ emails: number }[]>`
      SELECT count(*)::int AS emails FROM mail_job WHERE kind = 'order-canceled'`;
    expect(jobs?.emails).toBe(1);
    expect((await state(statement(number))).body.meta.error).toBe('withdrawal-closed');
  });

  it('of another customer’s order responds as for a missing order', async () => {
    const number = await place();
    const [wrong, none] = [await cancel(number, 'bela@example.hu'), await cancel('ZG-2026-999999')];
    expect([wrong.status, wrong.body.meta.error]).toEqual([404, 'order-unknown']);
    expect([none.status, none.body.meta.error]).toEqual([404, 'order-unknown']);
  });

  it('is too late once the order has left', async () => {
    const number = await place();
    await moveOrder(api.context.sql, number, 'processing', api.clock.now());
    await moveOrder(api.context.sql, number, 'shipped', api.clock.now());
    expect((await state(statement(number))).body.result.is_cancelable).toBe(false);
    const { status, body } = await cancel(number);
    expect([status, body.meta.error]).toEqual([409, 'order-not-cancelable']);
  });
});

describe('a withdrawal', () => {
  it('takes two steps, is kept by the second, and is received once', async () => {
    const number = await place();
    const before = (await count()) ?? 0;
    const stated = await state(statement(number.toLowerCase(), { email: ' Anna@Example.hu ' }));
    expect([stated.status, stated.body.result]).toMatchObject([
      200,
      { name: 'Kovács Anna', orderNumber: number, email: 'Anna@Example.hu' },
    ]);
    expect(await count()).toBe(before);
    const { confirmation } = stated.body.result;
    const answers = await Promise.all([1, 2, 3].map(() => confirm(confirmation)));
    for (const { status, body } of answers) {
      expect([status, body.result]).toEqual([
        200,
        {
          name: 'Kovács Anna',
          orderNumber: number,
          email: 'Anna@Example.hu',
          received_at: '2026-03-05T12:00:00.000Z',
        },
      ]);
    }
    expect(await count()).toBe(before + 1);
    const kinds = await api.context.sql<{ kind: string }[]>`
      SELECT kind FROM mail_job WHERE kind LIKE 'withdrawal-%' ORDER BY kind`;
    expect(kinds.map(({ kind }) => kind)).toEqual(['withdrawal-notice', 'withdrawal-received']);
    expect((await showOrder(api.context.sql, number))?.join('\n')).toContain(
      'withdrawn: everything',
    );
  });

  it('[FM-9] takes a bank account for the refund in its written form, and no other text for one', async () => {
    const number = await place();
    const wrong = await state(statement(number, { bankAccount: '11773016-1111101' }));
    expect([wrong.status, wrong.body.meta]).toMatchObject([
      400,
      { error: 'invalid-request', fields: [{ path: 'bankAccount', rule: 'bank-account' }] },
    ]);
    const stated = await state(statement(number, { bankAccount: '11773016 11111018' }));
    expect(stated.body.result.bankAccount).toBe('11773016-11111018');
    const received = await confirm(stated.body.result.confirmation);
    expect(received.body.result.bankAccount).toBe('11773016-11111018');
    const [row] = await api.context.sql<
      { id: number }[]
    >`SELECT max(id)::int AS id FROM withdrawal`;
    const subject = { withdrawalId: row?.id ?? 0 };
    const { writers } = emailPorts(api.context);
    for (const kind of ['withdrawal-received', 'withdrawal-notice'] as const) {
      expect((await writers[kind](subject))?.text).toContain(
        'Bankszámlaszám a visszatérítéshez: 11773016-11111018',
      );
    }
  });

  it('is answered by mail with what was stated, the day and the time', async () => {
    const number = await place();
    const { body } = await state(statement(number, { items: 'csak a <szék>' }));
    await confirm(body.result.confirmation);
    const [row] = await api.context.sql<
      { id: number }[]
    >`SELECT max(id)::int AS id FROM withdrawal`;
    const { writers } = emailPorts(api.context);
    const subject = { withdrawalId: row?.id ?? 0 };
    const message = await writers['withdrawal-received'](subject);
    expect(message?.to).toBe('anna@example.hu');
    for (const part of [
      'Kovács Anna',
      number,
      'anna@example.hu',
      'csak a <szék>',
      '2026. 03. 05. 13:00',
    ]) {
      expect(message?.text).toContain(part);
    }
    expect(message?.html).toContain('csak a &lt;szék&gt;');
    const notice = await writers['withdrawal-notice'](subject);
    expect(notice?.replyTo).toBe('anna@example.hu');
    expect(notice?.to).not.toBe('anna@example.hu');
  });

  it('of another customer’s order responds as for a missing order', async () => {
    const number = await place();
    const [anna] = [await api.customer()];
    const answers = [
      await state(statement(number, { email: 'bela@example.hu' })),
      await state(statement('ZG-2026-999999')),
      await state(statement(number, { email: 'bela@example.hu' }), anna.token),
    ].map(({ status, body }) => [status, body.result, body.meta.error]);
    for (const each of answers) {
      expect(each).toEqual([404, expect.any(String), 'order-unknown']);
      expect(each).toEqual(answers[0]);
    }
  });

  it('of one’s own order may name any address for the receipt', async () => {
    const { token } = await api.customer();
    const number = await place(token);
    const stated = await state(statement(number, { email: 'masik@example.hu' }), token);
    expect(stated.status).toBe(200);
    expect((await confirm(stated.body.result.confirmation)).body.result.email).toBe(
      'masik@example.hu',
    );
    const order = await api.get(`/api/user/order?token=${token}&orderNumber=${number}`);
    expect(order.body.result.withdrawal).toEqual({
      is_open: false,
      received_at: '2026-03-05T12:00:00.000Z',
    });
  });

  it('[OR-8] is open for 14 days after delivery', async () => {
    const dayMs = 24 * 3_600_000;
    const [inTime, late] = [await place(), await place()];
    for (const [number, days] of [
      [inTime, 13],
      [late, 18],
    ] as const) {
      for (const to of ['processing', 'shipped', 'complete'] as const) {
        await moveOrder(api.context.sql, number, to, api.clock.now() - days * dayMs);
      }
    }
    expect((await state(statement(inTime))).status).toBe(200);
    expect((await state(statement(late))).body.meta.error).toBe('withdrawal-closed');
  });

  it('is closed for an order that is off, and when the period is over', async () => {
    const [off, late] = [await place(), await place()];
    const early = await state(statement(late));
    await moveOrder(api.context.sql, off, 'canceled', api.clock.now());
    for (const to of ['processing', 'shipped', 'complete'] as const) {
      await moveOrder(api.context.sql, late, to, api.clock.now() - 20 * 24 * 3_600_000);
    }
    for (const number of [off, late]) {
      const { status, body } = await state(statement(number));
      expect([status, body.meta.error]).toEqual([409, 'withdrawal-closed']);
    }
    expect((await confirm(early.body.result.confirmation)).body.meta.error).toBe(
      'withdrawal-closed',
    );
  });

  it('cannot be confirmed with a word that is not ours or is an hour old', async () => {
    const number = await place();
    const { confirmation } = (await state(statement(number))).body.result;
    const [head, , signature] = confirmation.split('.');
    const forged = Buffer.from(JSON.stringify({ exp: 9e15, statement: statement(number) }));
    for (const word of ['x', `${head}.${forged.toString('base64url')}.${signature}`]) {
      const { status, body } = await confirm(word);
      expect([status, body.meta.error]).toEqual([400, 'withdrawal-unconfirmed']);
    }
    await api.clock.advance(3_600_000);
    expect((await confirm(confirmation)).body.meta.error).toBe('withdrawal-unconfirmed');
  });

  it('findings E5: of an order cannot be proven by its place in the row of numbers', async () => {
    const number = await place();
    const counted = number.slice(0, 'ZG-2026-000001'.length);
    expect(number).toMatch(/^ZG-2026-\d{6}-[2-9A-Z]{6}$/);
    for (const guess of [counted, `${counted}-AAAAAA`, `${counted}%`]) {
      expect((await state(statement(guess))).body.meta.error).toBe('order-unknown');
      const cancel = { orderNumber: guess, email: 'anna@example.hu' };
      const { body } = await api.post('/api/order/cancel', cancel);
      expect(body.meta.error).toBe('order-unknown');
    }
    expect(await place()).not.toContain(number.slice(-6));
  });

  it('findings E5: does not show the statement of another person and stores both', async () => {
    const number = await place();
    const first = await state(
      statement(number, { name: 'Első Ede', bankAccount: '11773016 11111018' }),
    );
    await confirm(first.body.result.confirmation);
    const second = await state(statement(number, { name: 'Második Márta' }));
    const answers = [second, await confirm(second.body.result.confirmation)];
    for (const { status, body } of answers) {
      expect([status, body.result.name]).toEqual([200, 'Második Márta']);
      expect(JSON.stringify(body)).not.toMatch(/Ede|11773016/);
    }
    const shown = (await showOrder(api.context.sql, number))?.join('\n');
    expect(shown).toMatch(/Első Ede, 11773016-11111018[^]*Második Márta/);
    const [emails] = await api.context.sql<{ receipts: number; notices: number }[]>`
      SELECT count(*) FILTER (WHERE kind = 'withdrawal-received')::int AS receipts,
        count(*) FILTER (WHERE kind = 'withdrawal-notice')::int AS notices
      FROM mail_job JOIN withdrawal ON withdrawal.id = (subject ->> 'withdrawalId')::bigint
      JOIN shop_order ON shop_order.id = withdrawal.order_id WHERE increment_id = ${number}`;
    expect(emails).toEqual({ receipts: 2, notices: 2 });
  });

  it('findings E5: is open to the buyer after any attempts of strangers', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const placed = await strict.post('/api/order/create', orderBody(''));
    const { orderNumber } = placed.body.result;
    const guess = (client: string, body: object) =>
      strict.post('/api/order/withdrawal?token=', body, { 'x-forwarded-for': client });
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = statement(orderNumber, { email: `a${attempt}@example.hu` });
      expect((await guess('192.0.2.1', wrong)).status).toBe(404);
    }
    expect((await guess('192.0.2.1', statement('ZG-1'))).status).toBe(429);
    expect((await guess('192.0.2.2', statement(orderNumber))).status).toBe(200);
    await strict.close();
  });

  it('findings E5: a client that guesses gets no further by cancelling', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const { orderNumber } = (await strict.post('/api/order/create', orderBody(''))).body.result;
    const cancel = (client: string, email: string) =>
      strict.post(
        '/api/order/cancel?token=',
        { orderNumber, email },
        { 'x-forwarded-for': client },
      );
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await cancel('192.0.2.1', `a${attempt}@example.hu`)).status).toBe(404);
    }
    expect((await cancel('192.0.2.1', 'anna@example.hu')).status).toBe(429);
    expect((await cancel('192.0.2.2', 'anna@example.hu')).status).toBe(200);
    await strict.close();
  });

  it('findings E5: a statement is not confirmed without end', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const { orderNumber } = (await strict.post('/api/order/create', orderBody(''))).body.result;
    const stated = await strict.post('/api/order/withdrawal?token=', statement(orderNumber));
    const { confirmation } = stated.body.result;
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) {
      const { status } = await strict.post('/api/order/withdrawal/confirm', { confirmation });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.close();
  });
});
