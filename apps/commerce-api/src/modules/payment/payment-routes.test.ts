import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { inTransaction } from '../../db/transaction.ts';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import type { Cancellation } from '../emails/index.ts';
import { changeOrderStatus } from '../order/index.ts';
import { grantWithin, settlePayment } from './payment-command.ts';
import { paymentPorts } from './payment-ports.ts';
import { checkPayment, type PaymentPorts } from './payment-service.ts';
import { createPaymentProviders, logMissingProviders } from './providers/payment-providers.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { deliverCallbacks } from './sandbox/deliver-callbacks.ts';

const minuteMs = 60_000;
const chair = { sku: 'SZEK-1', qty: 2 };
/** Cost of one of the methods, in forints. */
const fee = 490;

let api: SalesApi;
let ports: PaymentPorts;
let contentDir: string;

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'payment-content-'));
  await cp(join(import.meta.dirname, '../../test/sales-content'), contentDir, { recursive: true });
  const file = join(contentDir, 'commerce', 'payment-methods.json');
  const methods = JSON.parse(await readFile(file, 'utf8')) as object[];
  const online = { code: 'card', title: 'Bankkártya', online: 'barion' };
  const withFee = { ...online, code: 'card-fee', cost_incl_tax: fee };
  await writeFile(file, JSON.stringify([...methods, online, withFee]));
  api = await createSalesApi({ contentDir });
  ports = paymentPorts(api.context);
});

afterAll(async () => {
  await api.close();
  await rm(contentDir, { recursive: true });
});

beforeEach(async () => {
  await api.context.sql`DELETE FROM sandbox_callback`;
});

/** Places an order that is paid online. Returns its number. */
async function place(method = 'card', more = {}, coupon = ''): Promise<string> {
  const cartId = await api.cartWith({ ...chair, quoteId: '' });
  if (coupon !== '') await api.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`);
  const products = [{ ...chair, name: 'Gyurka szék', price_incl_tax: 12_700 }];
  const info = { payment_method_code: method };
  const order = orderBody(cartId, { products, info, ...more });
  const placed = await api.post('/api/order/create?token=', order);
  expect(placed.body).toMatchObject({ code: 200, result: { awaits_payment: true } });
  return placed.body.result.orderNumber;
}

const call = (name: string, orderNumber: string, more = {}, headers?: Record<string, string>) =>
  api.post(`/api/payment/${name}`, { orderNumber, ...more }, headers);
const check = async (orderNumber: string) => (await call('check', orderNumber)).body.result;

/** Grants and executes a refund. Returns the reason of a refusal. */
async function grantRefund(orderNumber: string, amount: number): Promise<string | undefined> {
  const refund = { amount, name: String(amount) };
  const grant = await inTransaction(api.context.sql, (tx) => grantWithin(tx, orderNumber, refund));
  if (!grant.ok) return grant.error;
  return (await settlePayment(ports, orderNumber))?.text;
}

/** Starts the payment. Returns the URL of the hosted page. */
async function start(orderNumber: string): Promise<string> {
  const { body } = await call('start', orderNumber);
  expect(body.code).toBe(200);
  return new URL(body.result.redirect_url).pathname;
}

/** Decides on the hosted page as a browser does. Returns the redirect URL. */
async function decide(page: string, decision: string, plan = 'lost'): Promise<URL> {
  const response = await api.app.request(`http://localhost${page}`, {
    method: 'POST',
    body: new URLSearchParams({ decision, plan }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function statusOf(orderNumber: string): Promise<string | undefined> {
  const [row] = await api.context.sql<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  return row?.status;
}

async function emailsOf(orderNumber: string): Promise<readonly string[]> {
  const rows = await api.context.sql<{ kind: string }[]>`
    SELECT kind FROM mail_job JOIN shop_order ON shop_order.id = (subject ->> 'orderId')::bigint
    WHERE increment_id = ${orderNumber} AND kind LIKE 'payment-%' ORDER BY mail_job.id`;
  return rows.map(({ kind }) => kind);
}

/** Returns the number of emails about the cancellation of an order, and the text of the first one. */
async function cancellationEmail(orderNumber: string) {
  const rows = await api.context.sql<{ subject: Cancellation }[]>`
    SELECT subject FROM mail_job JOIN shop_order ON shop_order.id = (subject ->> 'orderId')::bigint
    WHERE increment_id = ${orderNumber} AND kind = 'order-canceled'`;
  const [job] = rows;
  const email = job && (await emailPorts(api.context).writers['order-canceled'](job.subject));
  return [rows.length, email?.text] as const;
}

async function takenFor(orderNumber: string): Promise<number> {
  const [row] = await api.context.sql<{ taken: number }[]>`
    SELECT coalesce(sum((record ->> 'captured')::int - (record ->> 'refunded')::int), 0)::int AS taken
    FROM sandbox_payment WHERE record ->> 'orderNumber' = ${orderNumber}`;
  return row?.taken ?? 0;
}

/** Total of two chairs and the courier. */
const total = 25_400 + 1_990;

describe('a payment online', () => {
  it('takes the stock with the order and sends the shopper to the hosted page', async () => {
    const before = await api.qtyOf('SZEK-1');
    const number = await place();
    expect(await api.qtyOf('SZEK-1')).toBe(before - 2);
    expect(await check(number)).toMatchObject({ state: 'awaiting', is_open: false, amount: total });
    const { result } = (await call('start', number)).body;
    expect(result.origins).toContain(new URL(result.redirect_url).origin);
    const { pathname } = new URL(result.redirect_url);
    const page = await api.app.request(`http://localhost${pathname}`);
    expect(await page.text()).toContain(number);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await check(number)).toMatchObject({ state: 'awaiting', is_open: true });
  });

  it('opens one page, however often the button is pressed', async () => {
    const number = await place();
    expect(await start(number)).toBe(await start(number));
  });

  it('returns the payer to the page that started it, on a port of this host only', async () => {
    const returnsTo = async (origin: string) => {
      const number = await place();
      const headers = { origin, 'x-forwarded-host': new URL(origin).host };
      const { result } = (await call('start', number, {}, headers)).body;
      return (await decide(new URL(result.redirect_url).pathname, 'pay')).origin;
    };
    const { protocol, hostname, origin: own } = new URL(api.context.config.publicUrl);
    const shopHost = `${protocol}//${hostname}:4999`;
    expect(await returnsTo(shopHost)).toBe(shopHost);
    expect(await returnsTo('https://other.example')).toBe(own);
  });

  it('is settled by the return alone', async () => {
    const number = await place();
    const back = await decide(await start(number), 'pay');
    const page = await api.app.request(back.href.replace(back.origin, 'http://localhost'));
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toMatch(new RegExp(`/payment\\?order=${number}$`));
    expect(await statusOf(number)).toBe('processing');
    expect(await emailsOf(number)).toEqual(['payment-received']);
  });

  it('is settled by the callback alone, which may come three times', async () => {
    const number = await place();
    await decide(await start(number), 'pay', 'repeated');
    expect(await deliverCallbacks(ports)).toBe(2);
    await api.clock.advance(3_000);
    expect(await deliverCallbacks(ports)).toBe(1);
    expect(await statusOf(number)).toBe('processing');
    expect(await check(number)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await emailsOf(number)).toEqual(['payment-received']);
    expect(await takenFor(number)).toBe(total);
  });

  it('is settled by the reconciliation when nothing ever comes', async () => {
    const number = await place();
    await decide(await start(number), 'pay', 'lost');
    expect(await statusOf(number)).toBe('pending');
    await api.clock.advance(minuteMs);
    await reconcilePayments(ports);
    expect(await statusOf(number)).toBe('processing');
    expect(await reconcilePayments(ports)).toBe(0);
  });

  it('is settled once by many at a time', async () => {
    const number = await place();
    await decide(await start(number), 'pay');
    await Promise.all(Array.from({ length: 8 }, () => check(number)));
    expect(await emailsOf(number)).toEqual(['payment-received']);
    expect(await takenFor(number)).toBe(total);
  });

  it('can be tried again after it failed, and is paid once', async () => {
    const number = await place();
    await decide(await start(number), 'decline');
    expect(await check(number)).toMatchObject({ state: 'failed', reason: 'declined' });
    expect(await emailsOf(number)).toEqual(['payment-failed']);
    await decide(await start(number), 'pay');
    expect(await check(number)).toMatchObject({ state: 'paid' });
    expect(await takenFor(number)).toBe(total);
    expect((await call('start', number)).body).toMatchObject({
      code: 409,
      meta: { error: 'payment-closed' },
    });
  });

  it('can be abandoned: the stock is free again, and money on its way is refunded', async () => {
    const before = await api.qtyOf('SZEK-1');
    const number = await place();
    await decide(await start(number), 'cancel');
    const { result } = (await call('abandon', number)).body;
    expect(result.payment).toMatchObject({ state: 'canceled' });
    expect(await api.qtyOf('SZEK-1')).toBe(before);
    expect(await statusOf(number)).toBe('canceled');
    expect((await call('abandon', number)).body.code).toBe(200);
    const [count, text] = await cancellationEmail(number);
    expect(count).toBe(1);
    expect(text).not.toContain('nem érkezett meg időben');
  });

  it('is over when the reservation is over', async () => {
    // The unpaid orders of other tests return their stock first.
    await api.clock.advance(120 * minuteMs);
    await reconcilePayments(ports);
    const before = await api.qtyOf('SZEK-1');
    const number = await place();
    await start(number);
    await api.clock.advance(30 * minuteMs);
    await reconcilePayments(ports);
    expect(await check(number)).toMatchObject({ state: 'lapsed', is_open: false });
    expect(await api.qtyOf('SZEK-1')).toBe(before);
    expect(await takenFor(number)).toBe(0);
    const [, text] = await cancellationEmail(number);
    expect(text).toContain('A rendelés fizetése nem érkezett meg időben.');
  });

  it('refuses a callback that the provider did not make', async () => {
    const number = await place();
    await decide(await start(number), 'pay', 'lost');
    const forged = await api.post('/api/payment/callback/barion', { paymentId: 'x' });
    expect(forged.status).toBe(400);
    expect(await statusOf(number)).toBe('pending');
  });

  it('knows no other orders', async () => {
    for (const name of ['start', 'check', 'abandon']) {
      expect((await call(name, 'ZG-2026-000001-AAAAAA')).body).toMatchObject({
        code: 404,
        meta: { error: 'order-unknown' },
      });
    }
  });
});

describe('money of a payment', () => {
  /** Creates an order whose reservation ends while its payer is at the provider. */
  async function paidTooLate(coupon?: string): Promise<string> {
    const number = await place('card', {}, coupon);
    const page = await start(number);
    await api.context.sql`
      UPDATE order_payment SET reserved_until = ${new Date(api.clock.now())}
      WHERE order_id = (SELECT id FROM shop_order WHERE increment_id = ${number})`;
    // The order is released, and its payment is voided only after the payer has paid.
    const [row] = await api.context.sql<{ id: number }[]>`
      SELECT id FROM shop_order WHERE increment_id = ${number}`;
    await api.context.sql.begin(async (tx) => {
      const move = { orderId: row?.id ?? 0, to: 'canceled', mover: 'shop' } as const;
      await changeOrderStatus(tx, { ...move, nowMs: api.clock.now() });
      await tx`UPDATE order_payment SET state = 'lapsed' WHERE order_id = ${row?.id ?? 0}`;
    });
    await decide(page, 'pay');
    return number;
  }
  const sellOut = () => api.context.sql`UPDATE stock SET qty = 0 WHERE sku = 'SZEK-1'`;
  const restock = () => api.context.sql`UPDATE stock SET qty = 40 WHERE sku = 'SZEK-1'`;

  it('that comes too late takes the stock and the coupon again', async () => {
    const uses = async () =>
      (await api.context.sql<{ used: number }[]>`SELECT used FROM coupon WHERE code = 'TIZ'`)[0]
        ?.used;
    await restock();
    const number = await paidTooLate('TIZ');
    expect([await api.qtyOf('SZEK-1'), await uses()]).toEqual([40, 0]);
    expect(await check(number)).toMatchObject({ state: 'paid', amount: total - 2_540 });
    expect(await statusOf(number)).toBe('processing');
    expect([await api.qtyOf('SZEK-1'), await uses()]).toEqual([38, 1]);
  });

  it('that comes too late is refunded when the stock is gone', async () => {
    const number = await paidTooLate();
    await sellOut();
    expect(await check(number)).toMatchObject({ state: 'refunded', refunded: total });
    expect(await takenFor(number)).toBe(0);
    expect(await emailsOf(number)).toEqual(['payment-refunded']);
    await restock();
  });

  it.each([
    ['wait', 'paid', 'processing', total],
    ['refund', 'refunded', 'canceled', 0],
  ] as const)('is asked about where configured: %s', async (choice, state, status, taken) => {
    const number = await paidTooLate();
    await sellOut();
    const checkResult = await checkPayment({ ...ports, withoutStock: 'ask' }, number);
    expect(checkResult).toMatchObject({ value: { state: 'undeliverable' } });
    const { result } = (await call('decide', number, { choice })).body;
    expect(result).toMatchObject({ state });
    expect(await statusOf(number)).toBe(status);
    expect(await takenFor(number)).toBe(taken);
    await restock();
  });

  it('is refunded when a paid order is canceled', async () => {
    const before = await api.qtyOf('SZEK-1');
    const number = await place();
    await decide(await start(number), 'pay');
    await check(number);
    const body = { orderNumber: number, email: 'anna@example.hu' };
    expect((await api.post('/api/order/cancel?token=', body)).body.code).toBe(200);
    await reconcilePayments(ports);
    expect(await check(number)).toMatchObject({ state: 'refunded' });
    expect(await takenFor(number)).toBe(0);
    expect(await api.qtyOf('SZEK-1')).toBe(before);
  });

  it.each([1_000.5, 1_000.004])(
    'is not refunded by %d: forints have no decimals, and a rounded amount is not the one asked for',
    async (amount) => {
      const number = await place();
      await decide(await start(number), 'pay');
      await check(number);
      expect(await grantRefund(number, amount)).toBe('the amount has more decimals than HUF has');
      expect(await takenFor(number)).toBe(total);
      expect(await check(number)).toMatchObject({ state: 'paid', refunded: 0 });
    },
  );

  it('includes the fee of the method: it is shown, taken, and refunded with the rest', async () => {
    const cartId = await api.cartWith({ ...chair, quoteId: '' });
    const methods = await api.get(`/api/cart/payment-methods?token=&cartId=${cartId}`);
    expect(methods.body.result).toContainEqual(
      expect.objectContaining({ code: 'card-fee', cost_incl_tax: fee }),
    );
    const number = await place('card-fee', { expected_total: total + fee });
    expect(await check(number)).toMatchObject({ state: 'awaiting', amount: total + fee });
    const page = await start(number);
    const shown = await (await api.app.request(`http://localhost${page}`)).text();
    expect(shown.replace(/\s/g, ' ')).toContain('27 880 Ft');
    await decide(page, 'pay');
    expect(await check(number)).toMatchObject({ state: 'paid' });
    expect(await takenFor(number)).toBe(total + fee);
    const body = { orderNumber: number, email: 'anna@example.hu' };
    expect((await api.post('/api/order/cancel?token=', body)).body.code).toBe(200);
    await reconcilePayments(ports);
    expect(await check(number)).toMatchObject({ state: 'refunded', refunded: total + fee });
    expect(await takenFor(number)).toBe(0);
  });

  it('is refunded in parts by the shop, and never more than was paid', async () => {
    const number = await place();
    await decide(await start(number), 'pay');
    await check(number);
    expect(await grantRefund(number, 4_990)).toBeUndefined();
    expect(await check(number)).toMatchObject({ state: 'partly-refunded', refunded: 4_990 });
    expect(await grantRefund(number, total)).toContain('at most 22400');
    expect(await grantRefund(number, 22_400)).toBeUndefined();
    expect(await check(number)).toMatchObject({ state: 'refunded', refunded: total });
    expect(await takenFor(number)).toBe(0);
    expect(await emailsOf(number)).toEqual([
      'payment-received',
      'payment-refunded',
      'payment-refunded',
    ]);
  });
});

describe('a provider without keys', () => {
  it('has no method, and the log says which settings are missing', async () => {
    const lines: string[] = [];
    const { config } = api.context;
    const payments = await createPaymentProviders(
      { ...config, payment: { ...config.payment, sandbox: false } },
      api.context,
    );
    const log = {
      ...api.context.log,
      warn: (event: string, facts: unknown) => void lines.push(`${event} ${JSON.stringify(facts)}`),
    };
    logMissingProviders({ ...api.context, payments, log });
    expect(lines).toEqual([
      'payment-method-off {"method":"card","advice":"Set BARION_POS_KEY and BARION_PAYEE."}',
      'payment-method-off {"method":"card-fee","advice":"Set BARION_POS_KEY and BARION_PAYEE."}',
    ]);
    expect(payments.takes('barion', 'HUF')).toBe(false);
  });
});
