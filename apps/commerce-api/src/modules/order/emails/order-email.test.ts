import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../../app/worker.ts';
import { sendDueEmails } from '../../emails/email-jobs.ts';
import type { Email } from '../../emails/email.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi(
    { publicUrl: 'https://zugoly.example' },
    { offers: { freeReturnDays: 45 } },
  );
});
afterAll(() => api.close());

async function emailsOf(body: object): Promise<readonly Email[]> {
  const placed = await api.post('/api/order/create', body);
  expect(placed.status).toBe(200);
  const emails: Email[] = [];
  const transport = (message: Email) => Promise.resolve(void emails.push(message));
  await sendDueEmails({ ...emailPorts(api.context), transport });
  return emails;
}

describe('the confirmation of an order', () => {
  it('says what was ordered, what it costs and how to withdraw', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 3 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=TIZ`);
    const [message] = await emailsOf(
      orderBody(cartId, {
        products: [{ sku: 'SZEK-1', qty: 3 }],
        info: { payment_method_code: 'cashondelivery' },
      }),
    );
    expect(message?.to).toBe('anna@example.hu');
    expect(message?.subject).toMatch(/^Rendelés visszaigazolása: ZG-2026-\d{6}-[2-9A-Z]{6}$/);
    const text = message?.text.replaceAll('\u00a0', ' ') ?? '';
    for (const part of [
      'Kedves Kovács Anna!',
      'A rendelés ideje: 2026-03-05 13:00',
      '3 × Gyurka szék: 38 100 Ft',
      'Termékek ára: 38 100 Ft',
      'Kedvezmény (TIZ): −3 810 Ft',
      'Szállítás: Házhozszállítás futárral: 1 990 Ft',
      'Utánvét készpénzzel: 490 Ft',
      'Végösszeg: 36 770 Ft',
      'Kovács Anna\n1137 Budapest, Pozsonyi út 12. 3. em. 2.',
      '14 napon belül indokolás nélkül elállhat',
      'önkéntesen 45 napig ingyenesen visszavesszük',
      'Az egyedi szöveggel készülő termékre nem vonatkozik',
      'ha a letöltés az Ön hozzájárulásával megkezdődött',
      'Elállási nyilatkozat (minta)',
      'https://zugoly.example/altalanos-szerzodesi-feltetelek',
    ]) {
      expect(text).toContain(part);
    }
    // A total without cash rounding is the amount to pay.
    expect(text).not.toContain('készpénzben');
  });

  it('says where a transfer goes, how much and under which number', async () => {
    const [message] = await emailsOf(orderBody(''));
    const number = message?.subject.split(': ')[1] ?? 'none';
    expect(message?.text.replaceAll('\u00a0', ' ')).toContain(
      [
        'Banki előreutalás',
        'Kedvezményezett: Zugoly Otthon Kft.',
        'Számlaszám: 12345676-12345676-00000000',
        'Utalandó összeg: 14 690 Ft',
        `Közlemény: ${number}`,
      ].join('\n'),
    );
  });

  it('names no company where there is none', async () => {
    const [message] = await emailsOf(orderBody('', { address: { company: 'NA' } }));
    expect(message?.text).toContain('Szállítási cím\nKovács Anna\n1137 Budapest');
  });

  it('says what comes before goods on credit leave', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 3 });
    const [message] = await emailsOf(
      orderBody(cartId, {
        products: [{ sku: 'SZEK-1', qty: 3 }],
        info: { payment_method_code: 'aruhitel' },
      }),
    );
    expect(message?.text).toContain('Áruhitel (Cofidis)\nMunkatársunk telefonon egyezteti');
  });

  it('brings the terms as they stand, as a file to be kept', async () => {
    const [message] = await emailsOf(orderBody(''));
    expect(message?.attachments?.map(({ filename }) => filename)).toEqual([
      'altalanos-szerzodesi-feltetelek.html',
    ]);
    expect(message?.attachments?.[0]?.content).toContain('Aki rendel, elfogadja a feltételeket.');
  });

  it('shows the rounding of cash only when there is one', async () => {
    const cartId = await api.cartWith({ sku: 'PARNA-1', qty: 3 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=TIZ`);
    const [message] = await emailsOf(
      orderBody(cartId, {
        products: [{ sku: 'PARNA-1', qty: 3 }],
        info: { payment_method_code: 'cashondelivery' },
      }),
    );
    const text = message?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Végösszeg: 29 453 Ft');
    expect(text).toContain('Kerekítés (készpénzes fizetés): 2 Ft');
    expect(text).toContain('Fizetendő készpénzben: 29 455 Ft');
  });

  it('lets no address write HTML', async () => {
    const [message] = await emailsOf(
      orderBody('', {
        address: { lastname: '<script>alert(1)</script>' },
        comment: '"><img src=x>',
      }),
    );
    expect(message?.html).not.toMatch(/<script|<img/);
    expect(message?.html).toContain('&lt;script&gt;');
  });

  it('is not sent without an address', async () => {
    expect(await emailsOf(orderBody('', { address: { email: '' } }))).toEqual([]);
  });
});
