import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvoicedOrder } from '../document/invoiced-order.ts';
import { createSandboxService } from '../sandbox/sandbox-service.ts';
import { createMemoryInvoiceStore } from '../test/memory-invoice-store.ts';
import { sampleOrder } from '../test/sample-order.ts';
import { settleInvoices, type InvoiceStore, type StoredInvoice } from './settle-invoices.ts';
import { sumOf } from '../document/sum-of.ts';

type Fault = 'none' | 'unreachable' | 'unanswered';

/** A shop with one order, its stored documents, and the sandbox. */
function createShop(
  start: Partial<InvoicedOrder> = {},
  trigger: 'payment' | 'dispatch' = 'payment',
) {
  const sandbox = createMemoryInvoiceStore();
  const faults: Fault[] = [];
  let order: InvoicedOrder = { ...sampleOrder, ...start };
  let documents: readonly StoredInvoice[] = [];
  const change = (externalId: string, more: Partial<StoredInvoice>) => {
    documents = documents.map((document) =>
      document.externalId === externalId ? { ...document, ...more } : document,
    );
  };
  const store: InvoiceStore = {
    readOrder: async () => order,
    readDocuments: async () => documents,
    add: async (_orderId, document) => {
      documents = [...documents, document];
    },
    markSent: async (externalId) => change(externalId, { isSent: true }),
    record: async (externalId, names) => change(externalId, { names }),
  };
  const fault = () => faults.shift() ?? 'none';
  const service = createSandboxService({ store: sandbox, seller: null, prefix: 'P', fault });
  const ports = { service, store, trigger, today: () => '2026-11-27' };
  return {
    ports,
    faults,
    sandbox,
    get order() {
      return order;
    },
    get documents() {
      return documents;
    },
    move(more: Partial<InvoicedOrder>) {
      order = { ...order, ...more };
    },
    settle: () => settleInvoices(ports, 1),
    billed: () =>
      sumOf(sandbox.all.flatMap(({ document }) => document.lines.map(({ gross }) => gross))),
  };
}

it('[IN-9] makes an invoice once, however often it is asked', async () => {
  const shop = createShop();
  expect(await shop.settle()).toEqual({ ok: true, value: 1 });
  expect(await shop.settle()).toEqual({ ok: true, value: 0 });
  expect(shop.documents).toMatchObject([
    { externalId: 'ZG-2026-000123-K7QX4M-1', kind: 'invoice', names: { number: 'P-2026-1' } },
  ]);
});

it('[IN-9] makes a correction and names the invoice it corrects', async () => {
  const shop = createShop();
  await shop.settle();
  shop.move({ granted: 4_990 });
  await shop.settle();
  const made = shop.sandbox.all.at(-1)?.document;
  expect(made).toMatchObject({
    externalId: 'ZG-2026-000123-K7QX4M-2',
    kind: 'correction',
    corrects: { number: 'P-2026-1', reference: '1' },
  });
  expect(shop.billed()).toBe(9_500);
});

it('[IN-10] looks up a document whose answer was lost and makes no second one', async () => {
  const shop = createShop();
  shop.faults.push('unanswered');
  expect(await shop.settle()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  expect(shop.documents).toMatchObject([{ isSent: true }]);
  expect(await shop.settle()).toEqual({ ok: true, value: 1 });
  expect(shop.sandbox.all).toHaveLength(1);
});

it('[IN-10] takes over a document that the service calls a duplicate', async () => {
  const shop = createShop();
  const { service } = shop.ports;
  const ports = {
    ...shop.ports,
    service: {
      ...service,
      issue: async (document: Parameters<typeof service.issue>[0]) => {
        await service.issue(document);
        return { ok: false, error: { kind: 'duplicate' } } as const;
      },
    },
  };
  expect(await settleInvoices(ports, 1)).toEqual({ ok: true, value: 1 });
  expect(shop.documents).toMatchObject([{ names: { number: 'P-2026-1' } }]);
});

it('[IN-9] records no document of another sum', async () => {
  const shop = createShop();
  const issue = async () => ({ ok: true, value: { number: 'P-1', gross: 1 } }) as const;
  const ports = { ...shop.ports, service: { ...shop.ports.service, issue } };
  expect(await settleInvoices(ports, 1)).toMatchObject({ error: { code: 'amount-differs' } });
  expect(shop.documents[0]?.names).toBeUndefined();
});

/** Events of an order in any order; impossible ones change nothing. */
type Event =
  | { readonly type: 'pay' | 'dispatch' | 'deliver' | 'cancel' }
  | { readonly type: 'refund'; readonly share: number }
  | { readonly type: 'settle'; readonly faults: readonly Fault[] };

const faults = fc.array(fc.constantFrom<Fault>('none', 'unreachable', 'unanswered'), {
  maxLength: 4,
});
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constantFrom('pay', 'dispatch', 'deliver', 'cancel') }),
  fc.record({ type: fc.constant('refund'), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('settle'), faults }),
);

function happen(
  order: InvoicedOrder,
  event: Exclude<Event, { type: 'settle' }>,
): Partial<InvoicedOrder> {
  const { status, payment } = order;
  switch (event.type) {
    case 'pay':
      return status === 'pending' ? { status: 'processing', isPaid: payment !== 'on-receipt' } : {};
    case 'dispatch':
      return status === 'processing' ? { status: 'shipped' } : {};
    case 'deliver':
      return status === 'shipped' ? { status: 'complete', isPaid: true } : {};
    case 'cancel':
      return status === 'complete' ? {} : { status: 'canceled' };
    case 'refund': {
      const remaining = order.total - order.granted;
      const part = Math.ceil((remaining * event.share) / 100);
      return order.isPaid && status !== 'canceled' ? { granted: order.granted + part } : {};
    }
  }
}

it('[IN-9] any history ends with documents whose sum is what the order costs', async () => {
  const history = fc.record({
    payment: fc.constantFrom('online', 'transfer', 'on-receipt'),
    trigger: fc.constantFrom('payment', 'dispatch'),
    events: fc.array(anyEvent, { maxLength: 16 }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ payment, trigger, events }) => {
      const shop = createShop({ payment, status: 'pending', isPaid: false }, trigger);
      for (const event of events) {
        if (event.type !== 'settle') shop.move(happen(shop.order, event));
        else {
          shop.faults.splice(0, Infinity, ...event.faults);
          await shop.settle();
        }
      }
      shop.faults.length = 0;
      await shop.settle();
      await shop.settle();
      const { order } = shop;
      const hasLeft = order.status === 'shipped' || order.status === 'complete';
      const isBilled =
        shop.documents.length > 0 ||
        (trigger === 'dispatch' || payment === 'on-receipt' ? hasLeft : order.isPaid);
      const owed = order.status === 'canceled' || !isBilled ? 0 : order.total - order.granted;
      expect(shop.billed()).toBe(owed);
      expect(shop.documents.every(({ names }) => names !== undefined)).toBe(true);
      const ids = shop.sandbox.all.map(({ document }) => document.externalId);
      expect(ids).toEqual(shop.documents.map(({ externalId }) => externalId));
    }),
    { numRuns: Number(process.env['INVOICE_HISTORIES'] ?? 1_000) },
  );
});
