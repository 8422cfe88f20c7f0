import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { changeOrderStatus } from '../order/history/change-order-status.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueStockAlerts } from '../stock/stock-alerts.ts';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { emailView } from './email-view.ts';
import type { Email } from './email.ts';
import { sendDueEmails } from './email-jobs.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ multistore: true, publicUrl: 'https://zugoly.example' });
});
afterAll(() => api.close());
beforeEach(() => api.context.sql`TRUNCATE mail_job`);

async function emails(): Promise<readonly Email[]> {
  const sent: Email[] = [];
  const transport = (message: Email) => Promise.resolve(void sent.push(message));
  await sendDueEmails({ ...emailPorts(api.context, api.views), transport });
  return sent.map((message) => ({ ...message, text: message.text.replaceAll('\u00a0', ' ') }));
}
const email = 'anna@example.de';
const own = { countryId: 'DE', country_id: 'DE', postcode: '10115', city: 'Berlin' };

describe('actions of the German view respond in German', () => {
  it('an order, its amounts and moments, the terms, and what becomes of it', async () => {
    const body = orderBody('', {
      products: [
        { sku: 'SZEK-1', qty: 2 },
        { sku: 'ASZTAL-1', qty: 1 },
      ],
      address: { ...own, lastname: 'Weber', street: ['Invalidenstraße 1'], email },
      info: { shipping_carrier_code: 'freight', shipping_method_code: 'kerbside' },
    });
    const placed = await api.post('/api/order/create?storeCode=de', body);
    expect(placed.body).toMatchObject({ code: 200 });
    const [message] = await emails();
    expect(message?.subject).toMatch(/^Bestellbestätigung: ZG-2026-\d{6}-[2-9A-Z]{6}$/);
    for (const part of [
      'Guten Tag Anna Weber,',
      'Bestellt am: 05.03.2026, 13:00',
      '2 × Stuhl Gyurka: 63,80 €',
      'Zwischensumme: 381,80 €',
      'davon MwSt.: ',
      'Vorkasse per Überweisung\nEmpfänger: Zugoly Otthon Kft.\nIBAN: HU68 1234 5676 1234 5676 0000 0000\nBetrag: ',
      'Anna Weber\nInvalidenstraße 1\n10115 Berlin',
      'Widerrufsrecht',
      'https://zugoly.example/de/altalanos-szerzodesi-feltetelek',
      'Mit freundlichen Grüßen',
    ]) {
      expect(message?.text).toContain(part);
    }
    expect(message?.html).toContain('<html lang="de">');
    const [terms] = message?.attachments ?? [];
    expect(terms?.filename).toBe('allgemeine-geschaftsbedingungen.html');
    expect(terms?.content).toContain('Wer bestellt, nimmt die Bedingungen an.');

    const orderId = Number(placed.body.result.orderId);
    await inTransaction(api.context.sql, (tx) =>
      changeOrderStatus(tx, {
        orderId,
        to: 'canceled',
        mover: 'shop',
        nowMs: api.clock.now(),
      }),
    );
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Stornierte Bestellung: ZG-/),
    ]);
  });

  it('a withdrawal, with the address of the seller and its country', async () => {
    const placed = await api.post('/api/order/create', orderBody(''));
    const [withdrawal] = await api.context.sql<{ id: number }[]>`
      INSERT INTO withdrawal (order_id, name, email, received_at, statement_hash)
      VALUES (${Number(placed.body.result.orderId)}, 'Anna Weber', ${email}, now(), '')
      RETURNING id`;
    const { writers } = emailPorts(api.context, api.views);
    const subject = { withdrawalId: withdrawal?.id ?? 0 };
    const receipts = [
      await writers['withdrawal-received'](subject, 'de'),
      await writers['withdrawal-received'](subject, 'hu'),
    ];
    const [seat] = /(?<=Kft\., ).*/.exec(receipts[1]?.text ?? '') ?? [];
    expect(seat).toBe(api.context.shop.seller?.seat);
    expect(receipts[0]?.text).toContain(`Anschrift: Zugoly Otthon Kft., ${seat}, Ungarn\n`);
  });

  it('a lost password, with a link into the view', async () => {
    await api.customer(email);
    await api.post('/api/user/reset-password?storeCode=de', { email });
    const [message] = await emails();
    expect(message?.subject).toBe('Neues Passwort festlegen');
    expect(message?.text).toContain('https://zugoly.example/de/reset-password#token=');
  });

  it('the newsletter, up to the welcome', async () => {
    await api.post('/api/ext/email-manager/subscribe?storeCode=de', { email });
    const [confirmationEmail] = await emails();
    expect(confirmationEmail?.subject).toBe('Newsletter: Anmeldung bestätigen');
    const [, token] = /newsletter\/confirm#(\S+)/.exec(confirmationEmail?.text ?? '') ?? [];
    await api.post('/api/ext/email-manager/confirm', { token });
    const [welcome] = await emails();
    expect(welcome?.text).toContain('Guten Tag,\n\ndie Anmeldung hat geklappt.');
    expect(welcome?.text).toContain('https://zugoly.example/de/unsubscribe#');
    expect(welcome?.unsubscribeUrl).toContain('https://zugoly.example/api/');
  });

  it('an alert for a sold-out article', async () => {
    await api.post('/api/stock/notify?storeCode=de', { sku: 'ELFOGYOTT', email });
    await api.context.sql`UPDATE stock SET qty = 3, is_in_stock = true WHERE sku = 'ELFOGYOTT'`;
    await api.context.catalog.refresh();
    await queueStockAlerts(api.context.sql, api.context.catalog, api.clock.now());
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Wieder da: Lampe Elfogyott']);
  });
});

it('the logo of the shop is at its public address', () => {
  const shop = {
    ...api.context.shop,
    emails: { ...api.context.shop.emails, logo: '/icon-192.png' },
  };
  const { brand } = emailView(api.context.view, shop, 'https://zugoly.example');
  expect(brand.logoUrl).toBe('https://zugoly.example/icon-192.png');
});

it('emails of an English view are in English, with the numbers and addresses of the view', () => {
  const { shop, view } = api.context;
  const english = {
    ...view,
    code: 'en',
    language: 'en',
    grouping: 'spelling',
    appendStoreCode: true,
  } as const;
  expect(emailView(english, shop, 'https://zugoly.example')).toEqual({
    language: 'en',
    grouping: 'spelling',
    brand: { shopName: 'Zugoly', logoUrl: undefined, colors: shop.emails.colors },
    publicUrl: 'https://zugoly.example',
    shopUrl: 'https://zugoly.example/en',
    country: 'HU',
  });
});
