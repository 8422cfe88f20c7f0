import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import type { Email } from '../emails/email.ts';
import { sendDueEmails } from '../emails/email-jobs.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { queueStockAlerts } from './stock-alerts.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`TRUNCATE stock_alert, mail_job`;
  await setQty('ELFOGYOTT', 0);
  await setQty('KANAPE-KEK', 0);
});

const ask = (sku: string, email = 'anna@example.hu') =>
  api.post('/api/stock/notify', { sku, email });

async function setQty(sku: string, qty: number): Promise<void> {
  await api.context.sql`UPDATE stock SET qty = ${qty}, is_in_stock = ${qty > 0} WHERE sku = ${sku}`;
  await api.context.catalog.refresh();
}
const look = () => queueStockAlerts(api.context.sql, api.context.catalog, api.clock.now());
async function emails(): Promise<Email[]> {
  const sent: Email[] = [];
  const transport = (message: Email) => Promise.resolve(void sent.push(message));
  await sendDueEmails({ ...emailPorts(api.context), transport });
  return sent;
}

describe('a stock alert', () => {
  it('is one email, once the article is in stock again', async () => {
    expect((await ask('ELFOGYOTT', 'Anna@example.hu')).body.result).toBe(true);
    await ask('ELFOGYOTT');
    expect(await look()).toBe(0);
    await setQty('ELFOGYOTT', 3);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const [message, ...more] = await emails();
    expect([message?.to, message?.subject, more]).toEqual([
      'anna@example.hu',
      'Újra kapható: Elfogyott lámpa',
      [],
    ]);
    await setQty('ELFOGYOTT', 0);
    await ask('ELFOGYOTT');
    await setQty('ELFOGYOTT', 1);
    expect(await look()).toBe(1);
  });

  it('[UR-5] of a variant leads to that variant, and knows it from its sisters', async () => {
    await ask('KANAPE-KEK');
    expect(await look()).toBe(0);
    await setQty('KANAPE-KEK', 1);
    expect(await look()).toBe(1);
    expect((await emails())[0]?.text).toContain('?childSku=KANAPE-KEK');
  });

  it('goes to many, and once to each, when several processes look at the same time', async () => {
    for (let place = 0; place < 25; place++) await ask('ELFOGYOTT', `vevo${place}@example.hu`);
    await setQty('ELFOGYOTT', 1);
    const counts = await Promise.all([look(), look(), look()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(new Set((await emails()).map(({ to }) => to)).size).toBe(25);
  });

  it('ends with the link of its email, with all others of the address', async () => {
    await ask('ELFOGYOTT');
    await ask('KANAPE-KEK');
    await ask('KANAPE-KEK', 'bela@example.hu');
    await setQty('ELFOGYOTT', 1);
    await look();
    const [message] = await emails();
    const { pathname, search } = new URL(message?.unsubscribeUrl ?? '');
    expect((await api.post(pathname + search)).body.result).toBe('stock-alert');
    const left = await api.context.sql`SELECT email FROM stock_alert`;
    expect([...left]).toEqual([{ email: 'bela@example.hu' }]);
  });

  it('of a set waits until every part is there', async () => {
    await api.load([
      {
        _type: 'product',
        _id: '900',
        _source: {
          id: 900,
          sku: 'SZETT',
          name: 'Szett',
          type_id: 'grouped',
          status: 1,
          visibility: 4,
          tax_class_id: 2,
          price: 0,
          product_links: ['SZEK-1', 'ELFOGYOTT'].map((linked_product_sku) => ({
            sku: 'SZETT',
            link_type: 'associated',
            linked_product_type: 'simple',
            linked_product_sku,
          })),
        },
      },
    ]);
    await ask('SZETT');
    expect(await look()).toBe(0);
    await setQty('ELFOGYOTT', 1);
    expect(await look()).toBe(1);
  });

  it('goes to one address for ten wishes a day, whoever asks', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const statuses: number[] = [];
    for (let wish = 0; wish < 11; wish++) {
      const headers = { 'x-forwarded-for': `198.51.100.${wish}` };
      const body = { sku: 'ELFOGYOTT', email: 'sokan@example.hu' };
      statuses.push((await strict.post('/api/stock/notify', body, headers)).status);
    }
    await strict.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is rejected for an unknown article and for an invalid address', async () => {
    expect((await ask('NINCS')).body.meta.error).toBe('not-found');
    expect((await ask('ELFOGYOTT', 'anna')).status).toBe(400);
  });
});
