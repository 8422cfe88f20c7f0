import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceDocument, InvoiceLine } from '../document/invoice-document.ts';
import type { InvoiceService } from '../service/invoice-service.ts';
import { sumOf } from '../document/sum-of.ts';

/** A service under test, and control of its faults. */
export interface ServiceUnderTest {
  readonly service: InvoiceService;
  /** Number of documents it has created. */
  readonly madeCount: () => number;
  /**
   * Fault of the next calls. `unreachable`: nothing is done. `unanswered`: it is done and the response is lost. Others
   * are of HTTP: a server error, or a late response.
   */
  fail(fault: 'none' | 'unreachable' | 'unanswered' | 'overloaded' | 'slow'): void;
  /** Makes the service refuse every document; absent if it never does. */
  refuse?(): void;
  close?(): Promise<void>;
}

const line = (name: string, qty: number, taxPercent: number, net: number, gross: number) =>
  ({ name, qty, taxPercent, net, tax: gross - net, gross }) satisfies InvoiceLine;

/** Invoice of the suite: two rates, a quantity that does not divide evenly, delivery; 14,491 Ft. */
export const sampleInvoice: InvoiceDocument = {
  externalId: 'ZG-2026-000123-K7QX4M-1',
  kind: 'invoice',
  orderNumber: 'ZG-2026-000123-K7QX4M',
  currency: 'HUF',
  language: 'hu',
  issuedOn: '2026-11-27',
  payment: 'online',
  isPaid: true,
  buyer: {
    name: 'Kovács & Társa <Bt.>',
    taxNumber: '12345678-1-42',
    country: 'HU',
    postcode: '1061',
    city: 'Budapest',
    street: 'Andrássy út 1.',
    email: 'vevo@example.hu',
  },
  lines: [
    line('Kavics bögre', 3, 27, 7_875, 10_001),
    line('Könyv', 1, 5, 2_381, 2_500),
    line('Házhozszállítás', 1, 27, 1_567, 1_990),
  ],
};

const total = sumOf(sampleInvoice.lines.map(({ gross }) => gross));
const euroInvoice: InvoiceDocument = { ...sampleInvoice, currency: 'EUR', language: 'de' };

/** Correction of the sample by a refund of 4,990 Ft. */
export function sampleCorrection(corrects: InvoiceDocument['corrects'], n = 2): InvoiceDocument {
  const lines = [line('Visszatérítés', 1, 27, -3_929, -4_990)];
  const externalId = `ZG-2026-000123-K7QX4M-${n}`;
  return { ...sampleInvoice, externalId, kind: 'correction', lines, corrects };
}

/** Cancelation of the sample. */
export function sampleStorno(corrects: InvoiceDocument['corrects']): InvoiceDocument {
  const lines = sampleInvoice.lines.map((invoiceLine) => ({
    ...invoiceLine,
    net: -invoiceLine.net,
    tax: -invoiceLine.tax,
    gross: -invoiceLine.gross,
  }));
  const externalId = 'ZG-2026-000123-K7QX4M-2';
  return { ...sampleInvoice, externalId, kind: 'storno', lines, corrects };
}

type Current = () => ServiceUnderTest;

async function issue({ service }: ServiceUnderTest, document: InvoiceDocument) {
  const issued = await service.issue(document);
  if (!issued.ok) throw new Error(`not issued: ${JSON.stringify(issued.error)}`);
  return issued.value;
}

/** Tests that every `InvoiceService` passes. `make` returns a new service without documents. */
export function invoiceServiceContract(make: () => Promise<ServiceUnderTest>): void {
  describe('as an invoice service', () => {
    let test: ServiceUnderTest;
    beforeEach(async () => {
      test = await make();
    });
    afterEach(() => test.close?.());
    const current = () => test;

    testDocuments(current);
    testLookUp(current);
    testFailures(current);
  });
}

function testDocuments(current: Current): void {
  it('[IN-11] makes an invoice of the sum of its lines, with a number', async () => {
    const { gross, number } = await issue(current(), sampleInvoice);
    expect(gross).toBe(total);
    expect(number).not.toBe('');
    expect(current().madeCount()).toBe(1);
  });

  it('[IN-11] reports amounts in hundredths for euros', async () => {
    expect((await issue(current(), euroInvoice)).gross).toBe(total);
  });

  it('[IN-11] corrects an invoice by a part, and by another one', async () => {
    const invoice = await issue(current(), sampleInvoice);
    const first = await issue(current(), sampleCorrection(invoice));
    const second = await issue(current(), sampleCorrection(invoice, 3));
    expect([first.gross, second.gross]).toEqual([-4_990, -4_990]);
    expect(new Set([invoice.number, first.number, second.number]).size).toBe(3);
  });

  it('[IN-11] cancels an invoice by its whole sum', async () => {
    const invoice = await issue(current(), sampleInvoice);
    expect((await issue(current(), sampleStorno(invoice))).gross).toBe(-total);
  });
}

function testLookUp(current: Current): void {
  it('[IN-10] finds each kind of document by the id of the shop', async () => {
    const invoice = await issue(current(), sampleInvoice);
    const correction = await issue(current(), sampleCorrection(invoice));
    expect(await current().service.find(sampleInvoice)).toEqual({ ok: true, value: invoice });
    expect(await current().service.find(sampleCorrection(invoice))).toEqual({
      ok: true,
      value: correction,
    });
    const notFound = { error: { kind: 'not-found' } };
    expect(await current().service.find(sampleCorrection(invoice, 3))).toMatchObject(notFound);
  });

  it('[IN-10] finds a cancelation, and none before it was made', async () => {
    const invoice = await issue(current(), sampleInvoice);
    expect(await current().service.find(sampleStorno(invoice))).toMatchObject({
      error: { kind: 'not-found' },
    });
    const storno = await issue(current(), sampleStorno(invoice));
    expect(await current().service.find(sampleStorno(invoice))).toEqual({
      ok: true,
      value: storno,
    });
  });

  it('[IN-10] knows no document that was never made', async () => {
    expect(await current().service.find(sampleInvoice)).toMatchObject({
      error: { kind: 'not-found' },
    });
  });

  it('[IN-10] finds a document whose answer was lost', async () => {
    current().fail('unanswered');
    expect(await current().service.issue(sampleInvoice)).toMatchObject({
      error: { kind: 'unreachable' },
    });
    current().fail('none');
    const storedInvoice = await current().service.find(sampleInvoice);
    // A service of several calls may have lost an earlier one.
    expect(storedInvoice.ok ? storedInvoice.value.gross : total).toBe(total);
    expect(current().madeCount()).toBe(storedInvoice.ok ? 1 : 0);
  });
}

function testFailures(current: Current): void {
  it.each(['unreachable', 'overloaded', 'slow'] as const)(
    '[IN-11] returns "%s" as a failure and makes nothing',
    async (fault) => {
      current().fail(fault);
      const failure = { error: { kind: 'unreachable' } };
      expect(await current().service.issue(sampleInvoice)).toMatchObject(failure);
      expect(await current().service.find(sampleInvoice)).toMatchObject(failure);
      const names = { number: 'N-1', reference: '1' };
      expect(await current().service.pdf(names)).toMatchObject(failure);
      expect(current().madeCount()).toBe(0);
    },
  );

  it('[IN-11] returns a refusal with the code of the service', async () => {
    const { service, refuse } = current();
    if (refuse === undefined) return;
    refuse();
    const issued = await service.issue(sampleInvoice);
    expect(issued).toMatchObject({ error: { kind: 'rejected' } });
    expect(JSON.stringify(issued)).not.toContain('Kovács');
  });

  it('[IN-11] reads the file of a document', async () => {
    const file = await current().service.pdf(await issue(current(), sampleInvoice));
    expect(file.ok ? new TextDecoder('latin1').decode(file.value.slice(0, 5)) : file).toBe('%PDF-');
  });
}
