import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeExpiredData } from '../../app/cleanup.ts';
import type { Email } from '../emails/email.ts';
import { sendDueEmails } from '../emails/email-jobs.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { emailView } from '../emails/email-view.ts';
import { subscriberCsv } from '@shop/shop-cli';
import { readSubscribers } from './newsletter-command.ts';
import { requestNewsletter, mainList } from './subscription-store.ts';

const dayMs = 24 * 3_600_000;
let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`TRUNCATE newsletter_subscription, mail_job CASCADE`;
});

const subscribe = (email: string, more: object = {}) =>
  api.post('/api/ext/email-manager/subscribe', { email, ...more });
const confirm = (token: string) => api.post('/api/ext/email-manager/confirm', { token });
const leave = (word: string) => api.post(`/api/ext/email-manager/unsubscribe?subscription=${word}`);

/** Returns the emails sent meanwhile. */
async function emails(): Promise<Email[]> {
  const sent: Email[] = [];
  const transport = (message: Email) => Promise.resolve(void sent.push(message));
  await sendDueEmails({ ...emailPorts(api.context), transport });
  return sent;
}
const confirmToken = (message: Email | undefined) =>
  /newsletter\/confirm#([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
const unsubscribeWord = (message: Email | undefined) =>
  /\/unsubscribe#([\w.-]+)/.exec(message?.text ?? '')?.[1] ?? '';
const couponCode = (message: Email | undefined) =>
  /Kuponkód: ([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';

/** Subscribes and confirms; returns both emails. */
async function subscribed(email: string): Promise<{ confirmationEmail: Email; welcome: Email }> {
  await subscribe(email);
  const [confirmationEmail] = await emails();
  expect((await confirm(confirmToken(confirmationEmail))).status).toBe(200);
  const [welcome] = await emails();
  if (confirmationEmail === undefined || welcome === undefined)
    throw new Error('A letter is missing');
  return { confirmationEmail, welcome };
}
const stateOf = async (email: string) =>
  (await api.context.sql`SELECT state FROM newsletter_subscription WHERE email = ${email}`)[0]?.[
    'state'
  ];

describe('the newsletter', () => {
  it('begins with the press of a link that works once, and keeps the proof', async () => {
    await subscribe('Kata@example.hu', { consent_version: '2026-11', place: 'footer' });
    const [confirmationEmail] = await emails();
    expect(confirmationEmail?.to).toBe('kata@example.hu');
    expect(await stateOf('kata@example.hu')).toBe('pending');
    await api.clock.advance(60_000);
    const token = confirmToken(confirmationEmail);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { meta: { error: 'link-invalid' } },
    });
    expect(await stateOf('kata@example.hu')).toBe('confirmed');
    const proof = await api.context.sql`
      SELECT step, text_version, place FROM newsletter_consent ORDER BY id`;
    expect([...proof]).toEqual([
      { step: 'asked', text_version: '2026-11', place: 'footer' },
      { step: 'confirmed', text_version: null, place: 'link' },
    ]);
    const [countRow] = await api.context.sql`SELECT count(*) FROM newsletter_confirmation`;
    expect(countRow).toEqual({ count: 0 });
  });

  it('answers an address that is on the list like any other', async () => {
    const { welcome } = await subscribed('bea@example.hu');
    expect(couponCode(welcome)).not.toBe('');
    expect(await subscribe('BEA@example.hu')).toMatchObject({
      status: 200,
      body: { result: true },
    });
    const [again] = await emails();
    expect(again?.subject).toBe('Ön már feliratkozott a hírlevelünkre');
    expect(couponCode(again)).toBe('');
    expect(await stateOf('bea@example.hu')).toBe('confirmed');
  });

  it('keeps the language of its confirmation, also when it is requested again in another view', async () => {
    const { sql, clock } = api.context;
    const ask = (email: string, view: string) =>
      inTransaction(sql, (tx) =>
        requestNewsletter(tx, { email, list: mainList }, {}, view, clock.now()),
      );
    const viewOf = async (email: string) =>
      (await sql`SELECT store_code FROM newsletter_subscription WHERE email = ${email}`)[0];
    await subscribed('anna@example.hu');
    const before = await viewOf('anna@example.hu');
    await ask('anna@example.hu', 'de');
    expect(await viewOf('anna@example.hu')).toEqual(before);
    await ask('otto@example.de', 'it');
    await ask('otto@example.de', 'de');
    expect(await viewOf('otto@example.de')).toEqual({ store_code: 'de' });
  });

  it('[CO-58] confirms with a link of seven days ago', async () => {
    await subscribe('idoben@example.hu');
    const [confirmationEmail] = await emails();
    await api.clock.advance(7 * dayMs - 1);
    expect((await confirm(confirmToken(confirmationEmail))).status).toBe(200);
    expect(await stateOf('idoben@example.hu')).toBe('confirmed');
  });

  it('[CO-58] refuses a link of more than seven days ago, and what is none', async () => {
    await subscribe('kesik@example.hu');
    const [confirmationEmail] = await emails();
    await api.clock.advance(7 * dayMs + 1);
    expect((await confirm(confirmToken(confirmationEmail))).status).toBe(400);
    expect((await confirm('x')).status).toBe(400);
    expect(await stateOf('kesik@example.hu')).toBe('pending');
  });

  it('[CO-58] deletes a subscription that was not confirmed within thirty days', async () => {
    await subscribe('felejt@example.hu');
    await emails();
    await api.clock.advance(29 * dayMs);
    await removeExpiredData(api.context.sql, api.clock.now());
    expect(await stateOf('felejt@example.hu')).toBe('pending');
    await api.clock.advance(2 * dayMs);
    await removeExpiredData(api.context.sql, api.clock.now());
    expect(await stateOf('felejt@example.hu')).toBeUndefined();
  });

  it('[S7-21] keeps the list that is named, and takes none, or one without a name, for its own', async () => {
    await subscribe('lista@example.hu');
    await subscribe('lista@example.hu', { list: '' });
    await subscribe('lista@example.hu', { list: 'ytad20' });
    const lists = await api.context.sql`
      SELECT list FROM newsletter_subscription WHERE email = 'lista@example.hu' ORDER BY list`;
    expect([...lists]).toEqual([{ list: 'newsletter' }, { list: 'ytad20' }]);
  });

  it('refuses what is no address', async () => {
    expect(await subscribe('kata')).toMatchObject({
      status: 400,
      body: { meta: { fields: [{ path: 'email' }] } },
    });
  });
});

describe('its coupon', () => {
  const chair = { sku: 'SZEK-1', qty: 1 };
  const apply = (cartId: string, code: string) =>
    api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=${code}`);

  it('[S9-3] takes ten per cent off, is refused once used, and once it is over', async () => {
    const { welcome } = await subscribed('kupon@example.hu');
    const code = couponCode(welcome);
    expect(code).toMatch(/^HIRLEVEL-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
    expect(welcome?.text).toMatch(/utolsó nap: 2026\. \S+ \d+\.$/m);
    const cart = await api.cartWith(chair);
    const before = (await api.get(`/api/cart/totals?token=&cartId=${cart}`)).body.result;
    expect((await apply(cart, code.toLowerCase())).status).toBe(200);
    const { result } = (await api.get(`/api/cart/totals?token=&cartId=${cart}`)).body;
    const goods = before.total_segments.find(
      ({ code: name }: { code: string }) => name === 'subtotal',
    );
    expect([result.coupon_code, Math.abs(result.discount_amount)]).toEqual([
      code,
      Math.round(goods.value / 10),
    ]);

    await api.context.sql`UPDATE coupon SET used = 1 WHERE code = ${code}`;
    const other = await api.cartWith(chair);
    expect((await apply(other, code)).body.meta.error).toBe('coupon-used-up');

    await api.context.sql`UPDATE coupon SET used = 0 WHERE code = ${code}`;
    await api.clock.advance(30 * dayMs);
    expect((await apply(await api.cartWith(chair), code)).status).toBe(200);
    await api.clock.advance(dayMs);
    expect((await apply(await api.cartWith(chair), code)).body.meta.error).toBe('coupon-expired');
  });

  it('is granted once, for any number of subscriptions', async () => {
    const first = await subscribed('jon.megy@example.hu');
    expect((await leave(unsubscribeWord(first.welcome))).status).toBe(200);
    const second = await subscribed('jon.megy@example.hu');
    expect(couponCode(second.welcome)).toBe(couponCode(first.welcome));
    await subscribe('jon.megy@example.hu', { list: 'tavasz' });
    await confirm(confirmToken((await emails())[0]));
    const [third] = await emails();
    expect(couponCode(third)).toBe(couponCode(first.welcome));
    const codes = await api.context
      .sql`SELECT FROM coupon WHERE code = ${couponCode(first.welcome)}`;
    expect(codes).toHaveLength(1);
  });
});

describe('the way out', () => {
  it('is in every email, as a link and as a header, and needs no login', async () => {
    const { confirmationEmail, welcome } = await subscribed('elmegy@example.hu');
    for (const message of [confirmationEmail, welcome]) {
      expect(unsubscribeWord(message)).not.toBe('');
      expect(message.unsubscribeUrl).toContain('/api/ext/email-manager/unsubscribe?subscription=');
    }
    const { pathname, search } = new URL(welcome.unsubscribeUrl ?? '');
    const oneClick = await api.app.request(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await stateOf('elmegy@example.hu')).toBe('withdrawn');
    expect((await leave(unsubscribeWord(welcome))).body.result).toBe('newsletter');
    const opened = await api.app.request(pathname + search);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/unsubscribe#ey/),
    ]);
  });

  it('is not there for words this shop has not signed', async () => {
    for (const word of [
      'x',
      'a.b.c',
      'eyJhbGciOiJub25lIn0.eyJraW5kIjoibmV3c2xldHRlciIsImlkIjoxfQ.',
    ]) {
      expect((await leave(word)).body.meta.error).toBe('link-invalid');
    }
  });

  it('is the account too', async () => {
    const { token, email } = await api.customer();
    const state = async () =>
      (await api.get(`/api/ext/email-manager/subscription?token=${token}`)).body.result;
    expect(await state()).toEqual({ email, state: 'none' });
    await subscribe(email);
    expect((await state()).state).toBe('pending');
    expect((await confirm(confirmToken((await emails())[0]))).status).toBe(200);
    expect((await state()).state).toBe('confirmed');
    const left = await api.post(`/api/ext/email-manager/unsubscribe?token=${token}`);
    expect(left.body.result).toBe('newsletter');
    expect((await state()).state).toBe('none');
  });

  it('is exported for the newsletter program, with every confirmed address', async () => {
    const { welcome } = await subscribed('kap@example.hu');
    await subscribe('var@example.hu');
    const lines: string[] = [];
    const bolt = () => emailView(api.context.view, api.context.shop, 'https://bolt.example');
    const readPage = (afterId: number) =>
      readSubscribers(api.context.sql, bolt, 'newsletter', { afterId, limit: 1 });
    for await (const some of subscriberCsv(readPage)) {
      lines.push(...some.trim().split('\n'));
    }
    expect(lines).toHaveLength(2);
    const word = unsubscribeWord(welcome);
    expect(lines[1]).toMatch(/^kap@example[.]hu,2026-/);
    expect(lines[1]).toContain(`,https://bolt.example/unsubscribe#${word},`);
    expect(lines[1]).toContain(`unsubscribe?subscription=${word},`);
  });

  it('asks a guest for a login where there is no link', async () => {
    expect((await api.post('/api/ext/email-manager/unsubscribe?token=')).status).toBe(401);
    expect((await api.get('/api/ext/email-manager/subscription?token=')).status).toBe(401);
  });
});
