import type { Result } from '@shop/kernel';
import type { MinorUnits } from '@shop/money';
import type { InvoiceDocument, InvoiceNames } from '../document/invoice-document.ts';

/** A document that a service has made. */
export interface IssuedInvoice extends InvoiceNames {
  /** Sum of the document in minor units; negative for corrections. */
  readonly gross: MinorUnits;
}

/** Reason why a call to a service gave no answer. */
export type InvoiceFailure =
  /** No usable answer: whether the service acted is unknown. Ask with `find` before asking again. */
  | { readonly kind: 'unreachable' }
  /** The service refused. `code`: its own error code; nothing of the document. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** The service has a document like this one. */
  | { readonly kind: 'duplicate' }
  /** The service has no such document. */
  | { readonly kind: 'not-found' };

/**
 * A service that makes invoices and reports them to the tax authority. Adapters keep nothing. Every adapter passes
 * `invoiceServiceContract`. Source: IN-11 to IN-16.
 */
export interface InvoiceService {
  /** `szamlazz`, `billingo` or `sandbox`. */
  readonly code: string;
  /** Makes a document. Not repeated by itself: see `find`. */
  issue(document: InvoiceDocument): Promise<Result<IssuedInvoice, InvoiceFailure>>;
  /** Looks a document up by its `externalId`. `not-found`: the service never made it. */
  find(document: InvoiceDocument): Promise<Result<IssuedInvoice, InvoiceFailure>>;
  /** Reads the PDF file of a document. */
  pdf(names: InvoiceNames): Promise<Result<Uint8Array<ArrayBuffer>, InvoiceFailure>>;
}
