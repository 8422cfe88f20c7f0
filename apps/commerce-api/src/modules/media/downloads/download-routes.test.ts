import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOrder } from '../../order/history/order-command.ts';
import { orderBody } from '../../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../../test/sales-api.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'download-'));
let api: SalesApi;
let buyer: string;
let stranger: string;
let orderNumber: string;

const booklet = (id: number, sku: string, file: string, sample: string) => ({
  _type: 'product' as const,
  _id: String(id),
  _source: {
    id,
    sku,
    name: `Füzet ${id}`,
    type_id: 'downloadable',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 2990,
    links: [
      { id: 1, file },
      { id: 2, file: sample, sample: true },
    ],
  },
});

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../../test/sales-content'), contentDir, {
    recursive: true,
  });
  const files = join(contentDir, 'files');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'fuzet.pdf'), '%PDF-1.4 the whole');
  writeFileSync(join(files, 'fuzet-reszlet.pdf'), '%PDF-1.4 a sample');
  writeFileSync(join(contentDir, 'titok.pdf'), 'secret');
  symlinkSync(join(contentDir, 'titok.pdf'), join(files, 'link.pdf'));
  api = await createSalesApi({ contentDir });
  await api.load([
    booklet(901, 'FUZET', 'fuzet.pdf', 'fuzet-reszlet.pdf'),
    booklet(902, 'SZOKEVENY', '../titok.pdf', 'link.pdf'),
  ]);
  buyer = (await api.customer()).token;
  stranger = (await api.customer()).token;
  const order = orderBody('', { products: [{ sku: 'FUZET', qty: 1 }] });
  delete (order['addressInformation'] as Record<string, unknown>)['shippingAddress'];
  const placed = await api.post(`/api/order/create?token=${buyer}`, order);
  orderNumber = placed.body.result.orderNumber;
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});

const get = (path: string) => api.app.request(path);

describe('a file that is sold', () => {
  it('findings E2: is not there before its order is paid', async () => {
    expect((await get(`/api/download/FUZET?token=${buyer}`)).status).toBe(404);
    await moveOrder(api.context.sql, orderNumber, 'processing', api.clock.now());
    expect((await get(`/api/download/FUZET?token=${buyer}`)).status).toBe(200);
  });

  it('is served to the customer who paid for it, and never stored in a shared cache', async () => {
    const response = await get(`/api/download/FUZET?token=${buyer}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.4 the whole');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="fuzet.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not there for another customer, and asks a guest to sign in', async () => {
    expect((await get(`/api/download/FUZET?token=${stranger}`)).status).toBe(404);
    expect((await get('/api/download/FUZET')).status).toBe(401);
  });

  it('shows its sample to anybody', async () => {
    const response = await get('/api/download/FUZET/sample');
    expect(await response.text()).toBe('%PDF-1.4 a sample');
    expect(response.headers.get('cache-control')).toContain('public');
  });
});

describe('a file that is none', () => {
  it.each([
    ['a product without files', 'SZEK-1/sample'],
    ['a product nobody sells', 'NINCS/sample'],
    ['a link out of the folder', 'SZOKEVENY/sample'],
  ])('is not found: %s', async (_story, path) => {
    const response = await get(`/api/download/${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('is not found by a path in its name', async () => {
    await api.context.sql`
      INSERT INTO order_item (order_id, sku, name, product_type, product_option, options, qty, unit_net,
        unit_gross, row_net, row_gross, discount, tax, tax_percent)
      SELECT order_id, 'SZOKEVENY', name, product_type, product_option, options, qty, unit_net,
        unit_gross, row_net, row_gross, discount, tax, tax_percent FROM order_item WHERE sku = 'FUZET'`;
    const response = await get(`/api/download/SZOKEVENY?token=${buyer}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});
