import type { InvoiceFailure, InvoiceService } from '@shop/invoices';
import { err } from '@shop/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { orderBody } from '../../test/order-body.ts';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';
import { takeStep, type OrderStep } from '../order/history/order-step-command.ts';
import { sendInvoice } from './invoice-command.ts';
import { dropInvoiceJobs, makeDueInvoices } from './invoice-jobs.ts';
import { invoicePorts, type InvoicePorts } from './invoice-ports.ts';

let api: SalesApi;
let ports: InvoicePorts;
beforeAll(async () => {
  api = await createSalesApi();
  const made = invoicePorts(api.context);
  if (made === undefined) throw new Error('The demo makes invoices');
  ports = made;
});
afterAll(() => api.close());
beforeEach(() => dropInvoiceJobs(api.context.sql));

interface Placed {
  readonly id: number;
  readonly number: string;
  readonly access: string;
}

async function place(paymentCode = 'cashondelivery'): Promise<Placed> {
  const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 3 });
  await api.post(`/api/cart/apply-coupon?token=&cartId=${cartId}&coupon=TIZ`);
  const order = orderBody(cartId, {
    products: [{ sku: 'SZEK-1', qty: 3 }],
    info: { payment_method_code: paymentCode },
  });
  const { body } = await api.post('/api/order/create', order);
  expect(body.code).toBe(200);
  return {
    id: Number(body.result.orderId),
    number: body.result.orderNumber,
    access: body.result.access,
  };
}

const step = (number: string, name: OrderStep) =>
  takeStep(api.context.sql, number, name, api.clock.now());

/** Places an order that was paid online. */
async function placePaid(): Promise<Placed> {
  const order = await place();
  await api.context.sql`
    INSERT INTO order_payment (order_id, provider, state, reserved_until)
    VALUES (${order.id}, 'sandbox', 'awaiting', now())`;
  await api.context.sql`UPDATE order_payment SET state = 'paid' WHERE order_id = ${order.id}`;
  return order;
}

const grant = (id: number, granted: number) =>
  api.context.sql`UPDATE order_payment SET granted = ${granted} WHERE order_id = ${id}`;

const stored = (id: number) => api.context.sql<
  { kind: string; gross: number; number: string | null }[]
>`
  SELECT kind, gross, number FROM invoice WHERE order_id = ${id} ORDER BY id`;

async function openInvoices(access: string) {
  const { body } = await api.post('/api/order/open', { access });
  return (body.result.invoices ?? []) as { kind: string; number: string; url: string }[];
}

/** The ports with a service whose calls are replaced. */
const withService = (more: Partial<InvoiceService>): InvoicePorts => ({
  ...ports,
  invoices: { ...ports.invoices, service: { ...ports.invoices.service, ...more } },
});

const failing = (kind: 'unreachable') => () => Promise.resolve(err<InvoiceFailure>({ kind }));

/** Three chairs less 10 %, the courier, and the fee of cash on delivery. */
const total = 38_100 - 3_810 + 1_990 + 490;

describe('an order', () => {
  it('is invoiced by its sum once it is paid online, and its page has the file', async () => {
    const { id, access } = await placePaid();
    await makeDueInvoices(ports);
    expect(await stored(id)).toMatchObject([{ kind: 'invoice', gross: total }]);
    const [invoice] = await openInvoices(access);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^MINTA-2026-\d+$/),
    });
    const file = await api.app.request(`http://localhost${invoice?.url}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(`"${invoice?.number}.pdf"`);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.4/);
    const offline = await api.context
      .sql`SELECT FROM invoice WHERE order_id = ${id} AND file IS NOT NULL`;
    expect(offline).toHaveLength(1);
  });

  it('is invoiced on dispatch when it is paid on receipt', async () => {
    const { id, number } = await place();
    await makeDueInvoices(ports);
    expect(await stored(id)).toHaveLength(0);
    await step(number, 'dispatch');
    await makeDueInvoices(ports);
    expect(await stored(id)).toMatchObject([{ kind: 'invoice', gross: total }]);
  });

  it('is corrected by refunds and canceled by a storno', async () => {
    const partly = await placePaid();
    const wholly = await placePaid();
    await makeDueInvoices(ports);
    await grant(partly.id, 4_990);
    await step(wholly.number, 'cancel');
    await makeDueInvoices(ports);
    expect(await stored(partly.id)).toMatchObject([{}, { kind: 'correction', gross: -4_990 }]);
    expect(await stored(wholly.id)).toMatchObject([{}, { kind: 'storno', gross: -total }]);
    expect((await openInvoices(partly.access)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'correction',
    ]);
  });

  it('is invoiced once by processes that run at the same time', async () => {
    const { id } = await placePaid();
    await Promise.all([makeDueInvoices(ports), makeDueInvoices(ports), makeDueInvoices(ports)]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('is waited for while another process is claiming it: an email is to name the invoice', async () => {
    const { id } = await placePaid();
    let endClaim = () => {};
    const claim = new Promise<void>((resolve) => (endClaim = resolve));
    let wait = () => claim;
    // The first check finds the row locked and nothing claimed.
    const look = new Promise<void>((resolve) => {
      wait = () => {
        resolve();
        return claim;
      };
    });
    const waiting = { ...ports, clock: { ...ports.clock, wait: () => wait() } };
    let call: Promise<number> | undefined;
    await api.context.sql.begin(async (transaction) => {
      await transaction`SELECT FROM invoice_job WHERE order_id = ${id} FOR UPDATE`;
      call = makeDueInvoices(waiting, id);
      await Promise.race([look, call]);
    });
    endClaim();
    await call;
    expect(await stored(id)).toMatchObject([{ number: expect.stringMatching(/^MINTA-/) }]);
  });
});

describe('a service that fails', () => {
  it('is asked again later, and a lost answer is looked up', async () => {
    const { id } = await placePaid();
    const { service } = ports.invoices;
    const lost = withService({
      issue: async (document) => {
        await service.issue(document);
        return err({ kind: 'unreachable' });
      },
    });
    await makeDueInvoices(lost);
    expect(await stored(id)).toMatchObject([{ number: null }]);
    // Not before it is due.
    await makeDueInvoices(ports);
    expect(await stored(id)).toMatchObject([{ number: null }]);
    await api.clock.advance(31_000);
    await makeDueInvoices(ports);
    expect(await stored(id)).toMatchObject([{ number: expect.stringMatching(/^MINTA-/) }]);
    const made = await api.context.sql`
      SELECT FROM sandbox_invoice JOIN invoice USING (external_id) WHERE order_id = ${id}`;
    expect(made).toHaveLength(1);
  });

  it('is logged with the order and without the buyer', async () => {
    const lines: unknown[] = [];
    const log = { ...ports.log, error: (...line: unknown[]) => void lines.push(line) };
    const { id } = await placePaid();
    await makeDueInvoices({ ...withService({ issue: failing('unreachable') }), log });
    expect(lines).toEqual([['invoice-failed', { order: id, attempts: 1, kind: 'unreachable' }]]);
  });

  it('leaves the address of a file for a later try', async () => {
    const { access } = await placePaid();
    await makeDueInvoices(ports);
    const [invoice] = await openInvoices(access);
    await api.context.sql`DELETE FROM sandbox_invoice`;
    expect((await api.get(invoice?.url ?? '')).status).toBe(503);
  });
});

describe('the address of a file', () => {
  it('works for a day, and no other text opens one', async () => {
    const { access } = await placePaid();
    await makeDueInvoices(ports);
    const [invoice] = await openInvoices(access);
    const url = invoice?.url ?? '';
    expect((await api.get(`${url}x`)).status).toBe(404);
    expect((await api.get(`/api/order/invoice/${access}`)).status).toBe(404);
    await api.clock.advance(24 * 3_600_000 + 1);
    expect((await api.get(url)).status).toBe(404);
  });
});

describe('the buyer', () => {
  it('reads the number in the email about the dispatch, whose invoice is made for it', async () => {
    const { id, number } = await place();
    await step(number, 'dispatch');
    const email = await emailPorts(api.context).writers['order-shipped']({ orderId: id });
    const [invoice] = await stored(id);
    expect(email?.text).toContain(`Számla letöltése: ${invoice?.number} (PDF):\nhttp`);
  });

  it('reads the number in an email that is written while another process makes the invoice', async () => {
    const { id, number } = await place();
    await step(number, 'dispatch');
    const { service } = ports.invoices;
    let answer = () => undefined as void;
    const slow = withService({
      issue: async (document) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return service.issue(document);
      },
    });
    const making = makeDueInvoices(slow);
    await vi.waitFor(async () => {
      const sent = await api.context.sql`SELECT FROM invoice WHERE order_id = ${id} AND is_sent`;
      expect(sent).toHaveLength(1);
    });
    let text = '';
    const writing = emailPorts(api.context).writers['order-shipped']({ orderId: id });
    void writing.then((email) => {
      text = email?.text ?? '';
    });
    answer();
    await making;
    await vi.waitFor(async () => {
      await api.clock.advance(200);
      expect(text).toMatch(/Számla letöltése: MINTA-2026-\d+ \(PDF\)/);
    });
    expect(await stored(id)).toHaveLength(1);
  });

  it('gets the number again when the shop sends it', async () => {
    const { id, number } = await placePaid();
    const sent = await sendInvoice(ports, number, ports);
    const [invoice] = await stored(id);
    expect(sent).toBe(`sent: ${invoice?.number}`);
    expect(await sendInvoice(ports, number, ports)).toBe(sent);
    expect(await stored(id)).toHaveLength(1);
    const email = await emailPorts(api.context).writers.invoice({ orderId: id });
    expect(email?.subject).toBe(`Számla a rendeléséhez: ${number}`);
    expect(email?.text).toContain(String(invoice?.number));
  });

  it('gets the number of an invoice that the running shop makes', async () => {
    const { id, number } = await placePaid();
    let answer: string | undefined;
    void sendInvoice(ports, number, undefined).then((text) => (answer = text));
    await vi.waitFor(async () => {
      await makeDueInvoices(ports);
      expect(await stored(id)).toHaveLength(1);
    });
    // The command may begin to wait only after its invoice is made.
    await vi.waitFor(async () => {
      await api.clock.advance(3_000);
      expect(answer).toMatch(/^sent: MINTA-2026-\d+$/);
    });
  });

  it('gets nothing while there is nothing to invoice', async () => {
    const { number } = await place();
    expect(await sendInvoice(ports, number, ports)).toMatch(/^there is nothing to invoice yet/);
    expect(await sendInvoice(ports, 'ZG-0', ports)).toBe('no such order');
  });
});
