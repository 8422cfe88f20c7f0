import { err, ok } from '@shop/kernel';
import type { InvoiceDocument } from '../document/invoice-document.ts';
import type { InvoiceService, IssuedInvoice } from '../service/invoice-service.ts';
import { sandboxPdf, type InvoiceSeller } from './sandbox-pdf.ts';
import { sumOf } from '../document/sum-of.ts';

/** A document created by the sandbox. */
export interface SandboxInvoice {
  /** Number within the sandbox, from 1. */
  readonly sequence: number;
  readonly document: InvoiceDocument;
}

/** Storage of the sandbox's documents. */
export interface SandboxInvoiceStore {
  /** Adds a document unless its `externalId` exists; returns the stored one. */
  add(document: InvoiceDocument): Promise<SandboxInvoice>;
  find(externalId: string): Promise<SandboxInvoice | undefined>;
  read(sequence: number): Promise<SandboxInvoice | undefined>;
}

export interface SandboxPorts {
  readonly store: SandboxInvoiceStore;
  readonly seller: InvoiceSeller | null;
  /** Prefix of its numbers. */
  readonly prefix: string;
  /** Fault of a call, for tests. `unreachable`: nothing was done. `unanswered`: it was done, the response was lost. */
  readonly fault?: ((call: string) => 'none' | 'unreachable' | 'unanswered') | undefined;
}

/** Creates a service for the demo and tests: it numbers documents and writes sample files. Source: IN-12. */
export function createSandboxService({
  store,
  seller,
  prefix,
  fault,
}: SandboxPorts): InvoiceService {
  const unreachable = err({ kind: 'unreachable' } as const);
  const issued = ({ sequence, document }: SandboxInvoice): IssuedInvoice => ({
    number: numberOf(prefix, sequence, document),
    reference: String(sequence),
    gross: sumOf(document.lines.map(({ gross }) => gross)),
  });
  return {
    code: 'sandbox',
    async issue(document) {
      const planned = fault?.('issue') ?? 'none';
      if (planned === 'unreachable') return unreachable;
      const invoice = await store.add(document);
      return planned === 'unanswered' ? unreachable : ok(issued(invoice));
    },
    async find({ externalId }) {
      if ((fault?.('find') ?? 'none') !== 'none') return unreachable;
      const invoice = await store.find(externalId);
      return invoice === undefined ? err({ kind: 'not-found' }) : ok(issued(invoice));
    },
    async pdf({ reference }) {
      if ((fault?.('pdf') ?? 'none') !== 'none') return unreachable;
      const invoice = await store.read(Number(reference));
      if (invoice === undefined) return err({ kind: 'not-found' });
      return ok(sandboxPdf(issued(invoice).number, invoice.document, seller));
    },
  };
}

const numberOf = (prefix: string, sequence: number, { issuedOn }: InvoiceDocument) =>
  `${prefix}-${issuedOn.slice(0, 4)}-${sequence}`;
