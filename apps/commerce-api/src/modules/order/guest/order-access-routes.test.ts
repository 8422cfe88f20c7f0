import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';
import { sendDueEmails, type Email } from '../../emails/index.ts';
import { moveOrder } from '../history/order-command.ts';

const dayMs = 24 * 3_600_000;
let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ publicUrl: 'https://zugoly.example' });
});
afterAll(() => api.close());
beforeEach(() => api.context.sql`DELETE FROM mail_job`);

async function place(): Promise<{ number: string; access: string }> {
  const { status, body } = await api.post('/api/order/create', orderBody(''));
  expect(status).toBe(200);
  return { number: body.result.orderNumber as string, access: body.result.access as string };
}
async function emails(): Promise<readonly Email[]> {
  const sent: Email[] = [];
  const transport = (message: Email) => Promise.resolve(void sent.push(message));
  await sendDueEmails({ ...emailPorts(api.context), transport });
  return sent;
}
const open = (access: string) => api.post('/api/order/open', { access });
const askCode = (orderNumber: string, email = 'anna@example.hu') =>
  api.post('/api/order/code', { orderNumber, email });
const redeem = (orderNumber: string, code: string, email = 'anna@example.hu') =>
  api.post('/api/order/code/redeem', { orderNumber, email, code });
const codeIn = ([email]: readonly Email[]) => /\d{6}$/m.exec(email?.text ?? '')?.[0] ?? '';
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const linkIn = (email: Email | undefined) =>
  /https:\/\/zugoly\.example\/order\/(ZG-\S+)#(\S+)/.exec(email?.text ?? '') ?? [];

describe('[CO-82] the order of a guest', () => {
  it('opens with the token of its response and of each of its emails, and is not stored', async () => {
    const { number, access } = await place();
    for (const to of ['processing', 'shipped'] as const) {
      await moveOrder(api.context.sql, number, to, api.clock.now());
    }
    const sent = await emails();
    expect(sent).toHaveLength(2);
    for (const email of sent) {
      const [, path, token = ''] = linkIn(email);
      expect(path).toBe(number);
      const { status, body, headers } = await open(token);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache, no-store']);
      expect(body.result).toMatchObject({ increment_id: number, status: 'shipped' });
    }
    expect((await open(access)).body.result.increment_id).toBe(number);
  });

  it('of a customer comes without a token: the account has it', async () => {
    const { token } = await api.customer();
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await api.post('/api/order/create', orderBody(''), headers);
    expect(body.result).not.toHaveProperty('access');
  });

  it('stays closed to a changed token, to one of 180 days, and after its data were erased', async () => {
    const { number, access } = await place();
    const [head = '', , signature = ''] = access.split('.');
    const claims = Buffer.from(JSON.stringify({ order: 1, exp: 9e15 })).toString('base64url');
    for (const token of ['x', `${head}.${claims}.${signature}`]) {
      const { status, body } = await open(token);
      expect([status, body.meta.error]).toEqual([400, 'link-invalid']);
    }
    await api.clock.advance(180 * dayMs - 1);
    expect((await open(access)).status).toBe(200);
    await api.clock.advance(1);
    expect((await open(access)).body.meta.error).toBe('link-invalid');
    const next = await place();
    await api.context.sql`
      UPDATE shop_order SET customer_email = NULL WHERE increment_id = ${next.number}`;
    expect((await open(next.access)).body.meta.error).toBe('link-invalid');
    expect(number).not.toBe(next.number);
  });
});

describe('[CO-82] a code by email', () => {
  it('opens the order once, and is stored as a hash', async () => {
    const { number } = await place();
    await emails();
    expect((await askCode(number.toLowerCase(), ' Anna@Example.hu ')).body.result).toBe(true);
    const code = codeIn(await emails());
    const [row] = await api.context.sql`SELECT * FROM order_code`;
    expect(JSON.stringify(row)).not.toContain(code);
    const { body } = await redeem(number, code);
    expect(body.result.orderNumber).toBe(number);
    expect((await open(body.result.access)).body.result.increment_id).toBe(number);
    expect((await redeem(number, code)).body.meta.error).toBe('order-code-invalid');
  });

  it('has the same response and no email for an unknown order and for another address', async () => {
    const { number } = await place();
    await emails();
    for (const answer of [await askCode('ZG-2026-999999'), await askCode(number, 'b@example.hu')]) {
      expect([answer.status, answer.body.result]).toEqual([200, true]);
    }
    expect(await emails()).toEqual([]);
    for (const answer of [
      await redeem('ZG-2026-999999', '000000'),
      await redeem(number, '000000', 'b@example.hu'),
      await redeem(number, '000000'),
    ]) {
      expect([answer.status, answer.body.meta.error]).toEqual([400, 'order-code-invalid']);
    }
  });

  it('works for 15 minutes and five attempts; a new one replaces it', async () => {
    const { number } = await place();
    await emails();
    await askCode(number);
    const first = codeIn(await emails());
    await api.clock.advance(15 * 60_000);
    expect((await redeem(number, first)).status).toBe(400);
    await askCode(number);
    const second = codeIn(await emails());
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await redeem(number, otherCode(second))).status).toBe(400);
    }
    expect((await redeem(number, second)).status).toBe(400);
    await askCode(number);
    const third = codeIn(await emails());
    await api.clock.advance(15 * 60_000 - 1);
    expect((await redeem(number, third)).status).toBe(200);
  });
});

it('[CO-82] five codes an hour are sent for one order number, known or not', async () => {
  const limited = await createSalesApi({ rateLimitScale: 1 });
  const { body } = await limited.post('/api/order/create', orderBody(''));
  for (const orderNumber of [body.result.orderNumber as string, 'ZG-2026-999999']) {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const request = { orderNumber, email: 'anna@example.hu' };
      statuses.push((await limited.post('/api/order/code', request)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  await limited.close();
});
